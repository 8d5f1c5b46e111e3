import { documentIdOf } from '@copa/domain/ids';
import fc from 'fast-check';
import type { Caller, Instances, Site } from '../site.ts';
import type { Steps } from '../steps.ts';
import type { World } from '../world.ts';

export interface Plan {
  send(site: Site): Promise<unknown>;
  steps(world: World): Steps;
  /**
   * True if the instance may die before, between or after the steps of this call. A call that `dies` has no
   * answer.
   */
  readonly dies?: true;
}

export interface CallPlan extends Plan {
  send(instances: Instances): Promise<unknown>;
}

interface ByInstance {
  readonly instance: number;
}

export const ask = (
  { instance: at }: ByInstance,
  line: string,
  steps: Plan['steps'],
  body?: object,
  caller?: Caller,
): CallPlan => ({ send: (site) => site.call(at, line, body, caller), steps });

export interface Act {
  plan(world: World): Plan;
}

export const uuid = (kind: number, number: number) =>
  `0000000${kind}-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const tournamentRequest = (number: number) => uuid(1, number);
export const formRequest = (number: number) => uuid(2, number);
export const registrationId = (number: number) => uuid(4, number);
export const tournamentId = (number: number) => documentIdOf(tournamentRequest(number));
export const formId = (number: number) => documentIdOf(formRequest(number));
export const freeFireId = (player: number, zeros = '') => `${zeros}${10_000_000 + player}`;
/** A player ID with leading zeros names the same player as the ID without them. */
export const zeros = fc.constantFrom<string>('', '', '', '00');

export const guardianOf = (number: number) => ({
  name: `Tutora ${number}`,
  phone: `+57 300 123 456${number}`,
});
const ageBandOf = (player: number) => ([null, 'adult', 'minor'] as const)[player % 3] ?? null;
/**
 * True if a call sends another age band than the player's usual one. A repeated request may then differ from
 * the first.
 */
export const ageOf = fc.constantFrom(false, false, false, false, false, true);
export const declared = (player: number, isOther: boolean) => {
  const own = ageBandOf(player);
  const ageBand = isOther ? (own === 'minor' ? 'adult' : 'minor') : own;
  return ageBand === 'minor' ? { ageBand, guardian: guardianOf(1) } : { ageBand };
};

export const TOURNAMENTS = 2;
export const REQUESTS = 4;
export const PLAYERS = 6;

export const upTo = (count: number) => fc.integer({ min: 1, max: count });
export const tournament = fc.constantFrom<number>(1, 1, 1, 1, 1, 2);
export const form = fc.constantFrom<number>(1, 1, 1, 2);
export const registration = upTo(REQUESTS);
const instance = fc.integer({ min: 0, max: 1 });
export const versionSeen = fc.constantFrom('none', 'current', 'old' as const);

export type ValueOf<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;

export type ActOf<Fields> = { readonly [Name in keyof Fields]: ValueOf<Fields[Name]> } & ByInstance;

export function actOf<Fields extends Readonly<Record<string, fc.Arbitrary<unknown>>>>(
  name: string,
  fields: Fields,
  plan: (values: ActOf<Fields>, world: World) => Plan,
): fc.Arbitrary<Act> {
  return fc.record({ instance, ...fields }).map((record) => {
    const values = record as ActOf<Fields>;
    return {
      plan: (world) => plan(values, world),
      [fc.toStringMethod]: () => `${name} ${JSON.stringify(values)}`,
    };
  });
}

export function* once(change: () => unknown): Steps {
  yield* [];
  return change();
}

const OLD = '2020-01-01T00:00:00.000Z';
export const seenOf = (
  record: { readonly updatedAt: string } | undefined,
  seen: 'none' | 'current' | 'old',
) => (seen === 'none' ? null : seen === 'old' ? OLD : (record?.updatedAt ?? OLD));
