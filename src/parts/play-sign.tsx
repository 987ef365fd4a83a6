type PlaySignProps = {
  label: string;
  /** Whether it is half as large, in the same room: beside text. */
  small?: boolean;
};

/** Renders the lit rhombus that marks what plays here. */
export function PlaySign({ label, small }: PlaySignProps) {
  const viewBox = small ? '-22 -26 88 104' : '0 0 44 52';
  return (
    <svg className="play-sign" viewBox={viewBox} role="img" aria-label={label}>
      <path d="M22 2l20 24-20 24L2 26z" />
      <path d="M17 17l14 9-14 9z" />
    </svg>
  );
}

/** Renders the triangle in a play button. */
export function PlayMark() {
  return (
    <svg viewBox="0 0 14 18" aria-hidden="true">
      <path d="M1 1l13 8-13 8z" />
    </svg>
  );
}
