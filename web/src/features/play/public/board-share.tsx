import type { Board } from '@copa/domain/play/board';
import { boardText } from '@copa/domain/play/board/lines';
import { leadersText } from '@copa/domain/play/board/words';
import { Button } from '../../../components/button.tsx';
import { PictureButton } from '../../../components/pictures/picture-button.tsx';
import { CopyButton, ShareButtons } from '../../../components/share-buttons.tsx';
import { useToast } from '../../../components/toast/toast-context.ts';
import { serverNow } from '../../../lib/network/server-clock.ts';
import { reportProblem } from '../../../lib/report-problem.ts';
import { useSite } from '../../../lib/use-site.ts';
import * as words from '../words/board.ts';

export function BoardShare({ board, lobby, path }: { board: Board; lobby: string | null; path: string }) {
  const toast = useToast();
  const { name: brand } = useSite();
  const url = new URL(path, location.origin).href;
  const leaders = leadersText(board);
  const title = `${board.tournament}: ${board.name}`;
  const save = async () => {
    try {
      const { saveBoard } = await import('./save-board.ts');
      saveBoard(board);
    } catch (error) {
      reportProblem('the file of the table could not be made', error);
      toast.warning(words.csvFailed);
    }
  };
  return (
    <section className="grid gap-3 border-t border-line pt-4">
      <h2 className="text-xl uppercase">{words.share}</h2>
      <ShareButtons url={url} title={title} text={leaders === '' ? `${title}.` : `${title}. ${leaders}.`} />
      <div className="flex flex-wrap gap-3">
        <PictureButton
          label={words.makePicture}
          make={async () => {
            const { tablePicture } = await import('./table-picture.ts');
            return tablePicture({ board, lobby, brand, address: url });
          }}
        />
        <CopyButton value={`${boardText(board, serverNow(), lobby)}\n\n${url}`} label={words.copyForChat} />
        <Button variant="secondary" onClick={() => void save()}>
          {words.downloadCsv}
        </Button>
      </div>
    </section>
  );
}
