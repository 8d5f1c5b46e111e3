import { FORM_FIELDS_MAX } from '@copa/domain/limits';
import { FIELD_TYPES, type FieldType } from '@copa/domain/questions/field-type';
import type { FormField } from '@copa/domain/questions/form-field';
import { FIELD_TYPE_LABELS } from '@copa/domain/questions/words/field-types';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { moved } from '../../../../components/admin/ordering/reorder.ts';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { useRowFocus } from '../../../../lib/admin/focus/use-row-focus.ts';
import type { EditorErrors } from '../../../../lib/admin/schema-errors.ts';
import * as words from '../../words/admin.tsx';
import { FieldCard } from './field-card.tsx';
import { duplicateField, fieldName, newField } from './form-draft.ts';

interface FieldListProps {
  readonly fields: readonly FormField[];
  readonly errors: EditorErrors;
  readonly open: string | null;
  readonly onOpen: (id: string | null) => void;
  readonly onChange: (fields: readonly FormField[]) => void;
  readonly listRef: RefObject<HTMLOListElement | null>;
}

export function FieldList({ fields, errors, open, onOpen, onChange, listRef }: FieldListProps) {
  const [said, setSaid] = useState('');
  const [over, setOver] = useState<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const holdFocus = useRowFocus(
    useMemo(() => fields.map(({ id }) => id), [fields]),
    heading,
  );

  const insert = (field: FormField, index: number) => {
    onChange([...fields.slice(0, index), field, ...fields.slice(index)]);
    onOpen(field.id);
  };
  const move = (from: number, to: number) => {
    const next = moved(fields, from, to);
    const field = fields[from];
    if (next === fields || field === undefined) return;
    onChange(next);
    setSaid(words.movedTo(fieldName(field), to + 1, fields.length));
  };
  const remove = (index: number) => {
    const field = fields[index];
    if (field === undefined) return;
    holdFocus(field.id);
    onChange(fields.filter((_, at) => at !== index));
    onOpen(null);
    setSaid(words.fieldRemoved(fieldName(field)));
  };

  return (
    <section className="grid gap-4" aria-labelledby="campos">
      <div>
        <h2 ref={heading} id="campos" tabIndex={-1} className="text-xl uppercase">
          {words.fieldsTitle}
        </h2>
        <p className="text-sm text-mist">{words.fieldCount(fields.length)}</p>
      </div>
      <output className="sr-only">{said}</output>
      {errors['fields'] !== undefined && (
        <p role="alert" className="font-semibold text-danger">
          {errors['fields']}
        </p>
      )}
      {fields.length === 0 && <p className="text-mist">{words.noFields}</p>}
      <ol ref={listRef} className="grid gap-3">
        {fields.map((field, index) => (
          <FieldCard
            key={field.id}
            field={field}
            index={index}
            count={fields.length}
            errors={errors}
            open={field.id === open}
            onToggle={() => onOpen(field.id === open ? null : field.id)}
            onChange={(changed) => onChange(fields.map((each, at) => (at === index ? changed : each)))}
            over={over === index}
            onOver={setOver}
            onMove={move}
            onDuplicate={() => insert(duplicateField(field), index + 1)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <AddField
        full={fields.length >= FORM_FIELDS_MAX}
        onAdd={(type) => insert(newField(type), fields.length)}
      />
    </section>
  );
}

function AddField({ full, onAdd }: { full: boolean; onAdd: (type: FieldType) => void }) {
  return (
    <Card className="grid gap-3 p-4 sm:p-5">
      <h3 className="text-lg uppercase">{words.addFieldTitle}</h3>
      {full ? (
        <p className="text-mist">{words.fieldsFull(FORM_FIELDS_MAX)}</p>
      ) : (
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 xl:grid-cols-5">
          {FIELD_TYPES.map((type) => (
            <li key={type} className="grid">
              <Button variant="secondary" className="px-2!" onClick={() => onAdd(type)}>
                {FIELD_TYPE_LABELS[type]}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
