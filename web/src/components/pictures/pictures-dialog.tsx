import { useEffect, useState } from 'react';
import { download } from '../../lib/download.ts';
import { reportProblem } from '../../lib/report-problem.ts';
import { Button } from '../button.tsx';
import { Overlay } from '../dialog/overlay.tsx';
import * as words from '../words/pictures.ts';

export { drawPicture } from './draw-pictures.ts';

interface PicturesDialogProps {
  readonly files: readonly File[];
  readonly text: string;
  readonly onClose: () => void;
}

/** Shows the drawn pictures and hands them on: as files where the browser can, else as downloads. */
export function PicturesDialog({ files, text, onClose }: PicturesDialogProps) {
  const [addresses] = useState(() => files.map((file) => URL.createObjectURL(file)));
  useEffect(
    () => () => {
      for (const address of addresses) URL.revokeObjectURL(address);
    },
    [addresses],
  );
  const shared = { files: [...files] };
  const canShare = typeof navigator.canShare === 'function' && navigator.canShare(shared);
  const share = () => {
    navigator.share({ ...shared, text }).catch((error: unknown) => {
      // Closing the system sheet rejects: that is the visitor's choice, not a failure.
      if (!(error instanceof Error && error.name === 'AbortError')) {
        reportProblem('the pictures could not be shared', error);
      }
    });
  };
  const isOne = files.length === 1;
  return (
    <Overlay
      open
      title={isOne ? words.preview : words.previews}
      onClose={onClose}
      footer={
        canShare && (
          <Button icon="share" onClick={share}>
            {words.share}
          </Button>
        )
      }
    >
      <ol className="grid gap-6">
        {files.map((file, index) => (
          <li key={file.name} className="grid gap-3">
            <img
              src={addresses[index]}
              alt={isOne ? words.preview : words.pageOf(index + 1, files.length)}
              width={1080}
              height={1350}
              className="mx-auto h-auto w-full max-w-sm rounded-md border border-line"
            />
            <Button
              variant="secondary"
              className="mx-auto w-fit"
              aria-label={isOne ? undefined : words.downloadPage(index + 1)}
              onClick={() => download(file.name, file)}
            >
              {words.download}
            </Button>
          </li>
        ))}
      </ol>
    </Overlay>
  );
}
