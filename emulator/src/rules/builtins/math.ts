import { bool, type ErrorValue, fail, float, int, type RulesValue } from '../evaluation/values.ts';
import { type Overload, overload, table } from './overload.ts';

function toInt(round: (value: number) => number): Overload {
  return overload([['int', 'float']], ([value]) =>
    value.kind === 'int' ? value : wholeNumber(round(value.value)),
  );
}

export function wholeNumber(value: number): RulesValue | ErrorValue {
  return Number.isFinite(value) ? int(value) : fail('Integer overflow error.');
}

/** https://firebase.google.com/docs/reference/rules/rules.math */
export const MATH_NAMESPACE = table({
  abs: [
    overload([['int']], ([value]) => int(value.value < 0n ? -value.value : value.value)),
    overload([['float']], ([value]) => float(Math.abs(value.value))),
  ],
  ceil: toInt(Math.ceil),
  floor: toInt(Math.floor),
  round: toInt(Math.round),
  sqrt: overload([['int', 'float']], ([value]) => float(Math.sqrt(Number(value.value)))),
  pow: overload(
    [
      ['int', 'float'],
      ['int', 'float'],
    ],
    ([base, exponent]) => float(Number(base.value) ** Number(exponent.value)),
  ),
  isNaN: overload([['int', 'float']], ([value]) => bool(Number.isNaN(value.value))),
});
