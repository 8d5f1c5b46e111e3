import type { TablePlace } from '@copa/domain/registrations/table-place';
import type { Ticket } from '@copa/domain/registrations/ticket';
import { namedHour } from '@copa/domain/time/hours';
import type { FollowedTournament } from '@copa/domain/tournaments/followed';
import type { Picture } from '../../../../components/pictures/picture.ts';
import { scanForBoard, scanForTournament } from '../../../../components/words/pictures.ts';
import * as words from '../../words/pictures.ts';
import type { Pride } from './pride.ts';

export interface Proud {
  readonly pride: Pride;
  readonly ticket: Ticket;
  readonly tournament: FollowedTournament;
  readonly table: TablePlace | null;
  readonly brand: string;
  readonly address: string;
}

/** «Estoy inscrito», «Clasifiqué», «¡Campeón!»: the public name of the unit and nothing else about its people. */
export function proudPicture({ pride, ticket, tournament, table, brand, address }: Proud): Picture {
  const { name, unit } = ticket;
  const { date, timeZone } = tournament;
  const hour = date === null ? '' : namedHour(date, timeZone, date);
  const result =
    pride === 'registered' || table === null
      ? []
      : [
          ...(table.rank === null ? [] : [words.ended(table.rank, table.of)]),
          words.points(table.points),
          table.stageName,
        ];
  const lines = pride === 'registered' ? (hour === '' ? [] : [words.played(hour)]) : [result.join(' · ')];
  return {
    file: `${pride}-${tournament.id}`,
    brand,
    tournament: tournament.name,
    title: words.titles[unit.size > 1 ? 'team' : 'player'][pride],
    subtitle: '',
    blocks: [{ kind: 'hero', name: unit.tag === '' ? name : `${unit.tag} · ${name}`, lines }],
    invitation: pride === 'registered' ? scanForTournament : scanForBoard,
    state: pride === 'registered' ? '' : hour,
    address,
  };
}
