import { extendWindow } from '@copa/domain/day/endpoints';
import { CONFIRMATION_NAMES, MISSING_WORDS } from '@copa/domain/day/words/window-meanings';
import { MINUTE_MS } from '@copa/domain/limits';
import { capitalized } from '@copa/domain/sentence';
import { ownHour } from '@copa/domain/time/hours';
import type { ConfirmationWindow } from '@copa/domain/tournaments/places/window';
import { windowsError } from '@copa/domain/tournaments/places/window-plan';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { useState } from 'react';
import { ActDialog } from '../../../../components/admin/act-dialog.tsx';
import { Button } from '../../../../components/button.tsx';
import { RadioGroup } from '../../../../components/fields/choice-fields.tsx';
import * as words from '../../words/admin.ts';

const MINUTES = [5, 10, 15, 30, 60];

interface ExtendButtonProps {
  readonly tournament: Tournament;
  readonly window: ConfirmationWindow;
  readonly now: Date;
  /** The confirmation is untold, so it is asked again. */
  readonly isAskedAgain?: boolean;
}

function laterCloses({ tournament, window, now, isAskedAgain = false }: ExtendButtonProps): readonly Date[] {
  const from = Math.ceil(Math.max(window.closesAt.getTime(), now.getTime()) / MINUTE_MS) * MINUTE_MS;
  return MINUTES.map((minutes) => new Date(from + minutes * MINUTE_MS)).filter((closesAt) => {
    const windows = tournament.windows.map((each) =>
      each.kind === window.kind ? { ...each, ...(isAskedAgain && { opensAt: now }), closesAt } : each,
    );
    return windowsError({ date: tournament.date, windows }) === null;
  });
}

export function ExtendButton(props: ExtendButtonProps) {
  const { tournament, window, now, isAskedAgain = false } = props;
  const act = isAskedAgain ? words.askAgain : words.extend;
  const [closes, setCloses] = useState<readonly Date[] | null>(null);
  const [chosen, setChosen] = useState('');
  if (!isAskedAgain && tournament.closings[window.kind]?.extendedAt != null) {
    return <p className="text-sm text-dim">{words.wasExtended}</p>;
  }
  const later = laterCloses(props);
  if (closes === null && later.length === 0) return null;
  const open = () => {
    setCloses(later);
    setChosen(later[1]?.toISOString() ?? later[0]?.toISOString() ?? '');
  };
  return (
    <>
      <Button variant="secondary" icon="clock" onClick={open}>
        {act}
      </Button>
      {closes !== null && (
        <ActDialog
          title={words.actTitle(act, CONFIRMATION_NAMES[window.kind].toLowerCase())}
          confirm={act}
          endpoint={extendWindow}
          call={() => ({
            params: { id: tournament.id, window: window.kind },
            body: { closesAt: new Date(chosen) },
          })}
          onClose={() => setCloses(null)}
        >
          <RadioGroup
            label={words.closesAt}
            hint={isAskedAgain ? words.toldAgain(MISSING_WORDS[window.kind].release) : words.onlyOnce}
            required
            value={chosen}
            onChange={setChosen}
            options={closes.map((at) => ({
              value: at.toISOString(),
              label: capitalized(ownHour(at, now)),
            }))}
          />
        </ActDialog>
      )}
    </>
  );
}
