import { type Captions, captionSrc } from '#/contract/captions.ts';
import type { Language } from '#/contract/language.ts';

type CaptionTracksProps = {
  captions: Captions;
  /** The language of the page. */
  reader: Language;
  /** The language that is spoken, if it is known. */
  spoken: string | null;
};

/**
 * Renders the captions of a video. Those in the reader's language are on from the start, unless the
 * film speaks it.
 */
export function CaptionTracks({ captions, reader, spoken }: CaptionTracksProps) {
  return captions.languages.map((language) => (
    <track
      key={language}
      kind="captions"
      srcLang={language}
      src={captionSrc(captions, language)}
      default={language === reader && reader !== spoken}
    />
  ));
}
