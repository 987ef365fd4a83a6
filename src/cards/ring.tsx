import { percent, tone } from '#/lib/ratings.ts';

const TONES = { good: 'ring-arc', ok: 'ring-arc ring-ok', bad: 'ring-arc ring-bad' } as const;

type RingProps = {
  value: number;
  /** Returns the ring's name with its percentage: a number alone does not say what it measures. */
  name(shown: string): string;
};

/** Renders a value from 0 to 10 as a ring with its percentage. The arc stops at 100 %. */
export function Ring({ value, name }: RingProps) {
  const shown = percent(value);
  return (
    <svg className="ring" viewBox="0 0 36 36" role="img" aria-label={name(`${shown}%`)}>
      <circle
        className={TONES[tone(value)]}
        cx="18"
        cy="18"
        r="15"
        pathLength="100"
        strokeDasharray={`${Math.min(shown, 100)} 100`}
      />
      <text x="18" y="23">
        {shown}
        <tspan dy="-4">%</tspan>
      </text>
    </svg>
  );
}
