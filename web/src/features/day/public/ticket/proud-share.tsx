import type { TableRank } from '@copa/domain/registrations/table-rank';
import { namedHour } from '@copa/domain/time/hours';
import type { FollowedTournament } from '@copa/domain/tournaments/followed';
import type { Picture } from '../../../../components/pictures/picture.ts';
import { PictureButton } from '../../../../components/pictures/picture-button.tsx';
import { points, scanForBoard, scanForTournament } from '../../../../components/words/pictures.ts';
import { useSite } from '../../../../lib/use-site.ts';
import * as words from '../../words/pictures.ts';
import type { Pride } from './offers.ts';

export interface Proud {
  readonly pride: Pride;
  /** The public name of the unit. */
  readonly name: string;
  readonly isTeam: boolean;
  readonly tournament: FollowedTournament;
  readonly table: TableRank | null;
  readonly brand: string;
  readonly address: string;
}

export function proudPicture({ pride, name, isTeam, tournament, table, brand, address }: Proud): Picture {
  const { date, timeZone } = tournament;
  const hour = date === null ? '' : namedHour(date, timeZone, date);
  const result =
    pride === 'registered' || table === null
      ? []
      : [
          ...(table.rank === null ? [] : [words.ended(table.rank, table.of)]),
          points(table.points),
          table.stageName,
        ];
  const lines = pride === 'registered' ? (hour === '' ? [] : [words.played(hour)]) : [result.join(' · ')];
  return {
    file: `${pride}-${tournament.id}`,
    brand,
    tournament: tournament.name,
    title: words.titles[isTeam ? 'team' : 'player'][pride],
    subtitle: '',
    blocks: [{ kind: 'hero', name, lines }],
    invitation: pride === 'registered' ? scanForTournament : scanForBoard,
    state: pride === 'registered' ? '' : hour,
    address,
  };
}

export default function ProudShare({ path, ...proud }: Omit<Proud, 'brand' | 'address'> & { path: string }) {
  const { name: brand } = useSite();
  const picture = proudPicture({ ...proud, brand, address: new URL(path, location.origin).href });
  return <PictureButton label={words.make(picture.title)} make={() => Promise.resolve(picture)} />;
}
