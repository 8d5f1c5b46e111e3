import { createHash } from 'node:crypto';
import { rulesIn } from '@copa/domain/registrations/acceptance';
import { rulesLines } from '@copa/domain/tournaments/rules-text';
import type { Tournament } from '@copa/domain/tournaments/tournament';

/** `acceptedVersion` of the web client must compute the same hash. */
export function rulesVersion({ rules }: Pick<Tournament, 'rules'>): string {
  return createHash('sha256').update(rulesLines(rules).join('\n')).digest('hex').slice(0, 16);
}

export interface Accepting {
  readonly acceptance: { readonly version: string } | null;
}

export function acceptedOtherRules({ acceptance }: Accepting, version: string): boolean {
  return acceptance !== null && rulesIn(acceptance.version) !== version;
}
