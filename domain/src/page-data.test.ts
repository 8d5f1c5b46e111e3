import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { partsOf } from './api/schema-parts.fixture.ts';
import { readPageData } from './page-data.ts';
import { filled, pageSlot, partMarks, splitPart, withParts } from './page-template.ts';
import { BoardSchema } from './play/board/schema.ts';
import { TournamentSchema } from './tournaments/tournament.ts';

const moment = '2026-11-28T02:00:00.000Z';

function momentsOf(schema: z.ZodMiniType): string[] {
  const { fields, inside } = partsOf(schema);
  return [
    ...fields.flatMap(([name, field]) => [
      ...(z.safeParse(field, moment).data instanceof Date ? [name] : []),
      ...momentsOf(field),
    ]),
    ...inside.flatMap(momentsOf),
  ];
}

describe('the data in a page', () => {
  it.each([
    ['tournament', TournamentSchema, ['date', 'opensAt', 'endsAt', 'deliveredAt']],
    ['table', BoardSchema, ['updatedAt', 'officialAt', 'at']],
  ] as const)('restore each moment of a %s', (_, schema, some) => {
    const moments = momentsOf(schema);
    expect(moments).toEqual(expect.arrayContaining([...some]));
    for (const name of moments) {
      const data = { deep: [{ [name]: new Date(moment) }] };
      expect(readPageData(JSON.stringify(data)), name).toEqual(data);
    }
  });

  it('keep texts, also those that look like a moment or stand where one could', () => {
    const data = { name: moment, facts: { date: 'Viernes, 27 de noviembre' } };
    expect(readPageData(JSON.stringify(data))).toEqual(data);
  });
});

const part = (name: string, inside: string) => partMarks(name).begin + inside + partMarks(name).end;

describe('a page with slots and parts', () => {
  it('is filled once, with text that is no markup', () => {
    const page = `<h1>${pageSlot('name')}</h1><p>${pageSlot('name')} ${pageSlot('rest')}</p>`;
    expect(filled(page, { name: '<b>~~rest~~</b>' })).toBe(
      '<h1>&lt;b&gt;~~rest~~&lt;/b&gt;</h1><p>&lt;b&gt;~~rest~~&lt;/b&gt; ~~rest~~</p>',
    );
  });

  it('is split into the text before, in and after a part', () => {
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
