import { TERMS_VERSION } from '@copa/domain/registrations/acceptance';
import { rulesLines } from '@copa/domain/tournaments/rules-text';
import type { Tournament } from '@copa/domain/tournaments/tournament';

export async function acceptedVersion({ rules }: Pick<Tournament, 'rules'>): Promise<string | null> {
  // Outside secure contexts `crypto` has no `subtle`, which computes the hash below.
  if (!('subtle' in crypto)) return null;
  const shown = new TextEncoder().encode(rulesLines(rules).join('\n'));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', shown));
  const hex = [...digest.subarray(0, 8)].map((octet) => octet.toString(16).padStart(2, '0')).join('');
  return `${TERMS_VERSION}.${hex}`;
}
