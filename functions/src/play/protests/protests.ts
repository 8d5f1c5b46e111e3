import { PROTEST_PICTURES_MAX } from '@copa/domain/limits';
import { type Match, parseMatchId } from '@copa/domain/play/match';
import { officialFrom, protestableUntil } from '@copa/domain/play/protest/deadline';
import type { OwnProtests } from '@copa/domain/play/protest/own-endpoints';
import type { ProtestInputSchema } from '@copa/domain/play/protest/own-protest';
import { type Protest, ProtestSchema } from '@copa/domain/play/protest/protest';
import { reportId } from '@copa/domain/play/report/report';
import type { Stage } from '@copa/domain/play/stage';
import { protestedAlready } from '@copa/domain/play/words/protest-rule';
import { pausedSince } from '@copa/domain/tournaments/places/pause';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type * as z from 'zod/mini';
import { sameCreation } from '../../creation.ts';
import type { Context } from '../../dependencies.ts';
import { requireFound } from '../../desk/stored-unit.ts';
import { found, invalidFields, refusal } from '../../refusals.ts';
import { unitOfCode } from '../../registrations/lookup.ts';
import { takePicture } from '../../site/images.ts';
import { EVIDENCE, matchesOf, PROTESTS, REGISTRATIONS, stagesOf } from '../../store/collections.ts';
import type { Reader, Transaction } from '../../store/database.ts';
import { withDefaults } from '../../store/documents.ts';
import { protestPictureId, removeProtestPictures } from '../../store/report-removal.ts';
import { requireBelowLimit } from '../sent-limit.ts';
import {
  officialAtSetter,
  readPublicTable,
  readTournament,
  readUncancelled,
  type Table,
  writeTable,
} from '../table.ts';
import * as words from '../words.ts';
import { getOwnProtests, rivalsOf } from './own-protests.ts';
import { openProtests } from './protested-matches.ts';

type Input = z.output<typeof ProtestInputSchema>;

interface OwnAddress {
  readonly stage: number;
  readonly match: string;
}

export async function sendProtest(context: Context, code: string, address: OwnAddress, input: Input) {
  const { database, clock } = context;
  const { id: registrationId, tournamentId } = await unitOfCode(context, code);
  const { stage: number, match: matchName } = address;
  const id = reportId({ registrationId, ...address });
  if ((await database.get(PROTESTS, id)) === null) {
    await requireBelowLimit(database, PROTESTS, { tournamentId, stage: number }, words.tooManyProtests);
  }
  await database.transaction(async (transaction) => {
    const now = clock();
    const [registration, tournament, drawn, played, before] = await Promise.all([
      transaction.get(REGISTRATIONS, registrationId),
      readUncancelled(transaction, tournamentId),
      transaction.get(stagesOf(tournamentId), String(number)),
      transaction.get(matchesOf(tournamentId, number), matchName),
      transaction.get(PROTESTS, id),
    ]);
    const { protests, unit } = requireFound(registration, 'registration');
    const stage = found(drawn, words.notInProtestedMatch);
    const match = found(
      played?.rows[registrationId] === undefined || played.state === 'draft' ? null : played,
      words.notInProtestedMatch,
    );
    const content = contentOf(input, match, stage, registrationId);
    if (before !== null) {
      if (before.requestId !== input.requestId) {
        throw refusal('conflict', protestedAlready(unit.size > 1));
      }
      if (before.state !== 'withdrawn') sameCreation(before, content);
      return;
    }
    if (pausedSince(tournament) !== null) throw refusal('conflict', words.protestsPaused);
    const until = protestableUntil(input.kind, match);
    if (until === null || until <= now) throw refusal('conflict', words.protestTooLate);
    const setOfficialAt = await officialAtSetter(transaction, tournament, match);
    const given = { id, tournamentId, ...address, registrationId, ...content, requestId: input.requestId };
    transaction.set(PROTESTS, withDefaults(ProtestSchema, { ...given, sentAt: now, state: 'open' }));
    transaction.update(REGISTRATIONS, registrationId, { protests: [...protests, id] });
    // Writes the match even if it is unchanged, so that transactions about protests of one match conflict.
    setOfficialAt(null, now);
  });
  return getOwnProtests(context, code);
}

function contentOf(
  { kind, against: number, text }: Input,
  match: Match,
  stage: Stage,
  own: string,
): Pick<Protest, 'kind' | 'against' | 'text'> {
  const rival = rivalsOf(match, stage, own).find((each) => each.number === number);
  if (number !== null && rival === undefined) throw invalidFields({ against: words.notARival });
  return { kind, against: rival?.id ?? null, text };
}

export async function sendProtestPicture(
  context: Context,
  code: string,
  { picture, ...address }: OwnAddress & { readonly picture: number },
  readFile: () => Promise<{ readonly bytes: Buffer }>,
): Promise<OwnProtests> {
  const { database } = context;
  const { id: registrationId } = await unitOfCode(context, code);
  const id = reportId({ registrationId, ...address });
  if (await lacksPicture(database, id, picture)) {
    const { type, bytes } = takePicture((await readFile()).bytes);
    await database.transaction(async (transaction) => {
      if (!(await lacksPicture(transaction, id, picture))) return;
      const { pictures } = found(await transaction.get(PROTESTS, id), words.protestMissing);
      transaction.update(PROTESTS, id, { pictures: [...pictures, picture].toSorted((a, b) => a - b) });
      transaction.set(EVIDENCE, { id: protestPictureId(id, picture), type, bytes });
    });
  }
  return getOwnProtests(context, code);
}

async function lacksPicture(reader: Reader, id: string, picture: number): Promise<boolean> {
  const { state, pictures } = found(await reader.get(PROTESTS, id), words.protestMissing);
  if (pictures.includes(picture)) return false;
  if (state !== 'open' || pictures.length >= PROTEST_PICTURES_MAX) {
    throw refusal('conflict', words.protestNotOpen);
  }
  return true;
}

export async function withdrawProtest(context: Context, code: string, address: OwnAddress) {
  const { database, clock } = context;
  const { id: registrationId, tournamentId } = await unitOfCode(context, code);
  await database.transaction(async (transaction) => {
    const now = clock();
    const protest = found(
      await transaction.get(PROTESTS, reportId({ registrationId, ...address })),
      words.protestMissing,
    );
    if (protest.state === 'withdrawn') return;
    if (protest.state !== 'open') throw refusal('conflict', words.protestNotOpen);
    const { id } = protest;
    const [tournament, played, open] = await Promise.all([
      readTournament(transaction, tournamentId),
      transaction.get(matchesOf(tournamentId, protest.stage), protest.match),
      openProtests(transaction, protest),
    ]);
    const match = found(played, words.matchMissing);
    const setOfficialAt = await officialAtSetter(transaction, tournament, match);
    transaction.set(PROTESTS, { ...protest, state: 'withdrawn', text: '', pictures: [], decidedAt: now });
    removeProtestPictures(transaction, id);
    setOfficialAt(open.every((each) => each.id === id) ? officialFrom(match, now) : null, now);
  });
  return getOwnProtests(context, code);
}

export interface ProtestedTable {
  readonly stage: Stage;
  readonly match: Match;
  readonly table: Table;
  readonly isLast: boolean;
}

export async function readProtested(transaction: Transaction, protest: Protest): Promise<ProtestedTable> {
  const { id, tournamentId, stage: number } = protest;
  const [drawn, played, open] = await Promise.all([
    transaction.get(stagesOf(tournamentId), String(number)),
    transaction.get(matchesOf(tournamentId, number), protest.match),
    openProtests(transaction, protest),
  ]);
  const stage = found(drawn, words.stageMissing);
  const match = found(played, words.matchMissing);
  const table = await readPublicTable(transaction, stage, match);
  return { stage, match, table, isLast: open.every((each) => each.id === id) };
}

export function writeDecision(
  transaction: Transaction,
  tournament: Tournament,
  { match: before, table, isLast }: ProtestedTable,
  change: { readonly match?: Match; readonly stage?: Partial<Stage> },
  now: Date,
): void {
  const match = change.match ?? before;
  // A match that is official already stays so if a protest is decided anew.
  const officialAt = match.officialAt ?? (isLast ? officialFrom(match, now) : null);
  writeTable(transaction, tournament, table, { ...change, match: { ...match, officialAt } }, now);
}

export const lobbyOf = ({ lobbies }: Stage, match: string) =>
  found(lobbies.find(({ id }) => id === parseMatchId(match).lobby) ?? null, words.lobbyMissing);
