import { reportProblem } from '../../lib/report-problem.ts';
import { Button } from '../button.tsx';
import type { Picture } from '../pictures/picture.ts';
import { PictureButton } from '../pictures/picture-button.tsx';
import { CopyButton, ShareButtons } from '../share-buttons.tsx';
import { useToast } from '../toast/toast-context.ts';
import * as words from '../words/board.ts';

interface BoardShareProps {
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  readonly hasRows: boolean;
  readonly chat: string;
  readonly makePicture: () => Promise<Picture>;
  readonly saveCsv: (warn: (text: string) => void) => Promise<void>;
}

export function BoardShare({ url, title, summary, hasRows, chat, makePicture, saveCsv }: BoardShareProps) {
  const toast = useToast();
  const save = async () => {
    try {
      await saveCsv(toast.warning);
    } catch (error) {
      reportProblem('the file of the table could not be made', error);
      toast.warning(words.csvFailed);
    }
  };
  return (
    <section className="screen-only grid gap-3 not-first:border-t not-first:border-line not-first:pt-4">
      <h2 className="text-xl uppercase">{words.share}</h2>
      <ShareButtons url={url} title={title} text={`${title}. ${summary}`} />
      {hasRows && (
        <div className="flex flex-wrap gap-3 *:grow">
          <PictureButton label={words.makePicture} make={makePicture} />
          <CopyButton value={`${chat}\n\n${url}`} label={words.copyForChat} />
          <Button variant="secondary" onClick={() => void save()}>
            {words.downloadCsv}
          </Button>
        </div>
      )}
    </section>
  );
}
