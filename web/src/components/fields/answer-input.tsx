import { TEXTAREA_ROWS } from '@copa/domain/limits';
import type { Answer, AnswerField } from '@copa/domain/questions/answers';
import { knownFieldType } from '@copa/domain/questions/field-type';
import { CheckboxGroup, RadioGroup } from './choice-fields.tsx';
import { wholeOrIncomplete } from './date-input.ts';
import type { FieldProps } from './field.tsx';
import { RatingField } from './rating-field.tsx';
import { SelectField, TextAreaField, TextField } from './text-field.tsx';

interface AnswerInputProps {
  readonly field: AnswerField;
  readonly answer: Answer | undefined;
  readonly error: string | undefined;
  readonly selectPlaceholder: string;
  readonly onChange: (answer: Answer) => void;
}

const INPUTS = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  number: { type: 'text', inputMode: 'decimal' },
} as const;

export function AnswerInput({ field, answer, error, selectPlaceholder, onChange }: AnswerInputProps) {
  const { label, required, placeholder, id } = field;
  const common: FieldProps & { name: string } = { label, required, error, name: id };
  const text = typeof answer === 'string' ? answer : '';
  const options = field.options.map((option) => ({ value: option, label: option }));
  const type = knownFieldType(field.type);
  switch (type) {
    case 'textarea':
      return (
        <TextAreaField
          {...common}
          rows={TEXTAREA_ROWS}
          value={text}
          placeholder={placeholder}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'select':
      return (
        <SelectField
          {...common}
          value={text}
          options={options}
          placeholder={selectPlaceholder}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'radio':
      return <RadioGroup {...common} options={options} value={text} onChange={onChange} />;
    case 'checkbox':
      return (
        <CheckboxGroup
          {...common}
          options={options}
          value={Array.isArray(answer) ? answer : []}
          onChange={onChange}
        />
      );
    case 'rating':
      return (
        <RatingField
          label={label}
          required={required}
          error={error}
          value={text === '' ? null : Number(text)}
          onChange={(rating) => onChange(String(rating))}
        />
      );
    case 'date':
      return (
        <TextField {...common} type="date" placeholder={placeholder} {...wholeOrIncomplete(text, onChange)} />
      );
    default:
      return (
        <TextField
          {...common}
          {...INPUTS[type]}
          value={text}
          placeholder={placeholder}
          onChange={(event) => onChange(event.target.value)}
        />
      );
  }
}
