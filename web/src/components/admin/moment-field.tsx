import { wholeOrIncomplete } from '../fields/date-input.ts';
import { FieldGroup, type FieldProps } from '../fields/field.tsx';
import * as words from '../words/admin.ts';

interface MomentFieldProps extends FieldProps {
  readonly label: string;
  /**
   * Day and time (`2031-05-10T20:00`), only a day (`2031-05-10T`), only a time (`T20:00`), or an empty
   * string.
   */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onLeave?: () => void;
}

/** Browsers without date and time fields show text fields, whose placeholders name the format of `value`. */
export function MomentField({ value, onChange, onLeave, ...field }: MomentFieldProps) {
  const [, day = '', time = ''] = TYPED.exec(value) ?? [];
  const set = (nextDay: string, nextTime: string) =>
    onChange(nextDay === '' && nextTime === '' ? '' : `${nextDay}T${nextTime}`);
  const control = (part: string) => ({
    'aria-label': `${field.label}: ${part}`,
    'aria-invalid': field.error ? (true as const) : undefined,
    'aria-required': field.required === true ? (true as const) : undefined,
    className: 'control min-w-0 px-2.5',
  });
  return (
    <FieldGroup {...field}>
      <div
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2"
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onLeave?.();
        }}
      >
        <input
          {...control(words.day)}
          type="date"
          placeholder={words.dayFormat}
          {...wholeOrIncomplete(day, (typed) => set(typed, time))}
        />
        <input
          {...control(words.hour)}
          type="time"
          placeholder={words.hourFormat}
          {...wholeOrIncomplete(time, (typed) => set(day, typed))}
        />
      </div>
    </FieldGroup>
  );
}

const TYPED = /^(.*)T(.*)$/;
