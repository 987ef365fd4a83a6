/** Renders the triangle in a play button. */
export function PlayMark() {
  return (
    <svg viewBox="0 0 14 18" aria-hidden="true">
      <path d="M1 1l13 8-13 8z" />
    </svg>
  );
}
