import type { LatestMatch, TableRank } from '@copa/domain/registrations/table-rank';
import type { Ticket } from '@copa/domain/registrations/ticket';
import { clockText, dateText } from '@copa/domain/time/days';
import { inZone } from '@copa/domain/time/words/zones';
import type { FollowedTournament } from '@copa/domain/tournaments/followed';
import { MODALITIES, UNIT_SIZES } from '@copa/domain/tournaments/modality';
import {
  booyahsWord,
  gainText,
  killsWord,
  numberText,
  ordinal,
  pointsWord,
} from '@copa/domain/words/counted';
import type { Figure, Motif, Picture } from '../../../../../components/pictures/picture.ts';
import { scanForBoard, scanForTournament } from '../../../../../components/words/pictures.ts';
import * as words from '../../../words/pictures.ts';
import type { Pride } from '../offers.ts';

export interface Own {
  readonly name: string;
  readonly size: number;
  readonly members: Ticket['members'];
  readonly tournament: Pick<FollowedTournament, 'id' | 'name' | 'date' | 'timeZone' | 'plan'>;
  readonly table: TableRank | null;
}

export interface Signed extends Own {
  readonly brand: string;
  readonly address: string;
}

export function pridePicture(pride: Pride, own: Signed): Picture {
  const { tournament, table } = own;
  const { date, timeZone } = tournament;
  const isAhead = pride === 'registered';
  return pictureOf(own, {
    file: pride,
    title: words.titles[own.size > 1 ? 'team' : 'player'][pride],
    subtitle:
      isAhead || table === null ? '' : pride === 'passed' ? passedTo(tournament, table) : table.stageName,
    ...(isAhead ? {} : { motif: pride === 'champion' ? 'cup' : 'arrows' }),
    figures: isAhead ? dateOf(tournament) : table === null ? [] : figuresOf(table),
    state: isAhead
      ? ''
      : [date && words.playedOn(dateText(date, timeZone, date)), table?.changeable]
          .filter(Boolean)
          .join('. '),
  });
}

/** Until the next draw, `TableRank` describes the closed stage, so the plan gives the next stage's name. */
function passedTo({ plan }: Own['tournament'], { stage, stageName, isClosed }: TableRank): string {
  const reached = isClosed ? plan?.steps[stage]?.name : stageName;
  return reached === undefined ? stageName : words.onTheWayTo(reached);
}

const MANY_KILLS = 5;

export function matchPicture(match: LatestMatch, table: TableRank, own: Signed): Picture {
  const { number, placement, kills, points } = match;
  const byPlacement = words.placementTitle(placement);
  const hasManyKills = byPlacement === undefined && (kills ?? 0) >= MANY_KILLS;
  const byKills = hasManyKills ? words.killsTitle(kills ?? 0) : undefined;
  return pictureOf(own, {
    file: `match-${number}`,
    title: byPlacement ?? byKills ?? words.matchTitle(number),
    subtitle: words.matchOf(number, table.stageName),
    ...(placement === 1 ? { motif: 'rays' } : {}),
    figures: [
      ...(placement === null || byPlacement !== undefined
        ? []
        : [{ figure: ordinal(placement), label: words.placed }]),
      ...(kills === null || hasManyKills ? [] : [{ figure: String(kills), label: killsWord(kills) }]),
      { figure: gainText(points), label: pointsWord(points) },
      ...rankOf(table, words.inTable),
    ],
    state: progressOf(table),
  });
}

export function climbPicture(from: number, to: number, table: TableRank, own: Signed): Picture {
  return pictureOf(own, {
    file: `rank-${to}`,
    title: words.climbed(from, to, own.size > 1),
    subtitle: table.stageName,
    motif: 'arrows',
    figures: [
      { figure: ordinal(from), label: words.before, isPast: true },
      { figure: ordinal(to), label: words.now(table.of) },
    ],
    state: progressOf(table),
  });
}

function dateOf({ date, timeZone }: Own['tournament']): readonly Figure[] {
  if (date === null) return [];
  const label = `${clockText(date, timeZone)} ${inZone(timeZone)}`;
  return [{ figure: dateText(date, timeZone, date), label }];
}

function figuresOf(table: TableRank): readonly Figure[] {
  const { points, kills, booyahs, played } = table;
  if (played === 0) return [{ figure: String(table.of), label: words.stillIn }];
  return [
    ...rankOf(table, words.among(table.of)),
    { figure: numberText(points), label: pointsWord(points) },
    ...(booyahs === 0 ? [] : [{ figure: String(booyahs), label: booyahsWord(booyahs) }]),
    { figure: String(kills), label: killsWord(kills) },
  ];
}

const progressOf = ({ status, changeable }: TableRank) => [status, changeable].filter(Boolean).join(' ');

function rankOf({ rank }: TableRank, label: string): readonly Figure[] {
  return rank === null ? [] : [{ figure: ordinal(rank), label }];
}

interface Drawing extends Pick<Picture, 'file' | 'title' | 'subtitle'> {
  readonly figures: readonly Figure[];
  readonly state?: string;
  readonly motif?: Motif;
}

const modalityOf = (size: number) => MODALITIES.find((each) => UNIT_SIZES[each] === size) ?? 'squad';

function pictureOf(
  { name, size, members, tournament, table, brand, address }: Signed,
  { file, title, subtitle, figures, state = '', motif }: Drawing,
): Picture {
  return {
    file: `${file}-${tournament.id}`,
    brand,
    tournament: tournament.name,
    title,
    subtitle,
    scene: { name: tournament.name, modality: modalityOf(size), ...(motif && { motif }) },
    blocks: [{ kind: 'hero', name, players: size === 1 ? [] : playersIn(members), figures }],
    invitation: table === null ? scanForTournament : scanForBoard,
    state,
    address,
  };
}

function playersIn(members: Own['members']): readonly string[] {
  return members.flatMap(({ state, role, name }) =>
    state === 'accepted' && role !== 'substitute' ? [name] : [],
  );
}
