import { useState } from 'react';
import { reportProblem } from '../../lib/report-problem.ts';
import { Button } from '../button.tsx';
import * as words from '../words/pictures.ts';
import type { PaintedPicture } from './paint-pictures.ts';
import type { Picture } from './picture.ts';

const loadDialog = () => import('./pictures-dialog.tsx');
type Dialog = Awaited<ReturnType<typeof loadDialog>>['PicturesDialog'];

type State =
  | { readonly is: 'idle' | 'busy' | 'failed' }
  | {
      readonly is: 'painted';
      readonly Dialog: Dialog;
      readonly picture: Picture;
      readonly story: PaintedPicture;
    };

export function PictureButton({ make, label }: { make: () => Promise<Picture>; label: string }) {
  const [state, setState] = useState<State>({ is: 'idle' });
  const paint = async () => {
    setState({ is: 'busy' });
    try {
      const [{ PicturesDialog, paintFirstPage }, picture] = await Promise.all([loadDialog(), make()]);
      const story = await paintFirstPage(picture, 'story');
      setState({ is: 'painted', Dialog: PicturesDialog, picture, story });
    } catch (error) {
      reportProblem('a picture could not be painted', error);
      setState({ is: 'failed' });
    }
  };
  return (
    <>
      <Button
        variant="secondary"
        icon="share"
        className="max-[22rem]:px-2!"
        busy={state.is === 'busy'}
        onClick={() => void paint()}
      >
        {label}
      </Button>
      {state.is === 'failed' && (
        <p role="alert" className="basis-full text-warning">
          {words.failed}
        </p>
      )}
      {state.is === 'painted' && (
        <state.Dialog picture={state.picture} story={state.story} onClose={() => setState({ is: 'idle' })} />
      )}
    </>
  );
}
