import { randomUUID } from 'node:crypto';
import type { Roll } from '@copa/domain/day/roll';
import { isSpelledAs, mentions } from '@copa/domain/people/mention';
import type { Protest } from '@copa/domain/play/protest/protest';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Context } from '../../dependencies.ts';
import { eachInTurn } from '../../logger.ts';
import { AT_ONCE, dueOf, putOnAgenda } from '../../store/agenda.ts';
import type { OwnCollection } from '../../store/collection.ts';
import { FORGOTTEN, PROTESTS, ROLLS } from '../../store/collections.ts';
import { type Database, equal, type Reader, type Writer } from '../../store/database.ts';
import { removeProtestPictures } from '../../store/report-removal.ts';

export interface Forgotten {
  readonly id: string;
  readonly forgotten: readonly string[];
  readonly isGone: boolean;
}

/**
 * Anybody may withdraw, so a withdrawal must be cheap. With more protests or rolls, the job does all of them.
 */
const READ_MAX = 5;

const ofTournament = (id: string) => ({ where: equal({ tournamentId: id }) }) as const;

export const namesForgotten = (text: string, units: readonly Forgotten[]) =>
  units.some(({ forgotten }) => mentions(text, forgotten));

export async function openProtestsAndRolls(reader: Reader, { id: tournamentId, stage }: Tournament) {
  const query = ofTournament(tournamentId);
  const [protests, rolls] = await Promise.all([
    stage === 0 ? [] : reader.find(PROTESTS, query, READ_MAX + 1),
    reader.find(ROLLS, query, READ_MAX + 1),
  ]);
  return (writer: Writer, renamed: readonly Forgotten[], now: Date): void => {
    const units = renamed
      .filter(({ isGone, forgotten }) => isGone || forgotten.length > 0)
      .map(({ id, isGone, forgotten }) => ({ id, isGone, forgotten: [...forgotten] }));
    if (units.length === 0) return;
    if (Math.max(protests.length, rolls.length) > READ_MAX) {
      const id = randomUUID();
      writer.set(FORGOTTEN, { id, tournamentId, units, at: now });
      putOnAgenda(writer, 'forget', id, AT_ONCE);
      return;
    }
    for (const protest of protests) forgetInProtest(protest, { units, at: now })?.(writer);
    for (const roll of rolls) forgetInRoll(roll, { units })?.(writer);
  };
}

export async function forgetNames({ database }: Pick<Context, 'database'>, now: Date): Promise<void> {
  await eachInTurn(await dueOf(database, 'forget', now), async (id) => {
    const left = await database.get(FORGOTTEN, id);
    if (left !== null) {
      await forgetIn(database, PROTESTS, left, forgetInProtest);
      await forgetIn(database, ROLLS, left, forgetInRoll);
    }
    await database.transaction(async (writer) => {
      writer.remove(FORGOTTEN, id);
      putOnAgenda(writer, 'forget', id, null);
    });
  });
}

interface Left {
  readonly tournamentId: string;
  readonly units: readonly Forgotten[];
  readonly at: Date;
}

type Write = ((writer: Writer) => void) | null;

async function forgetIn<T extends { readonly id: string }>(
  database: Database,
  collection: OwnCollection<T>,
  left: Left,
  forget: (stored: T, left: Left) => Write,
): Promise<void> {
  for await (const seen of database.stream(collection, ofTournament(left.tournamentId))) {
    if (forget(seen, left) === null) continue;
    await database.transaction(async (transaction) => {
      const stored = await transaction.get(collection, seen.id);
      if (stored !== null) forget(stored, left)?.(transaction);
    });
  }
}

function forgetInRoll(roll: Roll, { units }: Pick<Left, 'units'>): Write {
  const names = units.flatMap(({ forgotten }) => forgotten);
  const intruders = roll.intruders.filter(({ nick }) => !names.some((name) => isSpelledAs(nick, name)));
  if (intruders.length === roll.intruders.length) return null;
  return (writer) => writer.set(ROLLS, { ...roll, intruders });
}

function forgetInProtest(protest: Protest, { units, at }: Pick<Left, 'units' | 'at'>): Write {
  const { id, registrationId, against, text, reason, state, pictures, decidedAt } = protest;
  if (units.some((unit) => unit.isGone && unit.id === registrationId)) return null;
  const isAgainst = units.some((unit) => unit.isGone && unit.id === against);
  const isNamed = namesForgotten(`${text} ${reason}`, units);
  if (state === 'open') {
    if (!isNamed || protest.namesWhoLeft) return null;
    return (writer) => writer.set(PROTESTS, { ...protest, namesWhoLeft: true });
  }
  if (!isAgainst && !isNamed) return null;
  // A reason that was written after the withdrawal is emptied only if it names who left, because the teams
  // that stay read it.
  const keepsReason = decidedAt !== null && decidedAt > at && !namesForgotten(reason, units);
  return (writer) => {
    writer.set(PROTESTS, {
      ...protest,
      text: '',
      reason: keepsReason ? reason : '',
      pictures: isAgainst ? [] : pictures,
    });
    if (isAgainst) removeProtestPictures(writer, id);
  };
}
