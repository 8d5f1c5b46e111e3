export const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

export type MomentPart = 'year' | 'month' | 'day' | 'time';
export type MomentParts = Readonly<Record<MomentPart, string>>;

const NOTHING: MomentParts = { year: '', month: '', day: '', time: '' };
const TYPED = /^(\d*)-(\d*)-(\d*)T(.*)$/;

/**
 * A moment while it is typed: the parts in the order of `datetime-local`, any of them missing. It stays one text, so
 * that drafts keep it and what is wrong with it can be said; whole, it is what a `datetime-local` field has.
 */
export function splitMoment(value: string): MomentParts {
  const [, year, month, day, time] = TYPED.exec(value) ?? [];
  return year === undefined ? NOTHING : { year, month: month ?? '', day: day ?? '', time: time ?? '' };
}

export function joinMoment({ year, month, day, time }: MomentParts): string {
  return `${year}${month}${day}${time}` === '' ? '' : `${year}-${month}-${day}T${time}`;
}

/** `5` is the fifth, and `31` the year 2031, once somebody has gone on. */
export function tidyMoment(value: string): string {
  const parts = splitMoment(value);
  const year = parts.year.length === 2 ? `20${parts.year}` : parts.year;
  const day = parts.day === '' ? '' : parts.day.padStart(2, '0');
  return joinMoment({ ...parts, year, day });
}
