import * as z from 'zod/mini';
import * as words from '../words/consent.ts';

/** There is no value for children who are too young, so a request that declares such an age is refused. */
export const AgeBandSchema = z.enum(['adult', 'minor'], words.tooYoung);
export type AgeBand = z.output<typeof AgeBandSchema>;

export const AskedAgeSchema = z.enum(AgeBandSchema.options, words.noAge);

export interface Aged {
  readonly nick?: string;
  readonly ageBand?: AgeBand | null;
  readonly consent?: { readonly showsNick: boolean } | null;
}

export function needsConsent({
  state,
  ageBand = null,
  consent = null,
}: Aged & { readonly state: 'accepted' | 'invited' }): boolean {
  return state === 'accepted' && ageBand === 'minor' && consent === null;
}

export function publicNickOf({ nick = '', ageBand = null, consent = null }: Aged): string {
  return ageBand === 'minor' && consent?.showsNick !== true ? '' : nick;
}
