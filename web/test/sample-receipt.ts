export const SAMPLE_RECEIPT = {
  id: 'r1',
  tournamentId: 'copa',
  status: 'pending',
  createdAt: '2026-11-20T12:00:00Z',
  privateCode: '0123456789abcdefghjkmnpqrs',
  ticketId: 'srqpnmkjhgfedcba9876543210',
} as const;
