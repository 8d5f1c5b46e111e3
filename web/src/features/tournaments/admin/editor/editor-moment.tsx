import { capitalized, longDateTime, ownTimeZone, relativeTime } from '@copa/domain/time/date-format';
import type { ComponentProps } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { fromLocalInput } from '../../../../lib/admin/zoned-time.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { EditorMoment } from './editor-fields.tsx';
import type { EditorValues } from './tournament-form-values.ts';

/** A wall clock of the organiser's zone, and what it is on the reader's own. */
function Preview({ name }: Pick<ComponentProps<typeof EditorMoment>, 'name'>) {
  const { control } = useFormContext<EditorValues>();
  const [local, timeZone] = useWatch({ control, name: [name, 'timeZone'] });
  const now = useNow();
  const instant = typeof local === 'string' ? fromLocalInput(local, timeZone) : null;
  if (instant === null) return null;
  return (
    <p className="text-sm text-mist">
      {capitalized(longDateTime(instant, timeZone))} ({timeZone}) · {relativeTime(instant, now)}
      {timeZone !== ownTimeZone() && <span className="block">En tu hora: {longDateTime(instant)}</span>}
    </p>
  );
}

export function Moment(props: ComponentProps<typeof EditorMoment>) {
  return (
    <div className="grid gap-2">
      <EditorMoment {...props} />
      <Preview name={props.name} />
    </div>
  );
}
