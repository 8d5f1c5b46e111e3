import { pathText } from '../evaluation/equality.ts';
import {
  bool,
  type ErrorValue,
  fail,
  float,
  int,
  type RulesValue,
  string,
  type ValueOf,
} from '../evaluation/values.ts';
import { type Overload, overload, table } from './overload.ts';

function toInt(round: (value: number) => number): Overload {
  return overload([['int', 'float']], ([value]) =>
    value.kind === 'int' ? value : wholeNumber(round(value.value)),
  );
}

function wholeNumber(value: number): RulesValue | ErrorValue {
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

const EARTH_RADIUS_METRES = 6_371_010;

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** https://firebase.google.com/docs/reference/rules/rules.LatLng */
export const LATLNG_METHODS = table({
  latitude: overload([['latlng']], ([self]) => float(self.latitude)),
  longitude: overload([['latlng']], ([self]) => float(self.longitude)),
  distance: overload([['latlng'], ['latlng']], ([self, other]) => {
    const north = Math.sin(radians(other.latitude - self.latitude) / 2);
    const east = Math.sin(radians(other.longitude - self.longitude) / 2);
    const haversine =
      north * north + Math.cos(radians(self.latitude)) * Math.cos(radians(other.latitude)) * east * east;
    return float(2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(haversine))));
  }),
});

export const LATLNG_NAMESPACE = table({
  value: overload(
    [
      ['int', 'float'],
      ['int', 'float'],
    ],
    ([first, second]) => {
      const latitude = Number(first.value);
      const longitude = Number(second.value);
      const isInRange = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
      if (isInRange) return { kind: 'latlng', latitude, longitude };
      return fail(
        `Latitude should be in [-90,90] range and longitude should be in [-180,180] range. latitude: ${floatText(latitude)}, longitude: ${floatText(longitude)}.`,
      );
    },
  ),
});

export function floatText(value: number): string {
  return Number.isInteger(value) && Math.abs(value) < 1e21 ? `${value}.0` : String(value);
}

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
