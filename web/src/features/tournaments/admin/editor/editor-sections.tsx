import { SUBSTITUTES_MAX } from '@copa/domain/limits';
import { capitalized } from '@copa/domain/sentence';
import { COMMON_TIME_ZONES } from '@copa/domain/time/common-zones';
import { dateText } from '@copa/domain/time/days';
import { ownTimeZone } from '@copa/domain/time/wall-clock';
import { zonePlace } from '@copa/domain/time/words/zones';
import { UNIT_SIZES } from '@copa/domain/tournaments/modality';
import { SETTING_FIELDS } from '@copa/domain/tournaments/settings/fields';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { EditorSection } from '../../../../components/admin/editor/editor-section.tsx';
import { Button, IconButton } from '../../../../components/button.tsx';
import { Checkbox, RadioGroup } from '../../../../components/fields/choice-fields.tsx';
import { typedNumber } from '../../../../lib/admin/typed-number.ts';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { fromLocalInput } from '../../../../lib/zoned-time.ts';
import * as words from '../../words/editor.ts';
import { shownTournamentValue } from '../tournament-words.ts';
import { hasPlayersToTell } from './change-text.ts';
import { MoveQuestion } from './confirmations-section.tsx';
import { EditorArea, EditorSelect, EditorSetting, EditorText, Moment, Part } from './editor-fields.tsx';
import { NoRegistrationsNotice } from './form-and-image-sections.tsx';
import { GivenPlaces, ToldOfChange } from './told-of-change.tsx';
import { type FlagName, useTournamentField, useTournamentForm } from './tournament-form.ts';
import { type EditorValues, withPoint } from './tournament-form-values.ts';

const pair = 'grid items-start gap-4 sm:grid-cols-2';

export function TournamentBasicsSection({ children }: { readonly children: ReactNode }) {
  const { undated } = useTournamentForm().values;
  return (
    <EditorSection title={words.detailsTitle}>
      <EditorText name="name" required />
      {!undated && <Moment name="date" required />}
      <MoveQuestion />
      <EditorCheckbox name="undated" hint={words.undatedHint} />
      <ToldOfChange of="date" />
      <div className={pair}>
        <ModalityFields />
      </div>
      <GivenPlaces by="maxPlayers" />
      {children}
    </EditorSection>
  );
}

const OTHER_SETTINGS = SETTING_FIELDS.filter((name) => name !== 'modality');

export function DetailsSection() {
  const { gameMode, mapSelection, entryFee } = useTournamentForm().values;
  const fee = Number(withPoint(entryFee)) > 0 ? entryFee : '';
  const value = [gameMode, mapSelection, fee].filter((part) => part !== '').join(' · ');
  return (
    <Part
      title={words.moreTitle}
      value={value}
      fields={['description', ...OTHER_SETTINGS, 'entryFee', 'adultsOnly']}
    >
      <EditorArea name="description" rows={4} />
      <div className={pair}>
        {OTHER_SETTINGS.map((name) => (
          <EditorSetting key={name} name={name} />
        ))}
        <EditorText name="entryFee" hint={words.entryFeeHint} inputMode="decimal" />
      </div>
      <EditorCheckbox name="adultsOnly" hint={words.adultsOnlyHint} />
    </Part>
  );
}

function EditorCheckbox({ name, hint }: { name: FlagName; hint: string }) {
  const { values, change } = useTournamentForm();
  const hintId = useId();
  return (
    <div className="grid gap-1">
      <Checkbox
        checked={values[name]}
        aria-describedby={hintId}
        onChange={(event) => change({ [name]: event.target.checked })}
      >
        {words.fieldLabels[name]}
      </Checkbox>
      <p id={hintId} className="text-sm text-dim">
        {hint}
      </p>
    </div>
  );
}

function isPast({ publishDate, timeZone }: EditorValues, now: Date): boolean {
  const at = fromLocalInput(publishDate, timeZone);
  return at !== null && at <= now;
}

export function ScheduleSection() {
  const { tournament, values } = useTournamentForm();
  const now = useNow();
  const { status, timeZone, undated, weekly } = values;
  const zones = [...new Set([timeZone, ownTimeZone(), ...COMMON_TIME_ZONES])];
  const value = [
    shownTournamentValue(values, 'status'),
    ...(weekly ? [words.everyWeek] : []),
    capitalized(zonePlace(timeZone)),
  ];
  return (
    <Part
      title={words.datesTitle}
      value={value.join(' · ')}
      fields={['timeZone', 'endDate', 'registrationDeadline', 'weekly', 'status', 'publishDate']}
    >
      <EditorSelect
        name="status"
        required
        options={[
          { value: 'draft', label: words.draftState },
          { value: 'scheduled', label: words.scheduledState },
          { value: 'published', label: words.publishedState },
        ]}
      />
      <NoRegistrationsNotice />
      <output className="text-sm text-mist empty:absolute">
        {status !== 'published' && hasPlayersToTell(tournament) && words.hiddenWithPlayers}
      </output>
      {status === 'scheduled' && <Moment name="publishDate" required />}
      <output className="text-sm text-warning empty:absolute">
        {status === 'scheduled' && isPast(values, now) && words.publishesBySaving}
      </output>
      <div className={pair}>
        {!undated && <Moment name="endDate" />}
        <Moment name="registrationDeadline" />
      </div>
      <ToldOfChange of="end" />
      <EditorCheckbox name="weekly" hint={words.weeklyHint} />
      <EditorSelect
        name="timeZone"
        label={words.timeZone}
        required
        options={zones.map((zone) => ({ value: zone, label: capitalized(zonePlace(zone)) }))}
      />
      <ToldOfChange of="zone" />
    </Part>
  );
}

export function PrizesSection() {
  const { firstPrize, prize } = useTournamentForm().values;
  return (
    <Part
      title={words.prizesTitle}
      value={firstPrize || prize || words.emptyValue}
      fields={['firstPrize', 'secondPrize', 'thirdPrize', 'prize']}
    >
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <EditorText name="firstPrize" />
        <EditorText name="secondPrize" />
        <EditorText name="thirdPrize" />
      </div>
      <EditorText name="prize" hint={words.prizeHint} />
    </Part>
  );
}

export function TournamentRulesSection({ defaultRules }: { readonly defaultRules: string }) {
  const { values, change } = useTournamentForm();
  const count = values.rules.split('\n').filter((line) => line.trim() !== '').length;
  return (
    <Part title={words.fieldLabels.rules} value={words.rulesCount(count)} fields={['rules']}>
      <EditorArea name="rules" label={words.oneRuleALine} rows={8} />
      <ToldOfChange of="rules" />
      <Button variant="ghost" className="w-fit" onClick={() => change({ rules: defaultRules })}>
        {words.useUsualRules}
      </Button>
    </Part>
  );
}

function DeliveryButton({ index }: { index: number }) {
  const { timeZone } = useTournamentForm().values;
  const { value: deliveredAt, set } = useTournamentField(`results.${index}.deliveredAt`);
  const delivered = deliveredAt !== '';
  return (
    <div className="grid gap-1 sm:col-span-4">
      <Button
        variant={delivered ? 'ghost' : 'secondary'}
        className="w-fit"
        aria-pressed={delivered}
        icon={delivered ? 'check' : 'trophy'}
        onClick={() => set(delivered ? '' : serverNow().toISOString())}
      >
        {delivered ? words.prizeDelivered : words.markDelivered}
      </Button>
      {delivered && (
        <p className="text-sm text-mist">
          {words.deliveredOn(dateText(new Date(deliveredAt), timeZone, serverNow()))}
        </p>
      )}
    </div>
  );
}

export function ResultsSection() {
  const { values, change } = useTournamentForm();
  const { results, date, timeZone, undated } = values;
  const now = useNow();
  const start = undated ? null : fromLocalInput(date, timeZone);
  const begun = start !== null && start <= now;
  const [added, setAdded] = useState<number | null>(null);
  useEffect(() => {
    if (added !== null) document.getElementsByName(`results.${added}.player`)[0]?.focus();
  }, [added]);
  if (!begun && results.length === 0) return null;
  const add = () => {
    const prize = [values.firstPrize, values.secondPrize, values.thirdPrize][results.length] ?? '';
    const result = {
      rank: String(results.length + 1),
      player: '',
      prize,
      points: '',
      deliveredAt: '',
      unit: '',
    };
    change({ results: [...results, result] });
    setAdded(results.length);
  };
  const remove = (index: number) => {
    change({ results: results.filter((_, at) => at !== index) });
    setAdded(null);
  };
  return (
    <EditorSection title={words.fieldLabels.results}>
      <p className="text-mist">{words.resultsIntro}</p>
      {results.map((_, index) => (
        <fieldset
          key={index}
          className="grid gap-3 rounded-md border border-line p-3 sm:grid-cols-[5rem_1fr_1fr_6rem_auto]"
        >
          <legend className="sr-only">{words.resultNumber(index + 1)}</legend>
          <EditorText name={`results.${index}.rank`} label={words.rank} required inputMode="numeric" />
          <EditorText name={`results.${index}.player`} label={words.player} required />
          <EditorText name={`results.${index}.prize`} label={words.prize} />
          <EditorText name={`results.${index}.points`} label={words.points} inputMode="decimal" />
          <DeliveryButton index={index} />
          <IconButton
            icon="close"
            label={words.removeResult(index + 1)}
            className="justify-self-end sm:self-end"
            onClick={() => remove(index)}
          />
        </fieldset>
      ))}
      <Button variant="secondary" className="w-fit" onClick={add}>
        {words.addResult}
      </Button>
    </EditorSection>
  );
}

const SUBSTITUTES = Array.from({ length: SUBSTITUTES_MAX + 1 }, (_, count) => ({
  value: String(count),
  label: count === 0 ? words.noSubstitutes : String(count),
}));

function ModalityFields() {
  const { modality, maxPlayers } = useTournamentForm().values;
  const size = UNIT_SIZES[modality];
  return (
    <>
      <EditorSetting name="modality" />
      <EditorText
        name="maxPlayers"
        hint={size === 1 ? undefined : words.placesHint(size, typedNumber(maxPlayers))}
        required
        inputMode="numeric"
      />
      {size > 1 && (
        <EditorSelect name="substitutes" hint={words.substitutesHint} required options={SUBSTITUTES} />
      )}
    </>
  );
}

export function WaitlistSettingsSection() {
  const max = typedNumber(useTournamentForm().values.waitlistMax);
  return (
    <Part
      title={words.fieldLabels.waitlistMode}
      value={max > 0 ? words.waitlistOn(max) : words.waitlistOff}
      fields={['waitlistMax', 'waitlistMode', 'waitlistEndsAt']}
    >
      <p className="text-mist">{max > 0 ? words.waitlistOn(max) : words.waitlistOff}</p>
      <EditorText name="waitlistMax" hint={words.waitlistMaxHint} inputMode="numeric" required />
      {max > 0 && <ModeField />}
      {max > 0 && <GivenPlaces by="waitlistMode" />}
      {max > 0 && <Moment name="waitlistEndsAt" hint={words.waitlistEndsAtHint} />}
    </Part>
  );
}

function ModeField() {
  const { name, value, set, leave } = useTournamentField('waitlistMode');
  return (
    <RadioGroup
      label={words.whenPlaceFrees}
      required
      name={name}
      value={value}
      onChange={set}
      onBlur={leave}
      options={[
        { value: 'auto', label: words.passesOn },
        { value: 'manual', label: words.byHand },
      ]}
    />
  );
}
