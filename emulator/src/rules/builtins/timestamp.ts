import { duration, fail, int, type RulesValue, timestamp, type ValueOf } from '../evaluation/values.ts';
import { overload, table } from './overload.ts';

const NANOS_PER_MILLI = 1_000_000n;
const NANOS_PER_SECOND = 1_000_000_000n;
const NANOS_PER_DAY = 86_400n * NANOS_PER_SECOND;
const MILLIS_PER_DAY = 86_400_000;

function floorDivide(value: bigint, by: bigint): bigint {
  const remainder = ((value % by) + by) % by;
  return (value - remainder) / by;
}

function dateOf(value: ValueOf<'timestamp'>): Date {
  return new Date(Number(floorDivide(value.nanos, NANOS_PER_MILLI)));
}

function startOfDay(value: ValueOf<'timestamp'>): bigint {
  return floorDivide(value.nanos, NANOS_PER_DAY) * NANOS_PER_DAY;
}

function part(read: (date: Date) => number) {
  return overload([['timestamp']], ([self]) => int(read(dateOf(self))));
}

/** https://firebase.google.com/docs/reference/rules/rules.Timestamp */
export const TIMESTAMP_METHODS = table({
  year: part((date) => date.getUTCFullYear()),
  month: part((date) => date.getUTCMonth() + 1),
  day: part((date) => date.getUTCDate()),
  hours: part((date) => date.getUTCHours()),
  minutes: part((date) => date.getUTCMinutes()),
  seconds: part((date) => date.getUTCSeconds()),
  dayOfWeek: part((date) => date.getUTCDay() || 7),
  dayOfYear: part((date) => {
    const newYear = new Date(date);
    newYear.setUTCMonth(0, 1);
    return Math.round((date.getTime() - newYear.getTime()) / MILLIS_PER_DAY) + 1;
  }),
  nanos: overload([['timestamp']], ([self]) =>
    int(self.nanos - floorDivide(self.nanos, NANOS_PER_SECOND) * NANOS_PER_SECOND),
  ),
  toMillis: overload([['timestamp']], ([self]) => int(floorDivide(self.nanos, NANOS_PER_MILLI))),
  date: overload([['timestamp']], ([self]) => timestamp(startOfDay(self))),
  time: overload([['timestamp']], ([self]) => duration(self.nanos - startOfDay(self))),
});

export const TIMESTAMP_NAMESPACE = table({
  date: overload([['int'], ['int'], ['int']], ([year, month, day]) =>
    dateAt(Number(year.value), Number(month.value), Number(day.value)),
  ),
  value: overload([['int']], ([millis]) => timestamp(millis.value * NANOS_PER_MILLI)),
});

function dateAt(year: number, month: number, day: number): RulesValue | ReturnType<typeof fail> {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!isReal) return fail(`Invalid date: ${year}-${month}-${day}.`);
  return timestamp(BigInt(date.getTime()) * NANOS_PER_MILLI);
}

const NANOS_PER_UNIT: ReadonlyMap<string, bigint> = new Map([
  ['w', 604_800n * NANOS_PER_SECOND],
  ['d', 86_400n * NANOS_PER_SECOND],
  ['h', 3600n * NANOS_PER_SECOND],
  ['m', 60n * NANOS_PER_SECOND],
  ['s', NANOS_PER_SECOND],
  ['ms', 1_000_000n],
  // `us` is accepted although it is undocumented, because stored timestamps have microsecond precision.
  ['us', 1000n],
  ['ns', 1n],
]);

/** https://firebase.google.com/docs/reference/rules/rules.Duration */
export const DURATION_METHODS = table({
  seconds: overload([['duration']], ([self]) => int(self.nanos / NANOS_PER_SECOND)),
  nanos: overload([['duration']], ([self]) => int(self.nanos % NANOS_PER_SECOND)),
});

export const DURATION_NAMESPACE = table({
  value: overload([['int'], ['string']], ([amount, unit]) => {
    const nanos = NANOS_PER_UNIT.get(unit.value);
    if (nanos === undefined) return fail(`Invalid duration unit: ${unit.value}.`);
    return duration(amount.value * nanos);
  }),
  time: overload([['int'], ['int'], ['int'], ['int']], ([hours, minutes, seconds, nanos]) =>
    duration((hours.value * 3600n + minutes.value * 60n + seconds.value) * NANOS_PER_SECOND + nanos.value),
  ),
  abs: overload([['duration']], ([self]) => duration(self.nanos < 0n ? -self.nanos : self.nanos)),
});
