import { describe, expect, it } from 'vitest';
import { readFields } from './firestore-value.ts';

describe('readFields', () => {
  it('reads every type that documents contain', () => {
    const fields = {
      nothing: { nullValue: null },
      yes: { booleanValue: true },
      no: { booleanValue: false },
      name: { stringValue: '' },
      places: { integerValue: '48' },
      big: { integerValue: '-9007199254740991' },
      share: { doubleValue: 0.5 },
      none: { doubleValue: 'NaN' },
      date: { timestampValue: '2026-11-20T20:00:00.123456Z' },
      rules: {
        arrayValue: {
          values: [{ stringValue: 'a' }, { mapValue: { fields: { b: { integerValue: '1' } } } }],
        },
      },
      emptyList: { arrayValue: {} },
      emptyMap: { mapValue: {} },
    };
    expect(readFields(fields)).toEqual({
      nothing: null,
      yes: true,
      no: false,
      name: '',
      places: 48,
      big: -9007199254740991,
      share: 0.5,
      none: Number.NaN,
      date: new Date('2026-11-20T20:00:00.123Z'),
      rules: ['a', { b: 1 }],
      emptyList: [],
      emptyMap: {},
    });
  });

  it('leaves an unknown type as it came, for the schema to refuse', () => {
    expect(readFields({ where: { geoPointValue: { latitude: 1 } } })).toEqual({
      where: { geoPointValue: { latitude: 1 } },
    });
  });

  it('reads a document without fields', () => {
    expect(readFields(undefined)).toEqual({});
  });
});
