import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseForwardBody } from './handler.ts';
import { frame } from './session.ts';

describe('frames', () => {
  it('carry their length in UTF-16 code units', () => {
    expect(frame('["🦩"]')).toBe('6\n["🦩"]');
  });
});

describe('forward bodies', () => {
  it('give back whatever messages they were made of', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), fc.nat(), (messages, offset) => {
        const form = new URLSearchParams({ count: String(messages.length), ofs: String(offset % 1e9) });
        messages.forEach((message, index) => form.set(`req${index}___data__`, message));
        expect(parseForwardBody(String(form))).toMatchObject({ messages, offset: offset % 1e9 });
      }),
    );
  });

  it('never throw, whatever they hold', () => {
    fc.assert(
      fc.property(fc.string(), (body) => {
        expect(parseForwardBody(body)?.messages.length ?? 0).toBe(0);
      }),
    );
  });

  it('are read at once, however many messages they have', { timeout: 5_000 }, () => {
    const count = 40_000;
    const messages = Array.from({ length: count }, (_, index) => `req${index}___data__=%7B%7D`);
    expect(parseForwardBody(`count=${count}&${messages.join('&')}`)?.messages).toHaveLength(count);
  });

  it('carry headers as lines', () => {
    const body = `headers=${encodeURIComponent('Authorization:Bearer a:b\r\nX-Empty:\r\nnonsense\r\n')}&count=0`;
    expect(parseForwardBody(body)?.headers).toEqual(
      new Map([
        ['authorization', 'Bearer a:b'],
        ['x-empty', ''],
      ]),
    );
  });
});
