import { type ArchivePart, megabytesOf } from '#/lib/archive.ts';
import { chosen, type Parts } from './film-files.ts';
import { useFilmTexts } from './frame.tsx';

type SizeChoiceProps = {
  parts: readonly ArchivePart[];
  /** Plays files. */
  onChoose(files: Parts): void;
};

/** The connections for which a film has its sizes, the smallest first. */
const SIZES = [
  { text: 'small', connection: { saveData: true } },
  { text: 'better', connection: {} },
] as const;

/** Asks a visitor who saves data for the size of a film, before anything of it is loaded. */
export function SizeChoice({ parts, onChoose }: SizeChoiceProps) {
  const m = useFilmTexts();
  return (
    <div className="frame-state" data-state="late">
      <p role="status">{m?.savesData}</p>
      {m &&
        SIZES.map(({ text, connection }) => {
          const megabytes = megabytesOf(parts, connection);
          return (
            <button
              key={text}
              className="button"
              type="button"
              onClick={() => onChoose(chosen(parts, connection))}
            >
              {m[text]}
              {megabytes && ` · ${m.megabytesOf(megabytes)}`}
            </button>
          );
        })}
    </div>
  );
}
