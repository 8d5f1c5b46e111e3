import { NAME_MAX } from '@copa/domain/limits';
import { seasonDay } from '@copa/domain/seasons/page';
import { isCalendarDate } from '@copa/domain/time/calendar-date';
import { RadioGroup } from '../../../components/fields/choice-fields.tsx';
import { LimitedField } from '../../../components/fields/limited-field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import type { FieldOf } from '../../../lib/admin/edits.ts';
import type { Editor } from '../../../lib/admin/use-editor.ts';
import { serverNow } from '../../../lib/network/server-clock.ts';
import * as words from '../words/admin.ts';
import { fieldErrors, type SeasonDraft } from './season-draft.ts';

interface FieldsProps {
  readonly editor: Editor<SeasonDraft, FieldOf<SeasonDraft>>;
}

export function NameAndDays({ editor }: FieldsProps) {
  const { values, change } = editor;
  const errors = fieldErrors(editor.errors);
  return (
    <>
      <LimitedField
        label={words.fieldLabels.name}
        required
        maxLength={NAME_MAX}
        autoComplete="off"
        value={values.name}
        error={errors['name']}
        onChange={(event) => change({ name: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {(['firstDay', 'lastDay'] as const).map((day) => (
          <TextField
            key={day}
            type="date"
            label={words.fieldLabels[day]}
            required
            hint={dayInWords(values[day])}
            value={values[day]}
            error={errors[day]}
            onChange={(event) => change({ [day]: event.target.value })}
          />
        ))}
      </div>
    </>
  );
}

/** The date field of a browser may show the month first, so a hint shows the date in words. */
function dayInWords(day: string): string {
  return isCalendarDate(day) ? seasonDay(day, serverNow()) : '';
}

export function RulesFields({ editor }: FieldsProps) {
  const { values, change } = editor;
  const errors = fieldErrors(editor.errors);
  const figure = (name: 'best' | 'rankedFrom', hint: string) => (
    <TextField
      label={words.fieldLabels[name]}
      hint={hint}
      required={name === 'rankedFrom'}
      inputMode="numeric"
      maxLength={2}
      autoComplete="off"
      value={values[name]}
      error={errors[name]}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
  return (
    <>
      <RadioGroup
        label={words.fieldLabels.counting}
        required="unmarked"
        value={values.counting}
        error={errors['counting']}
        options={words.countings}
        onChange={(counting) => change({ counting: counting as SeasonDraft['counting'] })}
      />
      {values.counting === 'ranks' && (
        <TextField
          label={words.fieldLabels.worth}
          hint={words.worthHint}
          required
          autoComplete="off"
          value={values.worth}
          error={errors['worth']}
          onChange={(event) => change({ worth: event.target.value })}
        />
      )}
      {figure('best', words.bestHint)}
      {figure('rankedFrom', words.rankedFromHint)}
      <RadioGroup
        label={words.fieldLabels.substitutes}
        required="unmarked"
        value={values.substitutes}
        error={errors['substitutes']}
        options={words.substitutes}
        onChange={(substitutes) => change({ substitutes: substitutes as SeasonDraft['substitutes'] })}
      />
    </>
  );
}
