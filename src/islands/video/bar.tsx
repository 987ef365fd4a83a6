import type { Captions } from '#/contract/captions.ts';

type Film = { id: string; parts: number; part: number; go(part: number, seconds: number): void };
type VideoBarProps = {
  video: HTMLVideoElement;
  film: Film;
  title: string;
  picture: string | null;
  captions: Captions | null;
  filmLanguage?: string;
  next: { label: string; onPress(): void } | null;
  scope: HTMLElement;
};

/** Renders what is offered at the end. */
export function VideoBar({ next }: VideoBarProps) {
  return next ? <button type="button">{next.label}</button> : null;
}
