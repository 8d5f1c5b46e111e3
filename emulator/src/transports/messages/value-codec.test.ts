import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../../tests/setup/property-text.ts';
import type { Value } from '../../core/values/value.ts';
import { messageType } from './descriptor.ts';
import { encodeJson, parseJson } from './json.ts';
import { decodeValue, encodeValue } from './value-codec.ts';
import type { ValueWire } from './wire.ts';

const MIN_MICROS = -62_135_596_800_000_000n;
const MAX_MICROS = 253_402_300_799_999_999n;

const { value: anyValue } = fc.letrec<{ value: Value; leaf: Value }>((tie) => ({
  leaf: fc.oneof(
    fc.constant<Value>({ kind: 'null' }),
    fc.boolean().map((value): Value => ({ kind: 'boolean', value })),
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((value): Value => ({ kind: 'integer', value })),
    fc.double().map((value): Value => ({ kind: 'double', value })),
    fc.bigInt({ min: MIN_MICROS, max: MAX_MICROS }).map((micros): Value => ({ kind: 'timestamp', micros })),
    fc
      .string({ unit: anyCharacter })
      .map((value): Value => ({ kind: 'string', value: value.toWellFormed() })),
    fc.uint8Array().map((value): Value => ({ kind: 'bytes', value })),
    fc.string().map((name): Value => ({ kind: 'reference', name })),
    fc
      .tuple(fc.double({ min: -90, max: 90, noNaN: true }), fc.double({ min: -180, max: 180, noNaN: true }))
      .map(([latitude, longitude]): Value => ({ kind: 'geoPoint', latitude, longitude })),
  ),
  value: fc.oneof(
    { maxDepth: 4 },
    tie('leaf'),
    fc.array(tie('value'), { maxLength: 4 }).map((values): Value => ({ kind: 'array', values })),
    fc
      .dictionary(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', '0')), tie('value'), {
        maxKeys: 4,
      })
      .map((fields): Value => ({ kind: 'map', fields: new Map(Object.entries(fields)) })),
  ),
}));

/** Removes expected differences: the class of bytes, the order of fields and, in JSON, the sign of zero. */
function normalized(value: Value, json: boolean): unknown {
  switch (value.kind) {
    case 'bytes':
      return [...value.value];
    case 'double':
      return json && value.value === 0 ? 0 : value.value;
    case 'geoPoint':
      return json
        ? [value.latitude + 0, value.longitude + 0].map((part) => (part === 0 ? 0 : part))
        : { ...value };
    case 'array':
      return value.values.map((item) => normalized(item, json));
    case 'map':
      return [...value.fields].map(([key, item]) => [key, normalized(item, json)]).sort(byKey);
    default:
      return { ...value };
  }
}

function byKey([a]: unknown[], [b]: unknown[]): number {
  return String(a) < String(b) ? -1 : 1;
}

const type = messageType('Value');

describe('values', () => {
  it('survive protobuf', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        const decoded = decodeValue(type.decode(type.encode(encodeValue(value)).finish()) as ValueWire);
        expect(normalized(decoded, false)).toEqual(normalized(value, false));
      }),
    );
  });

  it('survive JSON', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        const text = JSON.stringify(encodeJson('Value', encodeValue(value)));
        expect(normalized(decodeValue(parseJson('Value', text)), true)).toEqual(normalized(value, true));
      }),
    );
  });

  it.each([
    [{ nullValue: null }, { nullValue: 'NULL_VALUE' }],
    [{ integerValue: '7' }, { integer_value: 7 }],
    [{ doubleValue: 1.5 }, { doubleValue: '1.5' }],
    [{ doubleValue: 'NaN' }, { doubleValue: 'NaN' }],
    [{ doubleValue: '-Infinity' }, { doubleValue: '-Infinity' }],
    [{ bytesValue: '+/8=' }, { bytesValue: '-_8' }],
    [{ timestampValue: '2020-01-02T03:04:05Z' }, { timestampValue: '2020-01-02T05:04:05+02:00' }],
    [{ timestampValue: '2020-01-02T03:04:05.123456Z' }, { timestampValue: '2020-01-02T03:04:05.123456789Z' }],
    [{ timestampValue: '0001-01-01T00:00:00.500Z' }, { timestampValue: '0001-01-01T00:00:00.5Z' }],
    [{ timestampValue: '1970-01-01T00:00:01Z' }, { timestampValue: { seconds: 1 } }],
    [{ geoPointValue: {} }, { geo_point_value: { latitude: 0 } }],
    [{ arrayValue: {} }, { arrayValue: { values: [] } }],
    [{ mapValue: {} }, { mapValue: { fields: {} } }],
    [{ booleanValue: false }, { booleanValue: false }],
    [{ stringValue: '' }, { stringValue: '' }],
  ])('are printed as %j for %j', (printed, given) => {
    const value = decodeValue(parseJson('Value', JSON.stringify(given)));
    expect(JSON.parse(JSON.stringify(encodeJson('Value', encodeValue(value))))).toEqual(printed);
  });

  it('refuse what has no type or lies outside its range', () => {
    const decode = (json: object): Value => decodeValue(parseJson('Value', JSON.stringify(json)));
    expect(() => decode({})).toThrow('type unset');
    expect(() => decode({ geoPointValue: { latitude: 91 } })).toThrow('Latitude');
    expect(() => decode({ timestampValue: { seconds: '253402300800' } })).toThrow('out of range');
  });
});
