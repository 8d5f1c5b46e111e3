import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { useSwappedFocus } from '../../../../lib/form-focus.ts';
import { useNow } from '../../../../lib/use-now.ts';
import * as words from '../../words/editor.ts';
import type { SeasonViews } from '../tournament-preview.tsx';
import { EditorText, Moment, Part } from './editor-fields.tsx';
import {
  hasClosed,
  NO_RESERVATION,
  reservationLine,
  reservationSentences,
  type TypedReservation,
  usualReservation,
} from './reservation-values.ts';
import { useTournamentForm } from './tournament-form.ts';

export function ReservationSection({ views }: { readonly views: SeasonViews }) {
  const { values, errors, change } = useTournamentForm();
  const now = useNow();
  const [isOpened, setIsOpened] = useState(false);
  const { reserved } = values;
  const isReserved = reserved.seasonId !== '';
  const usual = usualReservation(values, now);
  const choose = (seasonId: string) => {
    const typed = isReserved ? reserved : (usual ?? NO_RESERVATION);
    change({ reserved: seasonId === '' ? NO_RESERVATION : { ...typed, seasonId } });
  };
  return (
    <Part
      title={words.fieldLabels.reserved}
      value={reservationLine(values, now)}
      fields={['reserved']}
      onOpen={() => setIsOpened(true)}
    >
      <p className="text-mist">{words.reservedIntro}</p>
      {!isReserved && usual === null ? (
        <p className="text-sm text-dim">
          {hasClosed(values, now) ? words.reservedTooLate : words.reservedNeedsStart}
        </p>
      ) : (
        isOpened && views.choice({ chosen: reserved.seasonId, error: errors['reserved.seasonId'], choose })
      )}
      {isReserved && <Steps reserved={reserved} onRemove={() => choose('')} />}
    </Part>
  );
}

function Steps({ reserved, onRemove }: { reserved: TypedReservation; onRemove: () => void }) {
  const { values, errors } = useTournamentForm();
  const now = useNow();
  const [changing, setChanging] = useState(false);
  const part = useSwappedFocus(changing);
  const lines = reservationSentences(values, now);
  const isWrong = Object.keys(errors).some((path) => path.startsWith('reserved.'));
  const isOpen = changing || isWrong || lines.length === 0;
  return (
    <>
      <div className="grid gap-1 text-sm text-mist">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {isOpen && (
        <div ref={part} className="contents">
          <EditorText name="reserved.first" label={words.reservedFirst} required inputMode="numeric" />
          <Moment name="reserved.until" label={words.reservedUntil} required />
          <EditorText
            name="reserved.next"
            label={words.reservedThen}
            hint={words.reservedThenHint}
            inputMode="numeric"
          />
          {(reserved.next.trim() !== '' || reserved.nextUntil !== '') && (
            <Moment name="reserved.nextUntil" label={words.reservedThenUntil} required />
          )}
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {!isOpen && (
          <Button variant="secondary" onClick={() => setChanging(true)}>
            {words.changeReservation}
          </Button>
        )}
        <Button variant="ghost" onClick={onRemove}>
          {words.removeReservation}
        </Button>
      </div>
    </>
  );
}
