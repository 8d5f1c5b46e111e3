import * as z from 'zod/mini';
import { NICK_MAX, UNIT_NAME_MAX, UNIT_TAG_MAX } from '../../limits.ts';
import type { Member } from '../member.ts';
import type { Unit } from '../unit.ts';
import { MEMBERS_MAX } from './public-member.ts';

const Seen = (max: number) => z.string().check(z.maxLength(max));

const SlotKeySchema = z.string().check(z.regex(new RegExp(`^[1-${MEMBERS_MAX}]$`)));

export const SeenNamesSchema = z.strictObject({
  name: z._default(Seen(UNIT_NAME_MAX), ''),
  tag: z._default(Seen(UNIT_TAG_MAX), ''),
  nicks: z.record(SlotKeySchema, Seen(NICK_MAX)),
});
export type SeenNames = z.output<typeof SeenNamesSchema>;

interface Named {
  readonly unit: Pick<Unit, 'name' | 'tag'>;
  readonly members: readonly Member[];
}

export function namesOf({ unit: { name, tag }, members }: Named): SeenNames {
  const accepted = members.flatMap((each) => (each.state === 'accepted' ? [each] : []));
  return { name, tag, nicks: Object.fromEntries(accepted.map(({ slot, nick }) => [slot, nick])) };
}

export interface NameChange {
  readonly of: 'name' | 'tag' | `nicks.${number}`;
  readonly from: string;
  readonly to: string;
}

export function changedNames(seen: SeenNames, now: SeenNames): readonly NameChange[] {
  const slots = Array.from({ length: MEMBERS_MAX }, (_, index) => index + 1);
  const pairs: readonly NameChange[] = [
    { of: 'name', from: seen.name, to: now.name },
    { of: 'tag', from: seen.tag, to: now.tag },
    ...slots.map(
      (slot): NameChange => ({
        of: `nicks.${slot}`,
        from: seen.nicks[slot] ?? '',
        to: now.nicks[slot] ?? '',
      }),
    ),
  ];
  return pairs.filter(({ from, to }) => from !== to);
}
