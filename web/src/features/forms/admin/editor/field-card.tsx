import { FIELD_TYPES, needsOptions, takesExample } from '@copa/domain/questions/field-type';
import type { FormField } from '@copa/domain/questions/form-field';
import { FIELD_TYPE_LABELS } from '@copa/domain/questions/words/field-types';
import { useId } from 'react';
import { OptionsField } from '../../../../components/admin/options-field.tsx';
import { DragRow } from '../../../../components/admin/ordering/drag-grip.tsx';
import { ReorderHandle } from '../../../../components/admin/ordering/reorder-handle.tsx';
import { Badge } from '../../../../components/badge.tsx';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { Checkbox } from '../../../../components/fields/choice-fields.tsx';
import { SelectField, TextField } from '../../../../components/fields/text-field.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { ROW_OPENER } from '../../../../lib/admin/focus/use-row-focus.ts';
import { type EditorErrors, errorIn } from '../../../../lib/admin/schema-errors.ts';
import { cx } from '../../../../lib/cx.ts';
import * as words from '../../words/admin.tsx';
import { fieldName, typeLabel } from './form-draft.ts';

interface FieldCardProps {
  readonly field: FormField;
  readonly index: number;
  readonly count: number;
  readonly errors: EditorErrors;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onChange: (field: FormField) => void;
  readonly over: boolean;
  readonly onOver: (row: number | null) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
}

export function FieldCard(props: FieldCardProps) {
  const { field, index, count, errors, open, onToggle, over, onOver, onMove } = props;
  const bodyId = useId();
  const name = fieldName(field);
  const wrong = Object.keys(errors).some((path) => path.startsWith(`fields.${index}.`));

  return (
    <DragRow index={index} over={over}>
      <Card className={cx('p-2 sm:p-3', open && 'border-gold', wrong && 'border-danger')}>
        <div className="flex items-center gap-1">
          <ReorderHandle
            label={name}
            index={index}
            count={count}
            onOver={onOver}
            onMove={(to) => onMove(index, to)}
          />
          <button
            type="button"
            {...{ [ROW_OPENER]: field.id }}
            aria-expanded={open}
            aria-controls={open ? bodyId : undefined}
            onClick={onToggle}
            className="flex min-h-22 min-w-0 flex-1 items-center self-stretch gap-2 rounded-md px-2 text-left hover:bg-smoke"
          >
            <span className="grid min-w-0 flex-1 grid-cols-1 justify-items-start gap-1.5">
              <span className="max-w-full font-semibold break-words">{name}</span>
              <span className="flex max-w-full flex-wrap gap-1.5">
                <Badge>{typeLabel(field.type)}</Badge>
                {field.required && <Badge tone="warning">{words.required}</Badge>}
                {wrong && <Badge tone="danger">{words.needsWork}</Badge>}
              </span>
            </span>
            <Icon name="chevron" className={cx('size-5 text-mist transition', open && 'turned')} />
          </button>
        </div>
        {open && <FieldEditor {...props} id={bodyId} />}
      </Card>
    </DragRow>
  );
}

function FieldEditor(props: FieldCardProps & { readonly id: string }) {
  const { id, field, index, errors, onChange, onDuplicate, onRemove } = props;
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
      {takesExample(field.type) && (
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
