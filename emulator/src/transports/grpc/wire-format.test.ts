import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageType } from '../messages/descriptor.ts';
import { deserializer } from './codec.ts';
import { requireWellFormed } from './wire-format.ts';

const decode = (type: string, ...bytes: number[]) => deserializer(type)(Buffer.from(bytes));

describe('a message that is none', () => {
  it.each<[string, string, number[]]>([
    ['a field of number zero', 'GetDocumentRequest', [0x00, 0x01]],
    ['a text of number zero behind a good field', 'GetDocumentRequest', [0x0a, 0x01, 0x61, 0x02, 0x01, 0x61]],
    ['a field of number zero inside a message', 'CommitRequest', [0x12, 0x04, 0x0a, 0x02, 0x00, 0x01]],
    ['a field of number zero inside a map entry', 'Document', [0x12, 0x02, 0x00, 0x01]],
    ['a field of number zero inside an unknown group', 'CommitRequest', [0xfb, 0x07, 0x00, 0x01, 0xfc, 0x07]],
    ['a tag beyond 32 bits', 'GetDocumentRequest', [0x88, 0x80, 0x80, 0x80, 0x80, 0x01, 0x00]],
    ['a number where a text belongs', 'GetDocumentRequest', [0x08, 0x03, 0x0a, 0x01, 0x41]],
    ['four bytes where a message belongs', 'GetDocumentRequest', [0x15, 0x01, 0x00, 0x00, 0x00]],
    ['an unknown wire type', 'GetDocumentRequest', [0x0f]],
    ['the end of a group that was never opened', 'GetDocumentRequest', [0xfc, 0x07]],
    ['the end of another group', 'GetDocumentRequest', [0xfb, 0x07, 0xf4, 0x07]],
    ['a group that is never closed', 'GetDocumentRequest', [0xfb, 0x07, 0x08, 0x01]],
    ['a varint of eleven bytes', 'Value', [0x10, ...Array.from({ length: 10 }, () => 0xff), 0x01]],
    ['a tag without a value', 'GetDocumentRequest', [0x0a]],
    ['a value that ends early', 'GetDocumentRequest', [0x0a, 0x10, 0x61]],
    ['half a double', 'Value', [0x19, 0x00, 0x00, 0x00]],
    [
      'a field that goes beyond its message',
      'CommitRequest',
      [0x12, 0x03, 0x2a, 0x05, 0x61, 0x61, 0x61, 0x61, 0x61],
    ],
    [
      'messages in messages without end',
      'Value',
      Array.from({ length: 250 }, () => [0x4a, 0x7f, 0x0a, 0x7f]).flat(),
    ],
  ])('%s is refused', (_what, type, bytes) => {
    expect(() => decode(type, ...bytes)).toThrow(RangeError);
  });

  it.each<[string, string, number[], object]>([
    ['an unknown field', 'GetDocumentRequest', [0xf8, 0x07, 0x01, 0x0a, 0x01, 0x61], { name: 'a' }],
    [
      'an unknown group',
      'GetDocumentRequest',
      [0xfb, 0x07, 0x08, 0x01, 0xfc, 0x07, 0x0a, 0x01, 0x61],
      { name: 'a' },
    ],
    ['packed numbers', 'TargetChange', [0x12, 0x02, 0x01, 0x02], { targetIds: [1, 2] }],
    ['numbers one by one', 'TargetChange', [0x10, 0x01, 0x10, 0x02], { targetIds: [1, 2] }],
    ['nothing', 'GetDocumentRequest', [], {}],
  ])('but %s is not', (_what, type, bytes, message) => {
    expect(decode(type, ...bytes)).toMatchObject(message);
  });
});

describe('messages of our own', () => {
  const value = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.record({ stringValue: fc.string({ unit: 'binary' }) }),
      fc.record({ integerValue: fc.bigInt({ min: 0n, max: 2n ** 53n }).map(Number) }),
      fc.record({ doubleValue: fc.double() }),
      fc.record({ timestampValue: fc.record({ seconds: fc.nat(), nanos: fc.nat() }) }),
      fc.record({ arrayValue: fc.record({ values: fc.array(tie('value')) }) }),
      fc.record({ mapValue: fc.record({ fields: fc.dictionary(fc.string(), tie('value')) }) }),
    ),
  })).value;
  const bytesOf = (message: unknown) =>
    messageType('Value')
      .encode(message as object)
      .finish();

  function outcomeOf(bytes: Buffer): string {
    try {
      deserializer('Value')(bytes);
      return 'a message';
    } catch (error) {
      return error instanceof RangeError ? 'a RangeError' : String(error);
    }
  }

  it('are well formed, and cut short anywhere they are refused or are another message', () => {
    fc.assert(
      fc.property(value, fc.nat(), (message, cut) => {
        const bytes = bytesOf(message);
        expect(() => requireWellFormed(bytes, messageType('Value'))).not.toThrow();
        const rest = Buffer.from(bytes.subarray(0, bytes.length === 0 ? 0 : cut % bytes.length));
        expect(['a message', 'a RangeError']).toContain(outcomeOf(rest));
      }),
    );
  });
});
