import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Checkbox } from '../../components/fields/choice-fields.tsx';
import { type EditorField, FIELD_LABELS, type Merge, shownValue } from './merge-edits.ts';
import type { EditorValues } from './tournament-form-values.ts';

interface RivalNoticeProps {
  readonly merge: Merge;
  readonly mine: EditorValues;
  readonly theirs: EditorValues;
  readonly asked: boolean;
  readonly onMerge: (takeTheirs: ReadonlySet<EditorField>) => void;
}

/** Somebody else saved the same tournament: what they changed, and nothing of what was typed here lost. */
export function RivalNotice({ merge, mine, theirs, asked, onMerge }: RivalNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (asked) heading.current?.focus();
  }, [asked]);

  const [taken, setTaken] = useState<ReadonlySet<EditorField>>(new Set());
  const toggle = (field: EditorField, take: boolean) => {
    const next = new Set(taken);
    if (take) next.add(field);
    else next.delete(field);
    setTaken(next);
  };
  return (
    <Card role="alert" className="grid gap-4 border-warning/50">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-xl text-warning uppercase">
        Otra persona cambió este torneo
      </h2>
      <p className="text-mist">
        Lo guardó mientras lo editabas. Tus cambios siguen aquí: incorpora los suyos y después guarda.
      </p>
      <ul className="grid gap-3">
        {merge.adopted.map((field) => (
          <li key={field} className="break-words">
            <strong>{FIELD_LABELS[field]}:</strong> {shownValue(theirs, field)}
          </li>
        ))}
        {merge.conflicts.map((field) => (
          <li key={field} className="grid gap-2 break-words">
            <span>
              <strong>{FIELD_LABELS[field]}</strong>, lo cambiaron los dos. Tú: {shownValue(mine, field)}
            </span>
            <Checkbox checked={taken.has(field)} onChange={(event) => toggle(field, event.target.checked)}>
              Usar el suyo: {shownValue(theirs, field)}
            </Checkbox>
          </li>
        ))}
      </ul>
      <Button className="w-fit" onClick={() => onMerge(taken)}>
        Incorporar sus cambios
      </Button>
    </Card>
  );
}
