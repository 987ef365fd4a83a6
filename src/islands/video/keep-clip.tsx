import { useEffect, useState } from 'react';
import { useLocale } from '#/cards/locale.ts';
import { keepClipTexts } from '#/messages/keep-clip.ts';
import { inLanguage } from '#/paths.ts';
import { type ClipFile, clipFile, dropClip, keepClip, pageOf } from '#/worker/clip-store.ts';
import { Chip } from './chip.tsx';

/** Renders the button that keeps a clip of ours for when there is no network, or deletes it again. */
export function KeepClip({ video }: { video: HTMLVideoElement }) {
  const { language } = useLocale();
  const texts = keepClipTexts[language];
  const [file, setFile] = useState<ClipFile | null>(null);
  /** The percentage that has come; null while nothing is under way. */
  const [come, setCome] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const { src } = video;
  useEffect(() => {
    // A refused storage has no button.
    clipFile(src).then(setFile, () => {});
  }, [src]);
  if (!file) return null;

  const { kept, bytes } = file;
  const keep = () => {
    const page = inLanguage(language, pageOf(src));
    return keepClip(src, page, tracksOf(video), (share) => setCome(Math.floor(share * 100)));
  };
  const press = async () => {
    if (come !== null) return;
    setSaid('');
    setCome(0);
    try {
      await (kept ? dropClip(src) : keep());
      setFile({ bytes, kept: !kept });
    } catch (error) {
      setSaid((error as Error).name === 'QuotaExceededError' ? texts.noRoom : texts.failed);
    }
    setCome(null);
  };
  const size = Math.ceil(bytes / 1000);
  const name = kept ? texts.kept(size) : come === null ? texts.keep(size) : texts.keeping(come);
  return (
    <>
      <Chip video={video} onPress={press}>
        {name}
      </Chip>
      <span role="status">{said}</span>
    </>
  );
}

function tracksOf(video: HTMLVideoElement): string[] {
  return [...video.querySelectorAll('track')].map(({ src }) => src);
}
