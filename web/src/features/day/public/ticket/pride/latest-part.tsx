import type { TableRank } from '@copa/domain/registrations/table-rank';
import { ordinal } from '@copa/domain/words/counted';
import { Card } from '../../../../../components/card.tsx';
import { PictureButton } from '../../../../../components/pictures/picture-button.tsx';
import { useSite } from '../../../../../lib/use-site.ts';
import * as words from '../../../words/pictures.ts';
import { climbOf } from './climb.ts';
import { climbPicture, matchPicture, type Own } from './own-picture.ts';

interface LatestPartProps {
  readonly own: Own & { readonly table: TableRank };
  readonly path: string;
}

export default function LatestPart({ own, path }: LatestPartProps) {
  const { name: brand } = useSite();
  const { table, size } = own;
  const { latest } = table;
  if (latest === null) return null;
  const signed = { ...own, brand, address: new URL(path, location.origin).href };
  const climb = climbOf(table);
  const match = matchPicture(latest, table, signed);
  const figures = match.blocks.flatMap((block) => (block.kind === 'hero' ? block.figures : []));
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl uppercase">{words.latest(latest.number)}</h2>
      <p className="text-mist">
        {[
          ...(match.title === words.matchTitle(latest.number) ? [] : [match.title]),
          ...figures.map(({ figure, label }) => `${figure} ${label}`),
        ].join(' · ')}
      </p>
      {climb !== null && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-display text-2xl font-extrabold text-gold italic">
          <strong>{words.youClimbed(climb.from - climb.to, size > 1)}</strong>
          <span aria-hidden="true">
            <s className="text-dim">{ordinal(climb.from)}</s> {ordinal(climb.to)}
          </span>
        </p>
      )}
      <div className="flex flex-wrap gap-3 *:flex-auto">
        <PictureButton label={words.make(match.title)} make={() => Promise.resolve(match)} />
        {climb !== null && (
          <PictureButton
            label={words.make(words.climbed(climb.from, climb.to, size > 1))}
            make={() => Promise.resolve(climbPicture(climb.from, climb.to, table, signed))}
          />
        )}
      </div>
    </Card>
  );
}
