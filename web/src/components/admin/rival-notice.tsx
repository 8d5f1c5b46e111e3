import { useEffect, useRef, useState } from 'react';
import { changedFields, type Merge, type Merging, type Version } from '../../lib/admin/edits.ts';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Checkbox } from '../fields/choice-fields.tsx';
import * as words from '../words/admin.ts';
import { toggled } from './toggled.ts';

export type PartLabel<T, Part> = (part: Part, theirs: T, mine: T) => string;

interface RivalNoticeProps<T extends object, Part extends string> {
  readonly stored: Version<T>;
  readonly opened: Version<T>;
  readonly mine: T;
  readonly merging: Merging<T, Part>;
  readonly subject: string;
  readonly label: PartLabel<T, Part>;
  readonly shown: (values: T, part: Part) => string;
  readonly asked: boolean;
  readonly onMerge: (theirs: Version<T>, takeTheirs: ReadonlySet<Part>) => void;
  readonly onAdopt: (theirs: Version<T>) => void;
}

export function RivalNotice<T extends object, Part extends string>(props: RivalNoticeProps<T, Part>) {
  const { stored, opened } = props;
  const isNewer = stored.at !== null && (opened.at === null || stored.at > opened.at);
  return isNewer ? <Newer {...props} /> : null;
}

function Newer<T extends object, Part extends string>(props: RivalNoticeProps<T, Part>) {
  const { stored, opened, mine, merging, onAdopt, ...card } = props;
  const merge = merging.compare(opened.values, stored.values, mine);
  // Nothing differs if the stored values equal this editor's, for example after a save whose answer was lost.
  const isOurs = merge.adopted.length + merge.conflicts.length === 0;
  const isUntouched = changedFields(opened.values, mine).length === 0;
  const isSettled = isOurs || isUntouched;
  useEffect(() => {
    if (isSettled) onAdopt(stored);
  });
  return isSettled ? null : <Changes {...card} stored={stored} mine={mine} merge={merge} />;
}

type ChangesProps<T extends object, Part extends string> = Omit<
  RivalNoticeProps<T, Part>,
  'opened' | 'merging' | 'onAdopt'
> & {
  readonly merge: Merge<Part>;
};

function Changes<T extends object, Part extends string>(props: ChangesProps<T, Part>) {
  const { stored, mine, subject, label, shown, asked, merge, onMerge } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (asked) heading.current?.focus();
  }, [asked]);

  const [taken, setTaken] = useState<ReadonlySet<Part>>(new Set());
  const toggle = (part: Part, take: boolean) => setTaken(toggled(taken, part, take));
  const name = (part: Part) => label(part, stored.values, mine);
  return (
    <Card role="alert" className="grid gap-4 border-warning/50">
      <h2 ref={heading} tabIndex={-1} className="text-xl text-warning uppercase">
        {words.rivalTitle(subject)}
      </h2>
      <p className="text-mist">{words.rivalText}</p>
      <ul className="grid gap-3">
        {merge.adopted.map((part) => (
          <li key={part} className="whitespace-pre-line break-words">
            <strong>{name(part)}:</strong> {shown(stored.values, part)}
          </li>
        ))}
        {merge.conflicts.map((part) => (
          <li key={part} className="grid gap-2 whitespace-pre-line break-words">
            <span>
              <strong>{name(part)}</strong>
              {words.bothChanged(shown(mine, part))}
            </span>
            <Checkbox checked={taken.has(part)} onChange={(event) => toggle(part, event.target.checked)}>
              {words.useTheirs(shown(stored.values, part))}
            </Checkbox>
          </li>
        ))}
      </ul>
      <Button className="w-fit" onClick={() => onMerge(stored, taken)}>
        {words.takeTheirs}
      </Button>
    </Card>
  );
}
