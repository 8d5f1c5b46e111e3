import * as z from 'zod/mini';
import { DocumentIdSchema } from '../ids.ts';
import { publicName } from '../public-name.ts';
import { graphemes } from '../text.ts';
import type { StoredRegistration } from './registration.ts';
import { unitNameOf } from './unit.ts';

const RosterUnitSchema = z.object({ name: publicName(z.string()), tag: publicName(z.string()) });
export type RosterUnit = z.output<typeof RosterUnitSchema>;

/** The keys of `units` are the numbers of approved units that have a place. */
export const RosterSchema = z.object({
  id: DocumentIdSchema,
  listed: z._default(z.boolean(), false),
  units: z._default(z.record(z.string(), RosterUnitSchema), {}),
});

/** With these lengths, ten thousand units fit into one document of 1 MiB. */
const NAME_BYTES = 64;
const TAG_BYTES = 15;

export function rosterUnitOf(unit: StoredRegistration | null): RosterUnit | null {
  if (unit?.status !== 'approved' || unit.place !== 'held') return null;
  return { name: clipped(unitNameOf(unit), NAME_BYTES), tag: clipped(unit.unit.tag, TAG_BYTES) };
}

function clipped(text: string, most: number): string {
  if (bytesOf(text) <= most) return text;
  const kept = graphemes(text);
  while (bytesOf(`${kept.join('')}…`) > most) kept.pop();
  return `${kept.join('')}…`;
}

function bytesOf(text: string): number {
  return Array.from(text).reduce((sum, character) => {
    const point = character.codePointAt(0) ?? 0;
    return sum + 1 + Number(point > 0x7f) + Number(point > 0x7_ff) + Number(point > 0xff_ff);
  }, 0);
}

type RosterChanges = ReadonlyMap<string, RosterUnit | null>;

export function rosterChanges(
  units: readonly (readonly [before: StoredRegistration | null, after: StoredRegistration | null])[],
): RosterChanges {
  const changes = new Map<string, RosterUnit | null>();
  for (const [before, after] of units) {
    const [was, is] = [rosterUnitOf(before), rosterUnitOf(after)];
    if (was?.name === is?.name && was?.tag === is?.tag) continue;
    changes.set(String((after ?? before)?.number), is);
  }
  return changes;
}
