import { RANK_POINTS, type Season } from '@copa/domain/seasons/season';

export const DAY = new Date('2026-11-07T02:00:00Z');
export const aSeason: Season = {
  id: 'verano',
  name: 'Temporada de verano',
  firstDay: '2026-11-06',
  lastDay: '2027-01-28',
  rules: {
    counting: { kind: 'ranks', worth: [...RANK_POINTS] },
    best: null,
    rankedFrom: 1,
    substitutes: 'all',
  },
  state: 'open',
  corrections: [],
  erasedAt: null,
  closedAt: null,
  tournamentIds: ['copa-1'],
  revision: 1,
  updatedAt: DAY,
};
