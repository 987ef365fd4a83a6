/** Renders the lit rhombus that marks what plays here. */
export function PlaySign({ label }: { label: string }) {
  return (
    <svg className="play-sign" viewBox="0 0 44 52" role="img" aria-label={label}>
      <path className="play-gem" d="M22 2l20 24-20 24L2 26z" />
      <path className="play-mark" d="M17 17l14 9-14 9z" />
    </svg>
  );
}
