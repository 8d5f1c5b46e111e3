import { useEffect, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { download } from '../../lib/download.ts';
import { reportProblem } from '../../lib/report-problem.ts';
import { Button } from '../button.tsx';
import { Overlay } from '../dialog/overlay.tsx';
import * as words from '../words/pictures.ts';
import { drawPicture } from './draw-pictures.ts';
import { FORMATS, type Format, type Picture } from './picture.ts';

export { drawPicture } from './draw-pictures.ts';

interface PicturesDialogProps {
  readonly picture: Picture;
  /** The picture as a story. */
  readonly stories: readonly File[];
  readonly onClose: () => void;
}

interface Drawn {
  readonly format: Format;
  readonly files: readonly File[];
}

/** Shows the drawn pictures and hands them on: as files where the browser can, else as downloads. */
export function PicturesDialog({ picture, stories, onClose }: PicturesDialogProps) {
  const [{ format, files }, setDrawn] = useState<Drawn>({ format: 'story', files: stories });
  const [failed, setFailed] = useState(false);
  const choose = async (chosen: Format) => {
    try {
      setDrawn({ format: chosen, files: await drawPicture(picture, chosen) });
      setFailed(false);
    } catch (error) {
      reportProblem('a picture could not be drawn', error);
      setFailed(true);
    }
  };
  const shared = { files: [...files] };
  const canShare = typeof navigator.canShare === 'function' && navigator.canShare(shared);
  const share = () => {
    navigator.share({ ...shared, text: words.shareText(picture) }).catch((error: unknown) => {
      // Closing the system sheet rejects: that is the visitor's choice, not a failure.
      if (!(error instanceof Error && error.name === 'AbortError')) {
        reportProblem('the pictures could not be shared', error);
      }
    });
  };
  return (
    <Overlay
      open
      title={files.length === 1 ? words.preview : words.previews}
      onClose={onClose}
      footer={
        canShare && (
          <Button icon="share" onClick={share}>
            {words.share}
          </Button>
        )
      }
    >
      <FormatChoice format={format} choose={(chosen) => void choose(chosen)} />
      {failed && (
        <p role="alert" className="mt-3 text-warning">
          {words.failed}
        </p>
      )}
      <ol className="mt-4 grid gap-6">
        {files.map((file, index) => (
          <DrawnPicture
            key={file.name}
            file={file}
            format={format}
            page={files.length === 1 ? null : { number: index + 1, of: files.length }}
          />
        ))}
      </ol>
    </Overlay>
  );
}

const CHOICE = 'min-h-11 flex-1 rounded-sm border px-3 font-semibold transition-colors';

function FormatChoice({ format, choose }: { format: Format; choose: (format: Format) => void }) {
  return (
    <fieldset className="flex gap-1 rounded-md border border-line bg-night p-1">
      <legend className="sr-only">{words.chooseFormat}</legend>
      {(Object.keys(FORMATS) as Format[]).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === format}
          onClick={() => choose(each)}
          className={cx(
            CHOICE,
            each === format ? 'border-ember bg-ember/12 text-ink' : 'border-transparent text-mist',
          )}
        >
          {words.formats[each]}
        </button>
      ))}
    </fieldset>
  );
}

interface DrawnPictureProps {
  readonly file: File;
  readonly format: Format;
  readonly page: { readonly number: number; readonly of: number } | null;
}

function DrawnPicture({ file, format, page }: DrawnPictureProps) {
  const [address] = useState(() => URL.createObjectURL(file));
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return (
    <li className="grid gap-3">
      <img
        src={address}
        alt={page === null ? words.preview : words.pageOf(page.number, page.of)}
        width={FORMATS[format].width}
        height={FORMATS[format].height}
        className="mx-auto h-auto max-h-[62vh] w-auto max-w-full rounded-md border border-line"
      />
      <Button
        variant="secondary"
        className="mx-auto w-fit"
        aria-label={page === null ? undefined : words.downloadPage(page.number)}
        onClick={() => download(file.name, file)}
      >
        {words.download}
      </Button>
    </li>
  );
}
