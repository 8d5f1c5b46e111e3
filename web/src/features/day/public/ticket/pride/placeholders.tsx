import type { TableRank } from '@copa/domain/registrations/table-rank';
import { Card } from '../../../../../components/card.tsx';
import { climbOf } from './climb.ts';

export function ButtonPlaceholder() {
  return <div className="min-h-11" />;
}

/**
 * Must be as high as the card of the latest match. On a phone, the card of a unit that rose has a second
 * button below the first.
 */
export function LatestPlaceholder({ table }: { readonly table: TableRank }) {
  const hasClimbed = climbOf(table) !== null;
  return (
    <Card className="grid gap-3">
      <p className="min-h-[1lh] text-xl" />
      <p className="min-h-[2lh] sm:min-h-[1lh]" />
      {hasClimbed && <p className="min-h-[1lh] text-2xl" />}
      <ButtonPlaceholder />
      {hasClimbed && <div className="min-h-11 sm:hidden" />}
    </Card>
  );
}
