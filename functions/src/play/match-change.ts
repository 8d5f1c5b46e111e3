import { type Match, MatchSchema, matchId, parseMatchId } from '@copa/domain/play/match';
import { type Lobby, mapOf, type Stage } from '@copa/domain/play/stage';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Context } from '../dependencies.ts';
import { found, refusal } from '../refusals.ts';
import { matchesOf, stagesOf } from '../store/collections.ts';
import type { Transaction } from '../store/database.ts';
import { withDefaults } from '../store/documents.ts';
import { type Recorder, requireRecorder } from '../tournaments/recorder.ts';
import {
  readPublicTable,
  readUncancelled,
  recordChange,
  requirePlaying,
  type StageAddress,
  type TableChange,
  writeTable,
} from './table.ts';
import * as words from './words.ts';

const EXTRA_MAX = 9;

export interface MatchAddress extends StageAddress {
  readonly match: string;
}

export interface UnitAddress extends MatchAddress {
  readonly unit: string;
}

export interface PlayingMatch {
  readonly transaction: Transaction;
  readonly tournament: Tournament;
  readonly stage: Stage;
  readonly now: Date;
  readonly lobby: Lobby;
  readonly match: Match;
  readonly shown: readonly Match[];
}

/**
 * With `isTap`, the change of a draft reads no other matches, because boards leave drafts out. So
 * simultaneous changes of two drafts do not conflict.
 */
export function changeMatch(
  context: Context,
  actor: Recorder,
  address: MatchAddress,
  change: (playing: PlayingMatch) => TableChange | Promise<TableChange>,
  { isTap }: { readonly isTap: boolean } = { isTap: false },
): Promise<Match> {
  const { database, clock } = context;
  const { id, stage: number, match: name } = address;
  return database.transaction(async (transaction) => {
    const now = clock();
    const [tournament, drawn, stored] = await Promise.all([
      readUncancelled(transaction, id),
      transaction.get(stagesOf(id), String(number)),
      transaction.get(matchesOf(id, number), name),
    ]);
    await requireRecorder(transaction, actor, tournament, now);
    const stage = found(drawn, words.stageMissing);
    requirePlaying({ stage });
    const { lobby: letter } = parseMatchId(name);
    const lobby = found(
      stage.lobbies.find((each) => each.id === letter),
      words.lobbyMissing,
    );
    const match = stored ?? newMatch(stage, name);
    const isAlone = isTap && match.state === 'draft';
    const table = isAlone ? null : await readPublicTable(transaction, stage, match);
    const shown = table?.matches ?? [];
    const changed = await change({ transaction, tournament, stage, lobby, match, shown, now });
    recordChange(context, actor, { transaction, tournament }, address, changed);
    const after = changed.match ?? match;
    if (table !== null) writeTable(transaction, tournament, table, changed, now);
    else if (after !== match) transaction.set(matchesOf(id, number), after);
    return after;
  });
}

function newMatch(stage: Stage, id: string): Match {
  const { lobby, number, isExtra } = parseMatchId(id);
  if (number > (isExtra ? EXTRA_MAX : stage.finish.matches)) throw refusal('not-found', words.matchMissing);
  return withDefaults(MatchSchema, {
    id: matchId({ lobby, number, isExtra }),
    tournamentId: stage.tournamentId,
    stage: stage.number,
    lobby,
    number,
    isExtra,
    map: isExtra ? '' : mapOf(stage, number),
    rows: {},
    revision: 0,
    state: 'draft',
  });
}
