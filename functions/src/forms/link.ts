import { TOURNAMENTS } from '../store/collections.ts';
import type { Filter, Query, Reader } from '../store/database.ts';

const LOOKED_AT = 10;

export function linkedTo(formId: string): Filter {
  return { field: 'linkedFormId', op: '==', value: formId };
}

export async function isRegistrationForm(reader: Pick<Reader, 'find'>, formId: string): Promise<boolean> {
  return (await reader.find(TOURNAMENTS, { where: [linkedTo(formId)] }, 1)).length > 0;
}

export async function nextTournamentOf(reader: Pick<Reader, 'find'>, formId: string, now: Date) {
  const published: readonly Filter[] = [linkedTo(formId), { field: 'status', op: '==', value: 'published' }];
  // A series keeps its form, so most of the tournaments with this form are over.
  const dated: Query = {
    where: [...published, { field: 'date', op: '>=', value: now }],
    orderBy: { field: 'date', direction: 'asc' },
  };
  const undated: Query = { where: [...published, { field: 'date', op: '==', value: null }] };
  for (const query of [dated, undated]) {
    const found = await reader.find(TOURNAMENTS, query, LOOKED_AT);
    const next = found.find(({ cancelledAt }) => cancelledAt === null);
    if (next !== undefined) return next;
  }
  return null;
}
