import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { stageStandings } from '@copa/domain/play/board';
import { cutOfStage } from '@copa/domain/play/cut';
import { dealBySeed, dealInTurn, lobbiesError } from '@copa/domain/play/draw';
import type { drawLobbies as endpoint } from '@copa/domain/play/endpoints';
import type { Carry, Entrant, Lobby, Stage } from '@copa/domain/play/stage';
import { isPlaceWindow } from '@copa/domain/tournaments/places/window-phase';
import type * as z from 'zod/mini';
import type { Actor } from '../audit.ts';
import type { Context } from '../dependencies.ts';
import { invalidFields, refusal } from '../refusals.ts';
import { entrantsFrom, registeredEntrants } from './entrants/entrants.ts';
import { requireAgreed, requireUnpublished, undoneSeats } from './entrants/undone-seats.ts';
import { tooManyMatches } from './match-limit.ts';
import { allStages, retellPlan, withStage } from './plan/tell-plan.ts';
import { drawnFrom } from './replacements.ts';
import { openSeating } from './seating.ts';
import {
  changeStage,
  findTable,
  isOneLater,
  requirePlaying,
  requireSeen,
  type StageAddress,
  type Table,
  writeTable,
} from './table.ts';
import * as words from './words.ts';

type DrawInput = z.output<typeof endpoint.body>;

export function drawLobbies(context: Context, actor: Actor, address: StageAddress, input: DrawInput) {
  const { id, stage: number } = address;
  return changeStage(context, actor, address, async (playing) => {
    const { transaction, tournament, table, now } = playing;
    const [previous, stages] = await Promise.all([
      number === 1 ? null : findTable(transaction, id, number - 1),
      allStages(transaction, id),
    ]);
    const seat = await openSeating(transaction, tournament, context);
    if (isOneLater(table, input.revision) && isDrawnBy(table.stage, input)) return null;
    requireSeen(table, input.revision);
    if (table.stage.state === 'closed') requirePlaying(table);
    const passed = previous === null ? null : passedFrom(previous, table.stage.carry);
    // Lobbies made by hand name the units that the organiser saw.
    const whoPlays =
      previous === null || passed === null || input.kind === 'hand'
        ? null
        : await drawnFrom(transaction, tournament, previous, { stage: table.stage, passed, now });
    const entrants = whoPlays?.entrants ?? passed ?? (await registeredEntrants(transaction, tournament, now));
    if (entrants.length < 2) {
      const tooFew = words.tooFewUnits(tournament.windows.some(isPlaceWindow));
      throw refusal('conflict', previous === null ? tooFew : words.tooFewPassed);
    }
    const lobbies = lobbiesOf(table.stage, entrants, input);
    const tooMany = tooManyMatches(lobbies.length, table.stage);
    if (tooMany !== null) throw refusal('conflict', tooMany);
    requireUnpublished(table, lobbies, input.kind);
    const undone = await undoneSeats(playing, lobbies);
    requireAgreed(undone, input.undo);
    const { kind } = input;
    const seed = seedOf(input);
    const { told, figures } = undone;
    const dealt = { kind, seed, lobbies: lobbies.length, units: entrants.length };
    const after = told === null ? dealt : { ...dealt, undone: figures };
    const replacements = table.stage.replacements.filter(({ left }) =>
      entrants.every((each) => each.id !== left.id),
    );
    const drawn = {
      state: 'playing' as const,
      entrants: [...entrants],
      lobbies: [...lobbies],
      draw: { kind, seed, at: now },
      tieDraw: null,
      replacements,
      ...whoPlays?.notes({ ...table.stage, replacements }, lobbies),
    };
    undone.undo();
    whoPlays?.record(transaction, context, actor);
    const openings = seat(number, lobbies, undone.rooms);
    if (previous !== null) {
      const changed = whoPlays?.isChanged === true ? { stage: { absent: whoPlays.absent } } : {};
      writeTable(transaction, tournament, previous, { next: number, ...changed }, now);
    }
    retellPlan(transaction, tournament, withStage(stages, { ...table.stage, ...drawn }));
    return { act: { action: 'play.draw', after }, stage: drawn, openings };
  });
}

function seedOf({ kind, seed }: DrawInput): string {
  return kind === 'random' ? (seed ?? '') : '';
}

function isDrawnBy({ state, draw, lobbies }: Stage, input: DrawInput): boolean {
  const isSame = state === 'playing' && draw?.kind === input.kind && draw.seed === seedOf(input);
  return isSame && (input.kind !== 'hand' || isDeepStrictEqual(lobbies, input.lobbies));
}

function lobbiesOf({ lobbySize }: Stage, entrants: readonly Entrant[], input: DrawInput): readonly Lobby[] {
  const ids = entrants.map(({ id }) => id);
  if (input.kind === 'seed') return dealBySeed(ids, lobbySize);
  if (input.kind === 'random') {
    if (input.seed === undefined) throw invalidFields({ seed: words.noSeed });
    return dealInTurn(drawnOrder(entrants, input.seed), lobbySize);
  }
  const { lobbies = [] } = input;
  const error = lobbiesError(lobbies, ids, lobbySize);
  if (error !== null) throw invalidFields({ lobbies: error });
  return lobbies;
}

/** Sorts by the SHA-256 of `seed:number`, so that anybody with the seed can check the draw. */
export function drawnOrder(
  entrants: readonly Pick<Entrant, 'id' | 'number'>[],
  seed: string,
): readonly string[] {
  return entrants
    .map(({ id, number }) => ({ id, key: digest(`${seed}:${number}`) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ id }) => id);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function passedFrom(previous: Table, carry: Carry): readonly Entrant[] {
  if (previous.stage.state !== 'closed') throw refusal('conflict', words.earlierStageOpen);
  const { rows } = stageStandings(previous.stage, previous.matches);
  return entrantsFrom(previous, cutOfStage(rows, previous.stage).passing, carry);
}
