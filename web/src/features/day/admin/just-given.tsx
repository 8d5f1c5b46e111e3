import { takePlaceBack } from '@copa/domain/day/endpoints';
import { GIVEN_ON_AFTER_MS, UNDO_MS } from '@copa/domain/limits';
import type { Registration } from '@copa/domain/registrations/registration';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { useAct } from '../../../lib/admin/admin-api.ts';
import { serverNow } from '../../../lib/network/server-clock.ts';
import { useSecondsLeft } from '../../../lib/undo/use-seconds-left.ts';
import * as words from '../words/admin.ts';
import { UnitLine } from './confirmations/unit-line.tsx';
import { unitTitle } from './unit-words.ts';

export interface JustGivenProps {
  readonly given: readonly Registration[];
  /** The ids of units that this screen showed in the queue. */
  readonly seenWaiting: ReadonlySet<string>;
  readonly onUndoOver: (unit: Registration) => void;
}

/** Distinguishes a place from one that the same unit was given earlier and lost. */
export const givenKey = ({ id, takeBackUntil }: Registration) => `${id} ${takeBackUntil?.getTime() ?? ''}`;

export const toastAbout = ({ id }: Pick<Registration, 'id'>) => `place of ${id}`;

/** Units that an organiser gave a place, as long as nobody told them and the place can be taken back. */
export function JustGiven({ given, seenWaiting, onUndoOver }: JustGivenProps) {
  if (given.length === 0) return null;
  return (
    <ul aria-label={words.justGiven} className="grid gap-2">
      {given.map((unit) => (
        <GivenPlace key={givenKey(unit)} {...{ unit, onUndoOver }} isNew={seenWaiting.has(unit.id)} />
      ))}
    </ul>
  );
}

interface GivenPlaceProps extends Pick<JustGivenProps, 'onUndoOver'> {
  readonly unit: Registration;
  readonly isNew: boolean;
}

/** The server takes the place back a little longer than this, so that the last tap still arrives in time. */
function undoLeft({ takeBackUntil }: Registration): number {
  const left = (takeBackUntil?.getTime() ?? 0) - serverNow().getTime() - (GIVEN_ON_AFTER_MS - UNDO_MS);
  return Math.min(UNDO_MS, Math.max(0, left));
}

function GivenPlace({ unit, isNew, onUndoOver }: GivenPlaceProps) {
  const { act, isPending } = useAct(takePlaceBack, { about: toastAbout(unit) });
  // A screen that saw the unit wait counts by itself, because `serverNow` may be wrong by more seconds than an
  // undo lasts. A screen that opened later knows only the stored time.
  const [ms] = useState(() => (isNew ? UNDO_MS : undoLeft(unit)));
  const left = useSecondsLeft(ms);
  useEffect(() => {
    if (left === 0 && !isPending) onUndoOver(unit);
  }, [isPending, left, onUndoOver, unit]);
  return (
    <UnitLine
      unit={unit}
      detail={words.notToldYet}
      actions={
        <Button
          variant="secondary"
          className="late-touch"
          aria-label={words.takeBackPlaceOf(unitTitle(unit))}
          busy={isPending}
          onClick={() =>
            act({ params: { id: unit.id } }, ({ place }) => words.placeTakenBack(unitTitle(unit), place))
          }
        >
          {words.takeBack} <span aria-hidden="true">({left})</span>
        </Button>
      }
    />
  );
}
