import { type ArchivePart, type Connection, megabytesOf } from '#/lib/archive.ts';
import { useFilmTexts } from './frame.tsx';

type SizeChoiceProps = {
  parts: readonly ArchivePart[];
  /** Plays the files for a connection. */
  onChoose(connection: Connection): void;
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
              onClick={() => onChoose(connection)}
            >
              {[m[text], megabytes && m.megabytesOf(megabytes)].filter(Boolean).join(' · ')}
            </button>
          );
        })}
    </div>
  );
}
