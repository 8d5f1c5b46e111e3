import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fields, Value } from '../../core/values/value.ts';
import { decodeEntity, encodeEntity } from './entity.ts';
import { encodeMessage } from './messages.ts';

const ROOT = 'projects/demo/databases/(default)/documents';
const MIN_INT64 = -(2n ** 63n);
const MAX_INT64 = 2n ** 63n - 1n;

function fieldsOf(entries: Readonly<Record<string, Value>>): Fields {
  return new Map(Object.entries(entries));
}

function roundTrip(fields: Fields, name = `${ROOT}/c/d`): Fields {
  return decodeEntity(encodeEntity({ name, fields }), 'demo').fields;
}

function vector(...components: number[]): Value {
  return {
    kind: 'map',
    fields: fieldsOf({
      __type__: { kind: 'string', value: '__vector__' },
      value: { kind: 'array', values: components.map((value) => ({ kind: 'double', value })) },
    }),
  };
}

const CASES: readonly (readonly [string, Value])[] = [
  ['null', { kind: 'null' }],
  ['true', { kind: 'boolean', value: true }],
  ['false', { kind: 'boolean', value: false }],
  ['zero', { kind: 'integer', value: 0n }],
  ['a negative integer', { kind: 'integer', value: -7n }],
  ['the smallest integer', { kind: 'integer', value: MIN_INT64 }],
  ['the largest integer', { kind: 'integer', value: MAX_INT64 }],
  ['a double', { kind: 'double', value: 1.5 }],
  ['a whole double', { kind: 'double', value: 3 }],
  ['NaN', { kind: 'double', value: Number.NaN }],
  ['infinity', { kind: 'double', value: Number.NEGATIVE_INFINITY }],
  ['a time', { kind: 'timestamp', micros: 1_704_164_645_123_456n }],
  ['a time before 1970', { kind: 'timestamp', micros: -62_135_596_800_000_000n }],
  ['an empty text', { kind: 'string', value: '' }],
  ['a text', { kind: 'string', value: 'héllo 😀 \u0000' }],
  ['a text that starts with a byte order mark', { kind: 'string', value: '\ufeffx' }],
  ['bytes', { kind: 'bytes', value: Uint8Array.of(0, 1, 2, 255) }],
  ['no bytes', { kind: 'bytes', value: new Uint8Array() }],
  ['a reference', { kind: 'reference', name: `${ROOT}/c/a/sub/x` }],
  ['a reference to a numeric id', { kind: 'reference', name: `${ROOT}/c/__id-3__` }],
  [
    'a reference to another database',
    { kind: 'reference', name: 'projects/demo/databases/db2/documents/c/x' },
  ],
  [
    'a reference to another project',
    { kind: 'reference', name: 'projects/other/databases/(default)/documents/c/x' },
  ],
  ['a place', { kind: 'geoPoint', latitude: 35.5, longitude: -139.25 }],
  ['an empty array', { kind: 'array', values: [] }],
  ['an empty map', { kind: 'map', fields: new Map() }],
  ['a vector', vector(1, 2.5)],
  [
    'an array of everything else',
    {
      kind: 'array',
      values: [
        { kind: 'null' },
        { kind: 'integer', value: 1n },
        { kind: 'map', fields: fieldsOf({ list: { kind: 'array', values: [] }, v: vector(3) }) },
        { kind: 'map', fields: new Map() },
        vector(4),
        { kind: 'reference', name: 'projects/other/databases/(default)/documents/c/x' },
      ],
    },
  ],
];

describe('entity', () => {
  it.each(CASES)('keeps %s at the top and inside maps', (_label, value) => {
    const fields = fieldsOf({ x: value, map: { kind: 'map', fields: fieldsOf({ y: value }) } });
    expect(roundTrip(fields)).toEqual(fields);
  });

  it('turns negative zero into zero, as the format has none', () => {
    expect(roundTrip(fieldsOf({ x: { kind: 'double', value: -0 } })).get('x')).toEqual({
      kind: 'double',
      value: 0,
    });
  });

  it.each(['c/d', 'c/__id7__', 'c/__id-9223372036854775808__', 'c/a/sub/x', 'c/weird id ü'])(
    'keeps the path %s',
    (path) => {
      const entity = decodeEntity(encodeEntity({ name: `${ROOT}/${path}`, fields: new Map() }), 'target');
      expect(entity).toMatchObject({
        databaseId: '(default)',
        name: `projects/target/databases/(default)/documents/${path}`,
      });
    },
  );

  it('says which database a document is from', () => {
    const name = 'projects/demo/databases/db2/documents/c/d';
    expect(decodeEntity(encodeEntity({ name, fields: new Map() }), 'demo').databaseId).toBe('db2');
  });

  it('writes the bytes that the official emulator writes', () => {
    const bytes = encodeEntity({
      name: 'projects/p/databases/(default)/documents/c/a',
      fields: fieldsOf({ n: { kind: 'integer', value: 3n }, e: { kind: 'array', values: [] } }),
    });
    expect(Buffer.from(bytes).toString('hex')).toBe(
      [
        '6a11' + '6a05' + '6465767e70' + '7208' + '0b' + '120163' + '220161' + '0c',
        '7209' + '0818' + '1a0165' + '2000' + '2a00',
        '7a09' + '1a016e' + '2000' + '2a020803',
        '820108' + '0b' + '120163' + '220161' + '0c',
      ].join(''),
    );
  });

  it('reads what only production writes: indexed properties, and bytes by another meaning', () => {
    const element = [{ type: 'c', name: 'x' }];
    const reference = encodeMessage('PropertyValue', { reference: { app: 's~exported', element } });
    const property = (name: string, value: Uint8Array) => ({ name, multiple: false, value });
    const byteString = encodeMessage('PropertyValue', { string: Uint8Array.of(1, 2) });
    const bytes = encodeMessage('Entity', {
      key: { app: 's~exported', path: { element: [{ type: 'c', name: 'd' }] } },
      property: [property('indexed', reference), { ...property('bytes', byteString), meaning: 16 }],
      rawProperty: [property('raw', reference)],
    });
    expect(decodeEntity(bytes, 'target').fields).toEqual(
      fieldsOf({
        indexed: { kind: 'reference', name: 'projects/target/databases/(default)/documents/c/x' },
        raw: { kind: 'reference', name: 'projects/exported/databases/(default)/documents/c/x' },
        bytes: { kind: 'bytes', value: Uint8Array.of(1, 2) },
      }),
    );
  });

  it.each(['a/b', ''])('refuses %j as a part of a name', (id) => {
    const element = [{ type: 'c', name: id }];
    const bytes = encodeMessage('Entity', { key: { app: 'dev~p', path: { element } } });
    expect(() => decodeEntity(bytes, 'p')).toThrow('cannot be part of a document name');
  });

  it('refuses groups nested without end', () => {
    expect(() => decodeEntity(new Uint8Array(5000).fill(0x0b), 'demo')).toThrow(Error);
  });

  it('keeps any document', () => {
    const { value } = fc.letrec<{ value: Value; map: Value }>((tie) => ({
      map: fc
        .dictionary(
          fc.string({ minLength: 1 }).filter((name) => !/^__.*__$/.test(name)),
          tie('value'),
          {
            maxKeys: 4,
            noNullPrototype: true,
          },
        )
        .map((entries): Value => ({ kind: 'map', fields: new Map(Object.entries(entries)) })),
      value: fc.oneof(
        { depthSize: 'small' },
        fc.bigInt({ min: MIN_INT64, max: MAX_INT64 }).map((value): Value => ({ kind: 'integer', value })),
        fc.double().map((value): Value => ({ kind: 'double', value: value === 0 ? 0 : value })),
        fc.string({ unit: 'grapheme' }).map((value): Value => ({ kind: 'string', value })),
        fc.uint8Array().map((value): Value => ({ kind: 'bytes', value })),
        fc.constantFrom(...CASES.map(([, value]) => value)),
        tie('map'),
        fc
          .array(
            tie('value').filter((element) => element.kind !== 'array'),
            { maxLength: 4 },
          )
          .map((values): Value => ({ kind: 'array', values })),
      ),
    }));
    fc.assert(
      fc.property(value, (any) => {
        const fields = fieldsOf({ any });
        expect(roundTrip(fields)).toEqual(fields);
      }),
      { numRuns: 300 },
    );
  });
});
