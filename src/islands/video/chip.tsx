import { type ReactNode, useLayoutEffect, useRef } from 'react';

type ChipProps = {
  video: HTMLVideoElement;
  /** What it says, where that is more than is seen. */
  label?: string;
  onPress(): void;
  children: ReactNode;
};

/** Renders a button of the bar. One that goes with the focus on it leaves the focus to the video. */
export function Chip({ video, label, onPress, children }: ChipProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      if (current === document.activeElement) video.focus({ preventScroll: true });
    };
  }, [video]);
  return (
    <button className="chip" type="button" ref={button} aria-label={label} onClick={onPress}>
      {children}
    </button>
  );
}
