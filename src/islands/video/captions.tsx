import { type Captions, captionSrc } from '#/contract/captions.ts';
import { ENGLISH, type Language } from '#/contract/language.ts';

type CaptionTracksProps = {
  captions: Captions;
  /** The language of the page. */
  reader: Language;
  /** Whether a clip of ours plays: these write their words in English. */
  isClip: boolean;
};

/**
 * Renders the captions of a video. Those in the reader's language are on from the start, unless the
 * film speaks it.
 */
export function CaptionTracks({ captions, reader, isClip }: CaptionTracksProps) {
  const spoken = isClip ? ENGLISH : captions.spoken;
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
