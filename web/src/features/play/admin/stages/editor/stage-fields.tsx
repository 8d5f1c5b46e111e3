import { UNIT_NAME_MAX } from '@copa/domain/limits';
import { TIE_BREAKS } from '@copa/domain/play/board/words';
import { POINTS_PRESETS, type PointsPreset } from '@copa/domain/play/points';
import type { TieBreak } from '@copa/domain/play/stage-terms';
import { advanceText } from '@copa/domain/play/words/plan';
import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { FoldedPart } from '../../../../../components/admin/admin-section.tsx';
import { Chip } from '../../../../../components/admin/chip.tsx';
import { Checkbox, RadioGroup } from '../../../../../components/fields/choice-fields.tsx';
import { FieldGroup } from '../../../../../components/fields/field.tsx';
import { LimitedField } from '../../../../../components/fields/limited-field.tsx';
import { SelectField, TextField } from '../../../../../components/fields/text-field.tsx';
import type { FieldOf } from '../../../../../lib/admin/edits.ts';
import { typedNumber } from '../../../../../lib/admin/typed-number.ts';
import type { Editor } from '../../../../../lib/admin/use-editor.ts';
import * as words from '../../../words/stage-editor.ts';
import { pointsRule, presetOf, type StageValues, shownStageValue, withPreset } from './stage-values.ts';

interface FieldsProps {
  readonly editor: Editor<StageValues, FieldOf<StageValues>>;
}

type TextName = Exclude<FieldOf<StageValues>, 'tieBreak' | 'isLast' | 'reports'>;

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
    Omit<ComponentProps<typeof LimitedField>, 'name' | 'label' | 'value' | 'error'> {
  readonly name: TextName;
  readonly label?: string;
}

function stageField({
  editor,
  name,
  label = words.fieldLabels[name],
  ...input
}: Omit<StageTextProps, 'maxLength'>) {
  return {
    autoComplete: 'off',
    label,
    ...input,
    value: editor.values[name],
    error: editor.errors[API_NAMES[name] ?? name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => editor.change({ [name]: event.target.value }),
  };
}

function StageText({ maxLength, ...props }: StageTextProps) {
  return <LimitedField {...stageField(props)} maxLength={maxLength} />;
}

function Figure(props: Omit<StageTextProps, 'maxLength' | 'whenFull'>) {
  return <TextField inputMode="numeric" maxLength={6} {...stageField(props)} />;
}

const pair = 'grid grid-cols-2 items-end gap-3';

export function MatchFields({ editor, units }: FieldsProps & { readonly units: string }) {
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
        {isRush && <Figure editor={editor} name="threshold" hint={words.thresholdHint} required />}
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

export function AdvanceFields({ editor }: FieldsProps) {
  const { values, change } = editor;
  const advance = { perLobby: typedNumber(values.perLobby), byTable: typedNumber(values.byTable) };
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 font-semibold">{words.whoPasses}</legend>
      <Checkbox
        checked={values.isLast}
        aria-invalid={editor.errors['isLast'] === undefined ? undefined : true}
        onChange={(event) => change({ isLast: event.target.checked })}
      >
        {words.lastStage}
      </Checkbox>
      <p className="text-sm font-semibold text-danger empty:hidden">{editor.errors['isLast']}</p>
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

interface FoldedFieldsProps extends FieldsProps {
  readonly isFirst: boolean;
}

/** Fields that most organisers leave as they are. */
export function FoldedFields({ editor, isFirst }: FoldedFieldsProps) {
  const { values, change } = editor;
  return (
    <div className="grid gap-2">
      <EditorPart editor={editor} title={words.pointsTitle} fields={['points']} value={pointsRule(values)}>
        <PointsFields editor={editor} />
      </EditorPart>
      <EditorPart editor={editor} title={words.fieldLabels.tieBreak} fields={['tieBreak']}>
        <TieBreakField value={values.tieBreak} onChange={(tieBreak) => change({ tieBreak: [...tieBreak] })} />
      </EditorPart>
      <EditorPart editor={editor} title={words.fieldLabels.maps} fields={['maps']}>
        <StageText
          editor={editor}
          name="maps"
          label={words.mapsInOrder}
          hint={words.mapsHint}
          maxLength={400}
        />
      </EditorPart>
      {!isFirst && <StartPart editor={editor} />}
      <EditorPart editor={editor} title={words.fieldLabels.reports} fields={['reports']}>
        <Checkbox checked={values.reports} onChange={(event) => change({ reports: event.target.checked })}>
          {words.fieldLabels.reports}
        </Checkbox>
        <p className="text-sm text-dim">{words.reportsText}</p>
      </EditorPart>
    </div>
  );
}

interface EditorPartProps extends FieldsProps {
  readonly title: string;
  readonly fields: readonly (FieldOf<StageValues> | 'points')[];
  readonly value?: string;
  readonly children: ReactNode;
}

function EditorPart({ editor, title, fields, value, children }: EditorPartProps) {
  const [first] = fields;
  const isWrong = Object.keys(editor.errors).some((path) =>
    fields.some((field) => path === field || path.startsWith(`${field}.`)),
  );
  const shown = first === undefined || first === 'points' ? '' : shownStageValue(editor.values, first);
  return (
    <FoldedPart title={title} value={value ?? shown} isWrong={isWrong}>
      {children}
    </FoldedPart>
  );
}

function PointsFields({ editor }: FieldsProps) {
  const { values, change } = editor;
  const preset = presetOf(values);
  return (
    <>
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
    </>
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

function StartPart({ editor }: FieldsProps) {
  const { values, change } = editor;
  return (
    <EditorPart editor={editor} title={words.fieldLabels.carry} fields={['carry', 'startsAfter']}>
      <RadioGroup
        label={words.fieldLabels.carry}
        required="unmarked"
        value={values.carry}
        onChange={(carry) => change({ carry: carry as StageValues['carry'] })}
        options={[...words.carries]}
      />
      <Figure editor={editor} name="startsAfter" hint={words.startsAfterHint} />
    </EditorPart>
  );
}
