import { duration, fail, int } from '../evaluation/values.ts';
import { overload, table } from './overload.ts';

const NANOS_PER_SECOND = 1_000_000_000n;
const NANOS_PER_UNIT: ReadonlyMap<string, bigint> = new Map([
  ['w', 604_800n * NANOS_PER_SECOND],
  ['d', 86_400n * NANOS_PER_SECOND],
  ['h', 3600n * NANOS_PER_SECOND],
  ['m', 60n * NANOS_PER_SECOND],
  ['s', NANOS_PER_SECOND],
  ['ms', 1_000_000n],
  // Not documented; accepted because microseconds are the precision of stored timestamps.
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
