import { capitalized } from '@copa/domain/sentence';
import { hourThere, ownHour } from '@copa/domain/time/hours';
import { relativeTime } from '@copa/domain/time/relative-time';
import { ownTimeZone } from '@copa/domain/time/wall-clock';
import { hasChoices, type SettingField } from '@copa/domain/tournaments/settings/fields';
import { CHOICE_LABELS } from '@copa/domain/tournaments/words/choices';
import type { ComponentProps } from 'react';
import { FoldedPart } from '../../../../components/admin/admin-section.tsx';
import { MomentField } from '../../../../components/admin/moment-field.tsx';
import type { FieldProps } from '../../../../components/fields/field.tsx';
import {
  type Choice,
  SelectField,
  TextAreaField,
  TextField,
} from '../../../../components/fields/text-field.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { useNow } from '../../../../lib/use-now.ts';
import { fromLocalInput } from '../../../../lib/zoned-time.ts';
import * as words from '../../words/editor.ts';
import { type FieldName, type TextName, useTournamentField, useTournamentForm } from './tournament-form.ts';
import type { EditorField } from './tournament-form-values.ts';

interface PartProps extends Omit<ComponentProps<typeof FoldedPart>, 'isWrong'> {
  readonly fields: readonly EditorField[];
}

export function Part({ fields, ...part }: PartProps) {
  const { errors } = useTournamentForm();
  const isWrong = Object.keys(errors).some((path) =>
    fields.some((field) => path === field || path.startsWith(`${field}.`)),
  );
  return <FoldedPart {...part} isWrong={isWrong} />;
}

type EditorFieldProps = { readonly hint?: FieldProps['hint']; readonly required?: boolean } & (
  | { readonly name: TextName; readonly label?: string }
  | { readonly name: FieldName; readonly label: string }
);

function labelOf({ name, label }: EditorFieldProps): string {
  return label ?? words.fieldLabels[name as TextName];
}

function useEditorField(props: EditorFieldProps) {
  const { name, hint, required = false } = props;
  const { value, error, set, leave } = useTournamentField(name);
  const onChange = (event: { readonly target: { readonly value: string } }) => set(event.target.value);
  return { name, value, error, label: labelOf(props), hint, required, onChange, onBlur: leave };
}

type EditorTextProps = EditorFieldProps & Pick<ComponentProps<'input'>, 'inputMode' | 'placeholder'>;

export function EditorText({ inputMode, placeholder, ...field }: EditorTextProps) {
  return <TextField {...useEditorField(field)} inputMode={inputMode} placeholder={placeholder} />;
}

export function EditorArea({ rows, ...field }: EditorFieldProps & { rows: number }) {
  return <TextAreaField {...useEditorField(field)} rows={rows} />;
}

export function EditorSelect({ options, ...field }: EditorFieldProps & { options: readonly Choice[] }) {
  return <SelectField {...useEditorField(field)} options={options} />;
}

export function EditorSetting({ name }: { name: SettingField }) {
  const hint = words.settingHints[name];
  if (!hasChoices(name))
    return <EditorText name={name} hint={hint} placeholder={words.settingExamples[name]} />;
  const options = Object.entries(CHOICE_LABELS[name]).map(([value, label]) => ({ value, label }));
  return <EditorSelect name={name} hint={hint} required options={options} />;
}

export function Moment(props: EditorFieldProps) {
  const { name, hint, required = false } = props;
  const { value, error, set, leave } = useTournamentField(name);
  const { timeZone, date, undated } = useTournamentForm().values;
  const now = useNow();
  const instant = fromLocalInput(value, timeZone, undated ? null : fromLocalInput(date, timeZone));
  return (
    <div className="grid gap-2">
      <MomentField
        label={labelOf(props)}
        hint={hint}
        required={required}
        error={error}
        value={value}
        onChange={set}
        onLeave={leave}
      />
      {instant !== null && (
        <p className="text-sm text-mist">
          {capitalized(ownHour(instant, now, timeZone))} · {relativeTime(instant, now, timeZone)}
          {name === 'date' && (
            <small className="block empty:hidden">{hourThere(instant, ownTimeZone(), now, timeZone)}</small>
          )}
        </p>
      )}
    </div>
  );
}

export function Warning({ children }: { children: string | false }) {
  return (
    <output className="text-warning empty:absolute">
      {children !== false && (
        <span className="flex items-start gap-2 text-sm font-semibold">
          <Icon name="alert" className="size-5" />
          {children}
        </span>
      )}
    </output>
  );
}
