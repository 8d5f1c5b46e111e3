import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readPageData } from './page-data.ts';
import { BoardSchema } from './play/board/schema.ts';
import { TournamentSchema } from './tournaments/tournament.ts';

const moment = '2026-11-28T02:00:00.000Z';

interface Shaped {
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly element?: z.ZodMiniType;
  readonly innerType?: z.ZodMiniType;
  readonly valueType?: z.ZodMiniType;
  readonly in?: z.ZodMiniType;
  readonly options?: readonly z.ZodMiniType[];
}

/** The names of all fields, at any depth, that take a moment. */
function momentsOf(schema: z.ZodMiniType): string[] {
  const { shape = {}, element, innerType, valueType, in: input, options = [] } = schema._zod.def as Shaped;
  const inside = [element, innerType, valueType, input, ...options].flatMap((each) => each ?? []);
  return [
    ...Object.entries(shape).flatMap(([name, field]) => [
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
  ] as const)('have each moment of a %s', (_, schema, some) => {
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
