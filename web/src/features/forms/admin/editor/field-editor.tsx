import { FIELD_TYPES, needsOptions } from '@copa/domain/questions/field-type';
import type { FormField } from '@copa/domain/questions/form-field';
import { FIELD_TYPE_LABELS } from '@copa/domain/questions/words/field-types';
import { OptionsField } from '../../../../components/admin/options-field.tsx';
import { Button } from '../../../../components/button.tsx';
import { Checkbox } from '../../../../components/fields/choice-fields.tsx';
import { SelectField, TextField } from '../../../../components/fields/text-field.tsx';
import { type EditorErrors, errorIn } from '../../../../lib/admin/schema-errors.ts';
import * as words from '../../words/admin.tsx';
import { typeLabel } from './form-draft.ts';

const WITHOUT_EXAMPLE = new Set(['date', 'rating']);

interface FieldEditorProps {
  readonly id: string;
  readonly field: FormField;
  readonly index: number;
  readonly errors: EditorErrors;
  readonly onChange: (field: FormField) => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
}

export function FieldEditor({ id, field, index, errors, onChange, onDuplicate, onRemove }: FieldEditorProps) {
  const error = (name: string) => errorIn(errors, `fields.${index}.${name}`);
  const isKnown = FIELD_TYPES.some((type) => type === field.type);
  return (
    <div id={id} className="grid gap-4 border-t border-line p-2 pt-4">
      <TextField
        label={words.label}
        required
        value={field.label}
        error={error('label')}
        data-field-label={field.id}
        onChange={(event) => onChange({ ...field, label: event.target.value })}
      />
      <SelectField
        label={words.type}
        required
        value={field.type}
        error={error('type')}
        options={[
          ...(isKnown ? [] : [{ value: field.type, label: typeLabel(field.type) }]),
          ...FIELD_TYPES.map((type) => ({ value: type, label: FIELD_TYPE_LABELS[type] })),
        ]}
        onChange={(event) => onChange({ ...field, type: event.target.value })}
      />
      {needsOptions(field.type) && (
        <OptionsField
          options={field.options}
          error={error('options')}
          onChange={(options) => onChange({ ...field, options })}
        />
      )}
      {!needsOptions(field.type) && !WITHOUT_EXAMPLE.has(field.type) && (
        <TextField
          label={words.placeholder}
          value={field.placeholder}
          error={error('placeholder')}
          onChange={(event) => onChange({ ...field, placeholder: event.target.value })}
        />
      )}
      <Checkbox
        checked={field.required}
        onChange={(event) => onChange({ ...field, required: event.target.checked })}
      >
        {words.required}
      </Checkbox>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" icon="copy" onClick={onDuplicate}>
          {words.duplicateField}
        </Button>
        <Button variant="danger" icon="close" onClick={onRemove}>
          {words.removeField}
        </Button>
      </div>
    </div>
  );
}
