import { ENDED_KINDS, type HeadlineKind } from '@copa/domain/day/headline-kind';
import type { Ticket } from '@copa/domain/registrations/ticket';

export type Pride = 'registered' | 'passed' | 'champion';

const PRIDE: Readonly<Partial<Record<HeadlineKind, Pride>>> = {
  coming: 'registered',
  confirmed: 'registered',
  'confirmed-next': 'registered',
  undated: 'registered',
  dated: 'registered',
  qualified: 'passed',
  passed: 'passed',
  champion: 'champion',
};

export function prideOf(kind: HeadlineKind): Pride | null {
  return PRIDE[kind] ?? null;
}

export function isPushWanted(
  { place, confirmations, readyAt }: Pick<Ticket, 'place' | 'confirmations' | 'readyAt'>,
  windows: readonly unknown[],
  kind: HeadlineKind,
): boolean {
  if (place === 'released' || ENDED_KINDS.has(kind)) return false;
  if (place === 'waiting' && windows.length === 0) return true;
  return readyAt !== null || Object.values(confirmations).some(Boolean);
}
