import type { Tournament } from '@copa/domain/tournaments/tournament';
import { TOURNAMENTS } from '../store/collections.ts';
import type { Filter, Reader } from '../store/database.ts';

const LOOKED_AT = 20;

export function linkedTo(formId: string): Filter {
  return { field: 'linkedFormId', op: '==', value: formId };
}

export async function isRegistrationForm(reader: Pick<Reader, 'find'>, formId: string): Promise<boolean> {
  return (await reader.find(TOURNAMENTS, { where: [linkedTo(formId)] }, 1)).length > 0;
}

export async function nextTournamentOf(reader: Pick<Reader, 'find'>, formId: string, now: Date) {
  const where: readonly Filter[] = [linkedTo(formId), { field: 'status', op: '==', value: 'published' }];
  const published = await reader.find(TOURNAMENTS, { where }, LOOKED_AT);
  const startOf = ({ date }: Tournament) => date?.getTime() ?? Number.POSITIVE_INFINITY;
  const [next = null] = published
    .filter((tournament) => startOf(tournament) >= now.getTime())
    .toSorted((a, b) => startOf(a) - startOf(b));
  return next;
}
