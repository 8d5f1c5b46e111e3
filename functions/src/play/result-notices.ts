import { afterQuiet, isQuiet } from '@copa/domain/day/notices/night';
import { DAY_MS, HOUR_MS } from '@copa/domain/limits';
import { boardId } from '@copa/domain/play/board';
import { changeableText } from '@copa/domain/play/board/words';
import { type Outcome, outcomesOf } from '@copa/domain/play/outcome';
import type { Stage } from '@copa/domain/play/stage';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import { pausedSince } from '@copa/domain/tournaments/places/pause';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Context } from '../dependencies.ts';
import type { Happening, JobNotice } from '../notices/notice.ts';
import { tellDue } from '../notices/tell.ts';
import { BOARDS, RESULT_NOTICES, stagesOf, TOURNAMENTS } from '../store/collections.ts';
import { FEWER_UNITS_AT_ONCE, readableUnits } from '../store/unit-pages.ts';
import { resultsForPages } from './player-pages.ts';
import { type ClosedStage, resultLetter, resultPush } from './words.ts';

type Needs = Pick<Context, 'database' | 'logger'>;

const OF_USE_MS = DAY_MS;
/**
 * A result notice waits while its tournament has been paused for less than this, because the tournament may
 * go on.
 */
const RESUMED_WITHIN_MS = DAY_MS;

interface OfStage extends Happening {
  readonly entrants: readonly string[];
  readonly outcomes: ReadonlyMap<string, Outcome>;
  readonly closed: ClosedStage;
  readonly isNight: boolean;
}

function outcomeOf({ id }: StoredRegistration, { outcomes }: OfStage): Outcome {
  const outcome = outcomes.get(id);
  if (outcome === undefined) throw new Error(`registration ${id} has no outcome`);
  return outcome;
}

/**
 * A tournament that was never public may have neither `hiddenAt` nor `cancelledAt`. Then the wait starts at
 * `closedAt`.
 */
function mayGoOn(tournament: Tournament, stage: Stage | null, now: Date): boolean {
  const closedAt = tournament.status === 'published' ? null : (stage?.closedAt ?? null);
  const since = pausedSince(tournament) ?? closedAt;
  return since !== null && now.getTime() - since.getTime() < RESUMED_WITHIN_MS;
}

export const RESULT: JobNotice<OfStage> = {
  kind: 'result',
  night: 'waits',
  due: async (reader, id, now) => {
    const notice = await reader.get(RESULT_NOTICES, id);
    if (notice === null || notice.dueAt > now) return null;
    const { tournamentId, stage: number, revision } = notice;
    const [tournament, stage, board, next] = await Promise.all([
      reader.get(TOURNAMENTS, tournamentId),
      reader.get(stagesOf(tournamentId), String(number)),
      reader.get(BOARDS, boardId(tournamentId, number)),
      reader.get(stagesOf(tournamentId), String(number + 1)),
    ]);
    const isSilent = tournament?.status !== 'published' || tournament.cancelledAt !== null;
    const isAwaited = tournament !== null && mayGoOn(tournament, stage, now);
    const isNight = !isSilent && isQuiet(now, tournament.timeZone);
    return {
      happening:
        isSilent || stage === null || board === null
          ? null
          : {
              tournament,
              about: String(number),
              turn: revision,
              entrants: stage.entrants.map((entrant) => entrant.id),
              outcomes: new Map(outcomesOf(stage, board).map((outcome) => [outcome.id, outcome])),
              closed: {
                tournament: tournament.name,
                name: stage.name,
                next: next?.name ?? null,
                changeable: changeableText(board, now),
              },
              isNight,
            },
      done: (transaction) => {
        if (isAwaited) transaction.update(RESULT_NOTICES, id, { dueAt: new Date(now.getTime() + HOUR_MS) });
        else if (isNight)
          transaction.update(RESULT_NOTICES, id, { dueAt: afterQuiet(now, tournament.timeZone) });
        else transaction.remove(RESULT_NOTICES, id);
      },
    };
  },
  to: async (reader, { entrants }, after) => {
    const from = Number(after);
    const until = from + FEWER_UNITS_AT_ONCE;
    return {
      units: await readableUnits(reader, entrants.slice(from, until)),
      next: until < entrants.length ? String(until) : null,
    };
  },
  concerns: ({ id, place, results }, { about, outcomes, isNight }) => {
    const outcome = outcomes.get(id);
    return !isNight && place === 'held' && outcome !== undefined && results[about] !== outcome.result;
  },
  noted: (unit, stage) => ({ results: { ...unit.results, [stage.about]: outcomeOf(unit, stage).result } }),
  beside: (transaction, units, { tournament }) => resultsForPages(transaction, tournament, units),
  mail: {
    isOncePerEvent: true,
    letter: (stage, unit) => resultLetter(outcomeOf(unit, stage), unit.unit.size > 1, stage.closed),
  },
  push: {
    isUrgent: false,
    until: (_happening, _unit, now) => new Date(now.getTime() + OF_USE_MS),
    words: resultPush,
  },
};

export const tellResults = (needs: Needs, now: Date) => tellDue(needs, RESULT, RESULT_NOTICES, now);
