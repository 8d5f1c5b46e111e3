import { type Board, boardId } from '@copa/domain/play/board';
import { type Match, matchId, parseMatchId } from '@copa/domain/play/match';
import { protestableUntil } from '@copa/domain/play/protest/deadline';
import type { OwnProtests } from '@copa/domain/play/protest/own-endpoints';
import type { ProtestedMatch, ProtestKind } from '@copa/domain/play/protest/own-protest';
import type { Protest } from '@copa/domain/play/protest/protest';
import { reportId } from '@copa/domain/play/report/report';
import { type Entrant, mapOf, type Stage } from '@copa/domain/play/stage';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import { pausedSince } from '@copa/domain/tournaments/places/pause';
import type { Context } from '../../dependencies.ts';
import { unitOfCode } from '../../registrations/lookup.ts';
import { BOARDS, matchesOf, PROTESTS, stagesOf, TOURNAMENTS } from '../../store/collections.ts';
import { equal, type Reader } from '../../store/database.ts';

/** A page shows no more protests of a unit than this, and no more about it, because each is a read. */
const SHOWN_MAX = 15;

export function rivalsOf(match: Match, { entrants }: Stage, id: string): readonly Entrant[] {
  return entrants.filter((each) => each.id !== id && match.rows[each.id] !== undefined);
}

export async function getOwnProtests(context: Context, code: string): Promise<OwnProtests> {
  const registration = await unitOfCode(context, code);
  return ownProtestsOf(context.database, registration, context.clock());
}

async function ownProtestsOf(
  reader: Reader,
  registration: StoredRegistration,
  now: Date,
): Promise<OwnProtests> {
  const { id, tournamentId } = registration;
  const tournament = await reader.get(TOURNAMENTS, tournamentId);
  const isPaused = tournament === null || pausedSince(tournament) !== null;
  const numbers = Array.from({ length: tournament?.stage ?? 0 }, (_, index) => String(index + 1));
  const [drawn, boards, sent, about] = await Promise.all([
    reader.getAll(stagesOf(tournamentId), numbers),
    reader.getAll(
      BOARDS,
      numbers.map((number) => boardId(tournamentId, Number(number))),
    ),
    reader.getAll(PROTESTS, registration.protests.slice(-SHOWN_MAX)),
    reader.find(
      PROTESTS,
      { where: equal({ against: id }), orderBy: { field: 'sentAt', direction: 'desc' } },
      SHOWN_MAX,
    ),
  ]);
  const stages = drawn.filter((each) => each !== null);
  const shownOn = new Map(boards.flatMap((board) => (board === null ? [] : [[board.stage, board.matches]])));
  const own = sent.filter((each) => each !== null);
  const played = await Promise.all(
    stages.map(async (stage) => {
      const matches = await matchesOfUnit(reader, stage, shownOn.get(stage.number) ?? [], {
        registration,
        own,
        now,
      });
      return matches.flatMap((match) => {
        const protest = own.find((each) => each.stage === stage.number && each.match === match.id) ?? null;
        const told = toldMatch(match, stage, protest, id, isPaused ? null : now);
        return told.protest === null && told.fairPlayUntil === null && told.scoresUntil === null
          ? []
          : [told];
      });
    }),
  );
  return {
    matches: played.flat(),
    about: about
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))
      .filter(({ state }) => state !== 'withdrawn')
      .map(({ stage, match, kind, state, reason, decidedAt, isRedecided }) => {
        const { number, isExtra } = parseMatchId(match);
        const stageName = stages.find((each) => each.number === stage)?.name ?? '';
        return { stage, stageName, match, number, isExtra, kind, state, reason, decidedAt, isRedecided };
      }),
  };
}

interface Asking {
  readonly registration: Pick<StoredRegistration, 'id' | 'protests'>;
  readonly own: readonly Protest[];
  readonly now: Date;
}

/** The board says which matches a protest is still possible of, so only those and the protested ones are read. */
async function matchesOfUnit(
  reader: Reader,
  { tournamentId, number, lobbies }: Stage,
  shown: Board['matches'],
  { registration: { id, protests }, own, now }: Asking,
): Promise<readonly Match[]> {
  const lobby = lobbies.find(({ units }) => units.includes(id))?.id;
  // Includes all extra matches, because an extra match with units of several lobbies stores only one of the
  // lobbies.
  const open = shown.filter(
    (each) =>
      (each.lobby === lobby || each.isExtra) &&
      (['placement', 'cheating'] as const).some((kind) => (protestableUntil(kind, each) ?? now) > now) &&
      !protests.includes(reportId({ registrationId: id, stage: number, match: matchId(each) })),
  );
  const protested = own.flatMap(({ stage, match }) => (stage === number ? [match] : []));
  const ids = new Set([...protested, ...open.map(matchId)]);
  const matches = await reader.getAll(matchesOf(tournamentId, number), [...ids]);
  return matches
    .filter((match) => match !== null)
    .filter(({ state, rows }) => state !== 'draft' && rows[id] !== undefined)
    .toSorted((one, other) => Number(one.isExtra) - Number(other.isExtra) || one.number - other.number);
}

function toldMatch(
  match: Match,
  stage: Stage,
  protest: Protest | null,
  id: string,
  now: Date | null,
): ProtestedMatch {
  const untilOf = (kind: ProtestKind) => {
    const until = protest === null ? protestableUntil(kind, match) : null;
    return until !== null && now !== null && until > now ? until : null;
  };
  const scoresUntil = untilOf('placement');
  const fairPlayUntil = untilOf('cheating');
  const names = new Map(stage.entrants.map((entrant) => [entrant.id, entrant.name]));
  const { number, isExtra } = match;
  return {
    stage: stage.number,
    stageName: stage.name,
    match: match.id,
    number,
    isExtra,
    map: isExtra ? '' : match.map || mapOf(stage, number),
    scoresUntil,
    fairPlayUntil,
    rivals:
      fairPlayUntil === null && scoresUntil === null
        ? []
        : rivalsOf(match, stage, id).map((rival) => ({ number: rival.number, name: rival.name })),
    protest: protest && {
      kind: protest.kind,
      against: protest.against === null ? null : (names.get(protest.against) ?? null),
      text: protest.text,
      pictures: protest.pictures,
      sentAt: protest.sentAt,
      state: protest.state,
      reason: protest.reason,
      decidedAt: protest.decidedAt,
      isRedecided: protest.isRedecided,
    },
  };
}
