import { CopyButton, ShareButtons } from '../../share-buttons.tsx';
import * as words from '../../words/share.ts';

export function TextShare({ title, text, url }: { title: string; text: string; url: string }) {
  return (
    <div className="flex flex-wrap gap-3">
      <ShareButtons url={url} title={title} text={text} />
      <CopyButton value={`${text} ${url}`} label={words.copyText} />
    </div>
  );
}
