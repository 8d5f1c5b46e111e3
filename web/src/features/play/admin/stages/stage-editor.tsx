import { UNIT_NAME_MAX } from '@copa/domain/limits';
import { TIE_BREAKS } from '@copa/domain/play/board/words';
import { putStage } from '@copa/domain/play/endpoints';
import { POINTS_PRESETS, type PointsPreset } from '@copa/domain/play/points';
import type { Stage } from '@copa/domain/play/stage';
import type { TieBreak } from '@copa/domain/play/stage-terms';
import { advanceText, UNIT_WORDS } from '@copa/domain/play/words/plan';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { type ComponentProps, useRef, useState } from 'react';
import { Chip } from '../../../../components/admin/chip.tsx';
import { EditorNotices } from '../../../../components/admin/editor-notices.tsx';
import { LeaveDialog } from '../../../../components/admin/leave-dialog.tsx';
import { Button } from '../../../../components/button.tsx';
import { Overlay } from '../../../../components/dialog/overlay.tsx';
import { Checkbox, RadioGroup } from '../../../../components/fields/choice-fields.tsx';
import { FieldGroup } from '../../../../components/fields/field.tsx';
import { SelectField, TextField } from '../../../../components/fields/text-field.tsx';
import { useApiMutation } from '../../../../lib/admin/admin-api.ts';
import { byField, type FieldOf } from '../../../../lib/admin/edits.ts';
import { typedNumber } from '../../../../lib/admin/typed-number.ts';
import { type Editor, useEditor } from '../../../../lib/admin/use-editor.ts';
import { useFirstErrorFocus } from '../../../../lib/use-first-error-focus.ts';
import * as planWords from '../../words/plan.ts';
import * as words from '../../words/stage-editor.ts';
import { PlanChangeText, toldChange } from '../plan/plan-change.tsx';
import {
  newStageValues,
  presetOf,
  type StageValues,
  StageValuesSchema,
  shownStageValue,
  stageErrors,
  stageInput,
  typedSettings,
  valuesOf,
  withPreset,
} from './stage-values.ts';

interface StageEditorProps {
  readonly tournament: Tournament;
  readonly stages: readonly Stage[];
  readonly stage: Stage | null;
  readonly number: number;
  readonly onClose: () => void;
}

export default function StageEditor({ tournament, stages, stage, number, onClose }: StageEditorProps) {
  const [initial] = useState(() => newStageValues(tournament, number));
  const form = useRef<HTMLFormElement>(null);
  const put = useApiMutation(putStage);
  const editor = useEditor({
    name: `fase_${tournament.id}_${number}`,
    schema: StageValuesSchema,
    stored: stage === null ? { at: null, values: initial } : { at: stage.updatedAt, values: valuesOf(stage) },
    merging: byField<StageValues>(),
    errorsOf: stageErrors,
    send: async (values, { expectedUpdatedAt }) => {
      const revision = seenRevision(stage, expectedUpdatedAt);
      await put.mutateAsync({
        params: { id: tournament.id, stage: number },
        body: stageInput(values, revision),
      });
      return null;
    },
    saved: words.saved,
    onDone: onClose,
    onWrong: useFirstErrorFocus(form),
  });
  const { values, change } = editor;
  const close = () => editor.guard.ask(onClose);
  const typed = typedSettings(values);
  const others = stages.filter((other) => other.number !== number);
  const told =
    typed === null ? '' : toldChange(tournament, inOrder([...others, { ...stage, ...typed, number }]));
  return (
    <>
      <Overlay
        open
        size="tall"
        title={stage === null ? words.newTitle(number) : words.editTitle(number)}
        onClose={close}
        footer={
          <>
            <p role="alert" className="basis-full font-semibold text-danger empty:absolute">
              {editor.problem}
            </p>
            <Button variant="secondary" disabled={editor.busy} onClick={close}>
              {words.cancel}
            </Button>
            <Button type="submit" form="fase" busy={editor.busy}>
              {words.save}
            </Button>
          </>
        }
      >
        <form id="fase" ref={form} noValidate onSubmit={editor.onSubmit} className="grid gap-5">
          <EditorNotices
            editor={editor}
            subject={words.thisStage}
            label={(field) => words.fieldLabels[field]}
            shown={shownStageValue}
          />
          <MatchFields editor={editor} units={UNIT_WORDS[tournament.modality].many} />
          {number > 1 && <Figure editor={editor} name="startsAfter" hint={words.startsAfterHint} />}
          <AdvanceFields editor={editor} />
          <PointsFields editor={editor} />
          <TieBreakField
            value={values.tieBreak}
            onChange={(tieBreak) => change({ tieBreak: [...tieBreak] })}
          />
          <StageText
            editor={editor}
            name="maps"
            label={words.mapsInOrder}
            hint={words.mapsHint}
            maxLength={400}
          />
          {number > 1 && (
            <RadioGroup
              label={words.fieldLabels.carry}
              required="unmarked"
              value={values.carry}
              onChange={(carry) => change({ carry: carry as StageValues['carry'] })}
              options={[...words.carries]}
            />
          )}
          <div className="grid gap-1.5">
            <Checkbox
              checked={values.reports}
              onChange={(event) => change({ reports: event.target.checked })}
            >
              {words.fieldLabels.reports}
            </Checkbox>
            <p className="text-sm text-dim">{words.reportsText}</p>
          </div>
          <div aria-live="polite">
            {told !== '' && <PlanChangeText intro={planWords.publishedOnSaving} text={told} />}
          </div>
        </form>
      </Overlay>
      <LeaveDialog guard={editor.guard} onLeave={editor.draft.over} />
    </>
  );
}

function inOrder<Numbered extends Pick<Stage, 'number'>>(stages: readonly Numbered[]) {
  return stages.toSorted((one, other) => one.number - other.number);
}

/** Draws and closes count revisions too. A version that is not the stored one any more is refused by the API. */
function seenRevision(stage: Stage | null, at: Date | null): number {
  if (stage === null) return 0;
  return stage.updatedAt?.getTime() === at?.getTime() ? stage.revision : stage.revision - 1;
}

interface FieldsProps {
  readonly editor: Editor<StageValues, FieldOf<StageValues>>;
}

type TextName = Exclude<FieldOf<StageValues>, 'tieBreak' | 'isLast' | 'reports'>;

/** The names in the API of those fields that have another one there. */
const API_NAMES: Readonly<Partial<Record<TextName, string>>> = {
  matches: 'finish.matches',
  threshold: 'finish.threshold',
  perLobby: 'advance.perLobby',
  byTable: 'advance.byTable',
  placement: 'points.placement',
  perKill: 'points.perKill',
  killCap: 'points.killCap',
};

interface StageTextProps
  extends FieldsProps,
    Omit<ComponentProps<typeof TextField>, 'name' | 'label' | 'value' | 'error'> {
  readonly name: TextName;
  readonly label?: string;
}

function StageText({ editor, name, label = words.fieldLabels[name], ...input }: StageTextProps) {
  return (
    <TextField
      autoComplete="off"
      label={label}
      {...input}
      value={editor.values[name]}
      error={editor.errors[API_NAMES[name] ?? name]}
      onChange={(event) => editor.change({ [name]: event.target.value })}
    />
  );
}

function Figure(props: StageTextProps) {
  return <StageText inputMode="numeric" maxLength={6} {...props} />;
}

const pair = 'grid grid-cols-2 items-end gap-3';

function MatchFields({ editor, units }: FieldsProps & { readonly units: string }) {
  const { values, change } = editor;
  const isRush = values.finish === 'champion-rush';
  return (
    <>
      <StageText editor={editor} name="name" required maxLength={UNIT_NAME_MAX} />
      <Figure editor={editor} name="lobbySize" label={words.unitsInLobby(units)} required />
      <RadioGroup
        label={words.fieldLabels.finish}
        required="unmarked"
        value={values.finish}
        onChange={(finish) => change({ finish: finish as StageValues['finish'] })}
        options={[...words.finishes]}
      />
      <div className={pair}>
        <Figure
          editor={editor}
          name="matches"
          label={isRush ? words.matchesAtMost : words.fieldLabels.matches}
          required
        />
        {isRush && <Figure editor={editor} name="threshold" required />}
        {values.finish === 'best-of' && (
          <SelectField
            label={words.fieldLabels.by}
            required="unmarked"
            value={values.by}
            onChange={(event) => change({ by: event.target.value as StageValues['by'] })}
            options={words.winners}
          />
        )}
      </div>
    </>
  );
}

function AdvanceFields({ editor }: FieldsProps) {
  const { values, change } = editor;
  const advance = { perLobby: typedNumber(values.perLobby), byTable: typedNumber(values.byTable) };
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-semibold">{words.whoPasses}</legend>
      <Checkbox checked={values.isLast} onChange={(event) => change({ isLast: event.target.checked })}>
        {words.lastStage}
      </Checkbox>
      {!values.isLast && (
        <>
          <div className={pair}>
            <Figure editor={editor} name="perLobby" required />
            <Figure editor={editor} name="byTable" required />
          </div>
          {advance.perLobby + advance.byTable > 0 && (
            <p className="font-semibold text-gold" aria-live="polite">
              {advanceText(advance, 2)}
            </p>
          )}
        </>
      )}
    </fieldset>
  );
}

function PointsFields({ editor }: FieldsProps) {
  const { values, change } = editor;
  const preset = presetOf(values);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-semibold">{words.pointsTitle}</legend>
      <div className="flex flex-wrap gap-2">
        {(Object.keys(POINTS_PRESETS) as PointsPreset[]).map((name) => (
          <Chip key={name} on={preset === name} onPress={() => change(withPreset(values, name))}>
            {POINTS_PRESETS[name].label}
          </Chip>
        ))}
      </div>
      <StageText
        editor={editor}
        name="placement"
        label={words.placementLabel}
        hint={words.placementHint}
        maxLength={400}
      />
      <div className={pair}>
        <Figure editor={editor} name="perKill" label={words.perKill} required />
        <Figure editor={editor} name="killCap" placeholder={words.allKills} />
      </div>
    </fieldset>
  );
}

interface TieBreakFieldProps {
  readonly value: readonly TieBreak[];
  readonly onChange: (value: readonly TieBreak[]) => void;
}

function TieBreakField({ value, onChange }: TieBreakFieldProps) {
  const all = Object.keys(TIE_BREAKS) as TieBreak[];
  const left = all.filter((each) => !value.includes(each));
  return (
    <FieldGroup label={words.fieldLabels.tieBreak} hint={words.tieBreakHint} required="unmarked">
      <div className="flex flex-wrap gap-2">
        {value.map((each, index) => (
          <Chip key={each} on onPress={() => onChange(value.filter((other) => other !== each))}>
            {`${index + 1}. ${TIE_BREAKS[each]}`}
          </Chip>
        ))}
        {left.map((each) => (
          <Chip key={each} on={false} onPress={() => onChange([...value, each])}>
            {TIE_BREAKS[each]}
          </Chip>
        ))}
      </div>
    </FieldGroup>
  );
}
