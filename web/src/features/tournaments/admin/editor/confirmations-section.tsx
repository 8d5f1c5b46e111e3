import { MISSING_WORDS, WINDOW_MEANINGS } from '@copa/domain/day/words/window-meanings';
import { WINDOW_NAMES } from '@copa/domain/day/words/window-names';
import { UNIT_SIZES } from '@copa/domain/tournaments/modality';
import { WINDOW_KINDS, type WindowKind } from '@copa/domain/tournaments/places/window';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Checkbox } from '../../../../components/fields/choice-fields.tsx';
import { ErrorText } from '../../../../components/fields/field.tsx';
import { useSwappedFocus } from '../../../../lib/form-focus.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { fromLocalInput } from '../../../../lib/zoned-time.ts';
import * as words from '../../words/editor.ts';
import {
  activeKinds,
  confirmationsMoved,
  mayMove,
  type TypedWindow,
  usualConfirmations,
  windowLines,
  windowSentence,
} from './confirmation-values.ts';
import { EditorSelect, Moment, Part } from './editor-fields.tsx';
import { useTournamentForm } from './tournament-form.ts';

export function ConfirmationsSection() {
  const { values, errors, change } = useTournamentForm();
  const { date, undated, timeZone, confirmations } = values;
  const now = useNow();
  const hasStart = !undated && fromLocalInput(date, timeZone) !== null;
  // The screen of a stage opens the confirmation of the final.
  const kinds = WINDOW_KINDS.filter((kind) => kind !== 'final' || confirmations.final.on);
  const isNone = activeKinds(confirmations).length === 0;
  const usual = isNone ? usualConfirmations(date, timeZone, now) : null;
  return (
    <Part
      title={words.fieldLabels.confirmations}
      value={windowLines(values).join(' · ') || words.noWindows}
      fields={['confirmations']}
    >
      <p className="text-mist">{words.confirmationsIntro}</p>
      {!hasStart && <p className="text-sm text-dim">{words.chooseStartFirst}</p>}
      {hasStart && usual !== null && (
        <div className="grid gap-3 rounded-md border border-line p-3">
          {activeKinds(usual).map((kind) => (
            <div key={kind}>
              <h3 className="font-sans font-semibold not-italic">{WINDOW_NAMES[kind]}</h3>
              <Sentence kind={kind} window={usual[kind]} timeZone={timeZone} />
            </div>
          ))}
          <Button
            variant="secondary"
            icon="check"
            onClick={() => change({ confirmations: { ...usual, final: confirmations.final } })}
          >
            {words.useUsualWindows}
          </Button>
        </div>
      )}
      {hasStart && kinds.map((kind) => <WindowRow key={kind} kind={kind} />)}
      <ErrorText error={errors['confirmations']} />
    </Part>
  );
}

function Sentence({ kind, window, timeZone }: { kind: WindowKind; window: TypedWindow; timeZone: string }) {
  const sentence = windowSentence(window, timeZone, kind);
  if (sentence === null) return <p className="text-sm text-warning">{words.hoursMissing}</p>;
  return (
    <p className="text-sm text-mist">
      {sentence.hours} {sentence.missing}
    </p>
  );
}

function WindowRow({ kind }: { kind: WindowKind }) {
  const { values, errors, change } = useTournamentForm();
  const { date, undated, timeZone, confirmations } = values;
  const [changing, setChanging] = useState(false);
  const part = useSwappedFocus(changing);
  const now = useNow();
  const window = confirmations[kind];
  const isWrong = Object.keys(errors).some((path) => path.startsWith(`confirmations.${kind}`));
  const open = changing || isWrong || windowSentence(window, timeZone, kind) === null;
  const turn = (on: boolean) => {
    // `MoveQuestion` is not shown while all confirmations are off, so the first that is turned on moves all
    // times to the new start.
    const isFirst = activeKinds(confirmations).length === 0;
    const base = isFirst
      ? { ...confirmationsMoved({ date, undated, timeZone, confirmations }), startsAt: date }
      : confirmations;
    const usual = usualConfirmations(date, timeZone, now)?.[kind];
    const hours = base[kind].opensAt === '' && usual?.on === true ? usual : base[kind];
    change({ confirmations: { ...base, [kind]: { ...hours, on } } });
  };
  return (
    <div className="grid gap-3">
      <Checkbox checked={window.on} onChange={(event) => turn(event.target.checked)}>
        <span className="font-semibold">{WINDOW_NAMES[kind]}</span>
        <span className="block text-sm text-mist">{WINDOW_MEANINGS[kind]}</span>
      </Checkbox>
      {window.on && (
        <div ref={part} className="grid gap-3 pl-3.5">
          <Sentence kind={kind} window={window} timeZone={timeZone} />
          {!open && (
            <Button
              variant="ghost"
              className="-ml-[min(1rem,5vw)] w-fit"
              aria-label={words.changeHoursOf(WINDOW_NAMES[kind])}
              onClick={() => setChanging(true)}
            >
              {words.changeHours}
            </Button>
          )}
          {open && (
            <>
              <Moment
                name={`confirmations.${kind}.opensAt`}
                label={words.opensLabel(WINDOW_NAMES[kind])}
                required
              />
              <Moment
                name={`confirmations.${kind}.closesAt`}
                label={words.closesLabel(WINDOW_NAMES[kind])}
                required
              />
              <EditorSelect
                name={`confirmations.${kind}.onMissing`}
                label={words.missingLabel(WINDOW_NAMES[kind])}
                required
                options={Object.entries(MISSING_WORDS[kind]).map(([value, label]) => ({ value, label }))}
              />
            </>
          )}
        </div>
      )}
    </div>
  );
}

/** A new start does not move the confirmations automatically, because players may rely on announced times. */
export function MoveQuestion() {
  const { values, change } = useTournamentForm();
  const { date, confirmations, waitlistEndsAt, modality } = values;
  const asks = mayMove(values) && fromLocalInput(date, values.timeZone) !== null;
  const move = () =>
    change({
      confirmations: confirmationsMoved(values),
      ...(waitlistEndsAt === confirmations.startsAt && { waitlistEndsAt: date }),
    });
  return (
    <div aria-live="polite">
      {asks && (
        <div className="grid gap-3 rounded-md border border-warning/50 bg-warning/12 p-3">
          <p className="font-semibold text-warning">{words.moveWindowsTitle}</p>
          <p className="text-sm text-mist">
            {words.confirmedStays}
            {UNIT_SIZES[modality] > 1 && ` ${words.incompleteMoves}`}
          </p>
          <div className="flex flex-wrap gap-2 *:flex-auto">
            <Button variant="secondary" onClick={move}>
              {words.moveWindows}
            </Button>
            <Button
              variant="secondary"
              onClick={() => change({ confirmations: { ...confirmations, startsAt: date } })}
            >
              {words.keepWindows}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
