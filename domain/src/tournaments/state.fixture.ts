import { NO_WAITLIST, type Waitlist } from './places/waitlist.ts';

export const START = new Date('2026-12-01T20:00:00Z');
export const before = (date: Date, ms: number) => new Date(date.getTime() - ms);
export const after = (date: Date, ms: number) => new Date(date.getTime() + ms);

export function tournament(
  changes: Partial<{
    status: 'draft' | 'scheduled' | 'published';
    publishDate: Date | null;
    date: Date | null;
    endDate: Date | null;
    endedAt: Date | null;
    cancelledAt: Date | null;
    registrationDeadline: Date | null;
    maxPlayers: number;
    currentPlayers: number;
    linkedFormId: string | null;
    waitlist: Waitlist;
    waitingPlayers: number;
  }> = {},
) {
  return {
    status: 'published' as const,
    publishDate: null,
    date: START as Date | null,
    endDate: null,
    endedAt: null,
    cancelledAt: null,
    registrationDeadline: null,
    maxPlayers: 10,
    currentPlayers: 3,
    linkedFormId: 'form',
    waitlist: NO_WAITLIST,
    waitingPlayers: 0,
    ...changes,
  };
}
