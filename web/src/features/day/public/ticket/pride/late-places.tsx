import type { TableRank } from '@copa/domain/registrations/table-rank';
import { Card } from '../../../../../components/card.tsx';
import { climbOf } from './climb.ts';

/** The place of a button with one line. */
export function ButtonPlace() {
  return <div className="min-h-11" />;
}

/** The place of the last match. On a phone its figures and the label of its second button take two lines. */
export function LatestPlace({ table }: { readonly table: TableRank }) {
  const hasClimbed = climbOf(table) !== null;
  return (
    <Card className="grid gap-3">
      <p className="min-h-[1lh] text-xl" />
      <p className="min-h-[2lh] sm:min-h-[1lh]" />
      {hasClimbed && <p className="min-h-[1lh] text-2xl" />}
      <ButtonPlace />
      {hasClimbed && <div className="min-h-[calc(2lh+1rem+2px)] text-base leading-tight sm:hidden" />}
    </Card>
  );
}
