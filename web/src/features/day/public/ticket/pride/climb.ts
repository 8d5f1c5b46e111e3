import type { TableRank } from '@copa/domain/registrations/table-rank';

interface Climb {
  readonly from: number;
  readonly to: number;
}

export function climbOf({ rank, latest }: Pick<TableRank, 'rank' | 'latest'>): Climb | null {
  const from = latest?.former ?? null;
  return from === null || rank === null || from <= rank ? null : { from, to: rank };
}
