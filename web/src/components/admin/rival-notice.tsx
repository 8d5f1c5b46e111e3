import { useEffect, useRef, useState } from 'react';
import {
  changedFields,
  compareEdits,
  type FieldOf,
  type Merge,
  type Version,
} from '../../lib/admin/edits.ts';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Checkbox } from '../fields/choice-fields.tsx';

interface RivalNoticeProps<T extends object> {
  /** As it is on the server by now. */
  readonly stored: Version<T>;
  /** What the editor was opened on. */
  readonly opened: Version<T>;
  readonly mine: T;
  /** What was changed: «este torneo». */
  readonly subject: string;
  readonly labels: Readonly<Record<FieldOf<T>, string>>;
  readonly shown: (values: T, field: FieldOf<T>) => string;
  /** Somebody tried to save and waits for what to do now. */
  readonly asked: boolean;
  readonly onMerge: (theirs: Version<T>, takeTheirs: ReadonlySet<FieldOf<T>>) => void;
  /** There is nothing to decide: theirs is what is on the screen, or nothing was typed here. */
  readonly onAdopt: (theirs: Version<T>) => void;
}

/** Somebody else saved what is being edited: what they changed, and nothing of what was typed here lost. */
export function RivalNotice<T extends object>(props: RivalNoticeProps<T>) {
  const { stored, opened } = props;
  const isNewer = stored.at !== null && opened.at !== null && stored.at > opened.at;
  return isNewer ? <Newer {...props} /> : null;
}

function Newer<T extends object>({ stored, opened, mine, onAdopt, ...card }: RivalNoticeProps<T>) {
  const merge = compareEdits(opened.values, stored.values, mine);
  // A save whose answer was lost comes back as somebody's change, and says the same as the form.
  const isOurs = merge.adopted.length + merge.conflicts.length === 0;
  const isUntouched = changedFields(opened.values, mine).length === 0;
  const isSettled = isOurs || isUntouched;
  useEffect(() => {
    if (isSettled) onAdopt(stored);
  });
  return isSettled ? null : <Changes {...card} stored={stored} mine={mine} merge={merge} />;
}

type ChangesProps<T extends object> = Omit<RivalNoticeProps<T>, 'opened' | 'onAdopt'> & {
  readonly merge: Merge<T>;
};

function Changes<T extends object>(props: ChangesProps<T>) {
  const { stored, mine, subject, labels, shown, asked, merge, onMerge } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (asked) heading.current?.focus();
  }, [asked]);

  const [taken, setTaken] = useState<ReadonlySet<FieldOf<T>>>(new Set());
  const toggle = (field: FieldOf<T>, take: boolean) => {
    const next = new Set(taken);
    if (take) next.add(field);
    else next.delete(field);
    setTaken(next);
  };
  return (
    <Card role="alert" className="grid gap-4 border-warning/50">
      <h2 ref={heading} tabIndex={-1} className="text-xl text-warning uppercase">
        Otra persona cambió {subject}
      </h2>
      <p className="text-mist">
        Guardó sus cambios mientras editabas. Los tuyos siguen aquí: incorpora los suyos y después guarda.
      </p>
      <ul className="grid gap-3">
        {merge.adopted.map((field) => (
          <li key={field} className="whitespace-pre-line break-words">
            <strong>{labels[field]}:</strong> {shown(stored.values, field)}
          </li>
        ))}
        {merge.conflicts.map((field) => (
          <li key={field} className="grid gap-2 whitespace-pre-line break-words">
            <span>
              <strong>{labels[field]}</strong>, lo cambiaron los dos. Tú: {shown(mine, field)}
            </span>
            <Checkbox checked={taken.has(field)} onChange={(event) => toggle(field, event.target.checked)}>
              Usar el suyo: {shown(stored.values, field)}
            </Checkbox>
          </li>
        ))}
      </ul>
      <Button className="w-fit" onClick={() => onMerge(stored, taken)}>
        Incorporar sus cambios
      </Button>
    </Card>
  );
}
