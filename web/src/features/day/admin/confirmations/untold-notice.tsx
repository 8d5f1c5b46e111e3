import type { ConfirmationWindow } from '@copa/domain/tournaments/places/window';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import * as words from '../../words/admin.ts';
import { ExtendButton } from './extend-button.tsx';

interface UntoldNoticeProps {
  readonly tournament: Tournament;
  readonly window: ConfirmationWindow;
  readonly now: Date;
}

export function UntoldNotice({ tournament, window, now }: UntoldNoticeProps) {
  return (
    <div className="grid gap-2 rounded-md border border-warning/50 bg-warning/12 p-2.5">
      <p className="font-semibold text-warning">{words.untold}</p>
      <p className="text-sm text-mist">{words.untoldMeans(window.kind === 'final')}</p>
      <div className="flex flex-wrap gap-2 *:flex-auto empty:hidden">
        <ExtendButton {...{ tournament, window, now }} isAnew />
      </div>
    </div>
  );
}
