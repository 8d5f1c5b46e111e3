import { CopyButton, ShareButtons } from '../../share-buttons.tsx';
import * as words from '../../words/share.ts';

interface TextShareProps {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

export function TextShare({ title, text, url }: TextShareProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <ShareButtons url={url} title={title} text={text} />
      <CopyButton value={`${text} ${url}`} label={words.copyText} />
    </div>
  );
}
