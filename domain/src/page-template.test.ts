import { describe, expect, it } from 'vitest';
import { filled, pageSlot, partMarks, splitPart, withParts } from './page-template.ts';

const part = (name: string, inside: string) => partMarks(name).begin + inside + partMarks(name).end;

describe('a page with slots and parts', () => {
  it('is filled once, with text that is no markup', () => {
    const page = `<h1>${pageSlot('name')}</h1><p>${pageSlot('name')} ${pageSlot('rest')}</p>`;
    expect(filled(page, { name: '<b>~~rest~~</b>' })).toBe(
      '<h1>&lt;b&gt;~~rest~~&lt;/b&gt;</h1><p>&lt;b&gt;~~rest~~&lt;/b&gt; ~~rest~~</p>',
    );
  });

  it('falls into what stands before, in and after a part', () => {
    expect(splitPart(`a${part('row', 'b')}c`, 'row')).toEqual({ before: 'a', inside: 'b', after: 'c' });
    const whole = { before: 'a', inside: '', after: '' };
    expect(splitPart('a', 'row')).toEqual(whole);
    expect(splitPart(`a${partMarks('row').begin}`, 'row').before).toBe(`a${partMarks('row').begin}`);
    expect(splitPart(`a${partMarks('row').end}`, 'row').before).toBe(`a${partMarks('row').end}`);
    expect(splitPart(part('row', ''), 'row')).toEqual({ before: '', inside: '', after: '' });
  });

  it('keeps the parts that are asked for', () => {
    const page = `a${part('one', 'b')}c${part('two', 'd')}e`;
    expect(withParts(page, { one: true, two: false })).toBe('abce');
    expect(withParts(page, { one: false, two: true })).toBe('acde');
    expect(withParts(page, { three: true })).toBe(page);
  });
});
