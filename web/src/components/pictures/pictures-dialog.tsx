import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { reportProblem } from '../../lib/report-problem.ts';
import { openShareSheet } from '../../lib/share-sheet.ts';
import { Button } from '../button.tsx';
import { Overlay } from '../dialog/overlay.tsx';
import { useClosedByBack } from '../dialog/use-closed-by-back.ts';
import * as words from '../words/pictures.ts';
import { type PaintedPicture, paintFirstPage } from './paint-pictures.ts';
import { FORMATS, type Picture, type PictureFormat } from './picture.ts';

export { paintFirstPage } from './paint-pictures.ts';

interface PicturesDialogProps {
  readonly picture: Picture;
  readonly story: PaintedPicture;
  readonly onClose: () => void;
}

export function PicturesDialog({ picture, story, onClose }: PicturesDialogProps) {
  const [painted, setPainted] = useState(story);
  const [problem, setProblem] = useState<string | null>(null);
  const { format, pages, files } = painted;
  useClosedByBack(true);
  // The file is loaded before the tap, because a later version of the site may have removed it by then.
  useEffect(() => void import('./save-picture.ts').catch(() => undefined), []);
  const fail = (error: unknown) => {
    reportProblem('a picture could not be painted', error);
    setProblem(words.failed);
  };
  const choose = async (chosen: PictureFormat) => {
    try {
      setPainted(await paintFirstPage(picture, chosen));
      setProblem(null);
    } catch (error) {
      fail(error);
    }
  };
  useEffect(() => {
    const { length } = painted.files;
    if (length === painted.pages.count) return undefined;
    let wanted = true;
    painted.pages.paint(length).then(
      (file) => wanted && setPainted({ ...painted, files: [...painted.files, file] }),
      (error: unknown) => wanted && fail(error),
    );
    return () => {
      wanted = false;
    };
  }, [painted]);
  const shared = { files: [...files] };
  const isWhole = files.length === pages.count;
  const canShare = isWhole && typeof navigator.canShare === 'function' && navigator.canShare(shared);
  const share = async () => {
    const isShared = await openShareSheet({ ...shared, text: words.shareText(picture) });
    setProblem(isShared ? null : words.notShared);
  };
  return (
    <Overlay
      title={pages.count === 1 ? words.preview : words.previews}
      onClose={onClose}
      footer={
        canShare && (
          <Button icon="share" onClick={() => void share()}>
            {words.share}
          </Button>
        )
      }
    >
      <FormatChoice format={format} choose={(chosen) => void choose(chosen)} />
      {problem !== null && (
        <p role="alert" className="mt-3 text-warning">
          {problem}
        </p>
      )}
      <ol className="mt-4 grid gap-6">
        {Array.from({ length: pages.count }, (_, at) => (
          <PageOfPicture
            key={files[at]?.name ?? at}
            file={files[at] ?? null}
            format={format}
            page={pages.count === 1 ? null : { number: at + 1, of: pages.count }}
          />
        ))}
      </ol>
    </Overlay>
  );
}

const CHOICE = 'min-h-11 flex-1 rounded-sm border px-3 font-semibold transition-colors';

function FormatChoice({
  format,
  choose,
}: {
  format: PictureFormat;
  choose: (format: PictureFormat) => void;
}) {
  return (
    <fieldset className="flex flex-wrap gap-1 rounded-md border border-line bg-night p-1">
      <legend className="sr-only">{words.chooseFormat}</legend>
      {(Object.keys(FORMATS) as PictureFormat[]).map((each) => (
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

interface PageOfPictureProps {
  readonly file: File | null;
  readonly format: PictureFormat;
  readonly page: { readonly number: number; readonly of: number } | null;
}

function PageOfPicture({ file, format, page }: PageOfPictureProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (picture: File) => {
    try {
      const { savePicture } = await import('./save-picture.ts');
      setProblem(savePicture(picture));
    } catch (error) {
      reportProblem('a picture could not be saved', error);
      setProblem(words.notSaved);
    }
  };
  const { width, height } = FORMATS[format];
  const shape = 'mx-auto max-h-[62vh] w-auto max-w-full rounded-md border border-line';
  return (
    <li className="grid gap-3">
      {file === null ? (
        <div
          aria-busy="true"
          className={cx(shape, 'h-screen')}
          style={{ aspectRatio: `${width} / ${height}` }}
        />
      ) : (
        <>
          <Preview
            file={file}
            alt={page === null ? words.preview : words.pageOf(page.number, page.of)}
            className={cx(shape, 'h-auto')}
            size={{ width, height }}
          />
          <Button
            variant="secondary"
            className="mx-auto w-fit"
            aria-label={page === null ? undefined : words.downloadPage(page.number)}
            onClick={() => void save(file)}
          >
            {words.download}
          </Button>
          {problem !== null && (
            <p role="alert" className="text-warning">
              {problem}
            </p>
          )}
        </>
      )}
    </li>
  );
}

interface PreviewProps {
  readonly file: File;
  readonly alt: string;
  readonly className: string;
  readonly size: { readonly width: number; readonly height: number };
}

function Preview({ file, alt, className, size }: PreviewProps) {
  const image = useRef<HTMLImageElement>(null);
  // An address that is made during a render keeps the file in memory for good if React drops that render.
  useLayoutEffect(() => {
    const address = URL.createObjectURL(file);
    if (image.current !== null) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <img ref={image} alt={alt} {...size} className={className} />;
}
