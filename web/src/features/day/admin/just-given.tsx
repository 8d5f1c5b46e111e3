import { takePlaceBack } from '@copa/domain/day/endpoints';
import { UNDO_MS } from '@copa/domain/limits';
import type { Registration } from '@copa/domain/registrations/registration';
import { useEffect } from 'react';
import { Button } from '../../../components/button.tsx';
import { useAct } from '../../../lib/admin/admin-api.ts';
import { useSecondsLeft } from '../../../lib/undo/use-seconds-left.ts';
import * as words from '../words/admin.ts';
import { UnitLine } from './confirmations/unit-line.tsx';
import { unitTitle } from './unit-words.ts';

export interface JustGivenProps {
  readonly given: readonly Registration[];
  readonly onUndoOver: (unit: Registration) => void;
}

/** Distinguishes a place from one that the same unit was given earlier and lost. */
export const givenKey = ({ id, takeBackUntil }: Registration) => `${id} ${takeBackUntil?.getTime() ?? ''}`;

export const toastAbout = ({ id }: Pick<Registration, 'id'>) => `place of ${id}`;

/** Units that an organiser gave a place, as long as nobody told them and the place can be taken back. */
export function JustGiven({ given, onUndoOver }: JustGivenProps) {
  if (given.length === 0) return null;
  return (
    <ul aria-label={words.justGiven} className="grid gap-2">
      {given.map((unit) => (
        <GivenPlace key={givenKey(unit)} unit={unit} onUndoOver={onUndoOver} />
      ))}
    </ul>
  );
}

interface GivenPlaceProps extends Pick<JustGivenProps, 'onUndoOver'> {
  readonly unit: Registration;
}

function GivenPlace({ unit, onUndoOver }: GivenPlaceProps) {
  const { act, isPending } = useAct(takePlaceBack, { about: toastAbout(unit) });
  const left = useSecondsLeft(UNDO_MS);
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
