/** The API answers in this form. */
export const SAMPLE_TOURNAMENT = {
  id: 'ascenso',
  name: 'Copa Ascenso',
  date: '2036-12-01T20:00:00.000Z',
  maxPlayers: 48,
  currentPlayers: 3,
  status: 'published',
  phase: 'open',
  updatedAt: '2026-11-20T12:00:00.000Z',
} as const;
