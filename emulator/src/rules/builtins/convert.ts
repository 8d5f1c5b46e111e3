import { pathText } from '../evaluation/equality.ts';
import {
  type ErrorValue,
  fail,
  float,
  int,
  type RulesValue,
  string,
  type ValueOf,
} from '../evaluation/values.ts';
import { wholeNumber } from './math.ts';
import { overload, table } from './overload.ts';

/** A whole number keeps a decimal point, which tells it from an integer. */
export function floatText(value: number): string {
  return Number.isInteger(value) && Math.abs(value) < 1e21 ? `${value}.0` : String(value);
}

/** The result of `string()` for a value. */
export function toText(value: RulesValue): ValueOf<'string'> | ErrorValue {
  switch (value.kind) {
    case 'bool':
    case 'int':
      return string(String(value.value));
    case 'float':
      return string(floatText(value.value));
    case 'null':
      return string('null');
    case 'string':
      return value;
    case 'path':
      return string(pathText(value.segments));
    default:
      return fail(
        `Unsupported operation error. Received: string(${value.kind}). Expected: string(string|bool|int|float|null|path).`,
      );
  }
}

export const CONVERSIONS = table({
  int: [
    overload([['string']], ([text]) =>
      /^[+-]?\d{1,25}$/.test(text.value)
        ? int(BigInt(text.value.replace('+', '')))
        : unreadable('int', text.value),
    ),
    overload([['float']], ([value]) => wholeNumber(Math.trunc(value.value))),
    overload([['int']], ([value]) => value),
  ],
  float: [
    overload([['string']], ([text]) =>
      /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(text.value)
        ? float(Number(text.value))
        : unreadable('float', text.value),
    ),
    overload([['int']], ([value]) => float(Number(value.value))),
  ],
  string: overload([['string', 'bool', 'int', 'float', 'null', 'path']], ([value]) => toText(value)),
});

function unreadable(type: string, text: string): ErrorValue {
  return fail(`Cannot convert '${text.slice(0, 100)}' to ${type}.`);
}
