/** Renders the loading indicator: a ring of bulbs with a rotating lit arc. */
export function Spinner({ label }: { label: string }) {
  return (
    <svg className="spinner" viewBox="0 0 36 36" role="img" aria-label={label}>
      <circle className="spinner-track" cx="18" cy="18" r="15" pathLength="100" />
      <circle
        className="spinner-arc"
        cx="18"
        cy="18"
        r="15"
        pathLength="100"
        strokeDasharray="22 100"
      />
    </svg>
  );
}
