import { TOURNAMENTS } from '../store/collections.ts';
import type { Filter, Reader } from '../store/database.ts';

export function linkedTo(formId: string): Filter {
  return { field: 'linkedFormId', op: '==', value: formId };
}

export async function isRegistrationForm(reader: Pick<Reader, 'find'>, formId: string): Promise<boolean> {
  return (await reader.find(TOURNAMENTS, { where: [linkedTo(formId)] }, 1)).length > 0;
}

export async function nextTournamentOf(reader: Pick<Reader, 'find'>, formId: string, now: Date) {
  const published: readonly Filter[] = [linkedTo(formId), { field: 'status', op: '==', value: 'published' }];
  // A series keeps its form, so most of the tournaments with this form are over.
  const [soonest] = await reader.find(
    TOURNAMENTS,
    {
      where: [...published, { field: 'date', op: '>=', value: now }],
      orderBy: { field: 'date', direction: 'asc' },
    },
    1,
  );
  if (soonest !== undefined) return soonest;
  const undated = [...published, { field: 'date', op: '==', value: null }] as const;
  return (await reader.find(TOURNAMENTS, { where: undated }, 1))[0] ?? null;
}
