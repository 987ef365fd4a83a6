import { percent, tone } from './ratings.ts';

const TONES = { good: 'ring-arc', ok: 'ring-arc ring-ok', bad: 'ring-arc ring-bad' } as const;

/** Returns the place of the number: in the middle, and small enough for the disc. */
function placeOf(digits: number) {
  if (digits <= 3) return { x: 18, y: 23 };
  return { y: 5, transform: `translate(18 18) scale(${3 / digits})` };
}

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
        pathLength="100"
        strokeDasharray={`${Math.min(shown, 100)} 100`}
      />
      <text {...placeOf(`${shown}`.length)}>
        {shown}
        <tspan dy="-4">%</tspan>
      </text>
    </svg>
  );
}
