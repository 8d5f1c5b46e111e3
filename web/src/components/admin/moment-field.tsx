import type { ReactNode } from 'react';
import { FieldGroup, type FieldProps } from '../fields/field.tsx';
import * as words from '../words/admin.ts';

interface MomentFieldProps extends FieldProps {
  readonly label: string;
  /** The text that `joinMoment` writes; empty for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onLeave?: () => void;
}

/**
 * Day, month by its name, year and hour. A browser's own field puts day and month in the order of its own language,
 * where 05/10 is read for 10/05.
 */
export function MomentField({ value, onChange, onLeave, ...field }: MomentFieldProps) {
  const parts = splitMoment(value);
  const set = (changes: Partial<Record<MomentPart, string>>) =>
    onChange(joinMoment({ ...parts, ...changes }));
  const digits = (text: string) => text.replaceAll(/\D/g, '');
  const control = (part: string) => ({
    'aria-label': `${field.label}: ${part}`,
    'aria-invalid': field.error ? (true as const) : undefined,
    'aria-required': field.required === true ? (true as const) : undefined,
  });
  const leave = () => {
    const tidy = tidyMoment(value);
    if (tidy !== value) onChange(tidy);
    onLeave?.();
  };
  return (
    <FieldGroup {...field}>
      <div
        className="grid grid-cols-[3.25rem_minmax(0,1fr)_4.5rem] gap-2 sm:grid-cols-[3.5rem_minmax(7rem,1fr)_5rem_minmax(7rem,8rem)]"
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) leave();
        }}
      >
        <Part name={words.dayName}>
          <input
            {...control(words.day)}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            value={parts.day}
            className="control px-3 text-center"
            onChange={(event) => set({ day: digits(event.target.value) })}
          />
        </Part>
        <Part name={words.month}>
          <select
            {...control('mes')}
            value={parts.month}
            className="control control-select"
            onChange={(event) => set({ month: event.target.value })}
          >
            <option value="">{words.choose}</option>
            {MONTHS.map((name, index) => (
              <option key={name} value={String(index + 1).padStart(2, '0')}>
                {name}
              </option>
            ))}
          </select>
        </Part>
        <Part name={words.yearName}>
          <input
            {...control(words.year)}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={parts.year}
            className="control px-2 text-center"
            onChange={(event) => set({ year: digits(event.target.value) })}
          />
        </Part>
        <Part name={words.hour} className="col-span-3 sm:col-span-1">
          <input
            {...control('hora')}
            type="time"
            value={parts.time}
            className="control"
            onChange={(event) => set({ time: event.target.value })}
          />
        </Part>
      </div>
    </FieldGroup>
  );
}

function Part({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <span className={className}>
      <span aria-hidden="true" className="mb-0.5 block text-sm text-dim">
        {name}
      </span>
      {children}
    </span>
  );
}

const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

type MomentPart = 'year' | 'month' | 'day' | 'time';
type MomentParts = Readonly<Record<MomentPart, string>>;

const NOTHING: MomentParts = { year: '', month: '', day: '', time: '' };
const TYPED = /^(\d*)-(\d*)-(\d*)T(.*)$/;

/**
 * A moment while it is typed: the parts in the order of `datetime-local`, any of them missing. As one text a
 * draft can keep it and a message can name its error; a whole one is the value of a `datetime-local` field.
 */
function splitMoment(value: string): MomentParts {
  const [, year, month, day, time] = TYPED.exec(value) ?? [];
  return year === undefined ? NOTHING : { year, month: month ?? '', day: day ?? '', time: time ?? '' };
}

function joinMoment({ year, month, day, time }: MomentParts): string {
  return `${year}${month}${day}${time}` === '' ? '' : `${year}-${month}-${day}T${time}`;
}

/** `5` is the fifth, and `31` the year 2031, once somebody has gone on. */
function tidyMoment(value: string): string {
  const parts = splitMoment(value);
  const year = parts.year.length === 2 ? `20${parts.year}` : parts.year;
  const day = parts.day === '' ? '' : parts.day.padStart(2, '0');
  return joinMoment({ ...parts, year, day });
}
