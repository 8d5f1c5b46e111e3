import { freeFireIdKey } from '@copa/domain/contact';
import { AppError } from '@copa/domain/errors';
import type { Import, ImportedUnit, ImportResult } from '@copa/domain/registrations/pasted/import';
import { isWaitlistLive } from '@copa/domain/tournaments/places/waitlist-limit';
import { isFull, spotsLeft } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { type Actor, writeAudit } from '../../audit.ts';
import type { Desk } from '../../desk/desk.ts';
import { notFound } from '../../desk/stored-unit.ts';
import { refusal } from '../../refusals.ts';
import { AUDIT, REGISTRATIONS, TOURNAMENTS } from '../../store/collections.ts';
import type { RegistrationKeys } from '../keys.ts';
import * as words from '../words.ts';
import { importUnit, refusedPlayer, requirePlayers } from './import-unit.ts';

export async function importList(
  desk: Desk,
  keys: RegistrationKeys,
  actor: Actor,
  tournamentId: string,
  { requestId, preview, units }: Import,
): Promise<readonly ImportResult[]> {
  if ((await desk.database.get(TOURNAMENTS, tournamentId)) === null) throw notFound('tournament');
  const refused = await refusedUnits(desk, keys, tournamentId, { requestId, preview, units });
  if (preview) return units.map((_, index) => refused.get(index) ?? COMES_IN);
  const results = await Promise.all(
    units.map(async (imported, index): Promise<ImportResult> => {
      const known = refused.get(index);
      if (known !== undefined) return known;
      const id = unitIdOf(keys, requestId, imported);
      const name = { id, withdrawn: keys.request(id) };
      const memberIds = imported.players
        .slice(1)
        .map((_player, slot) => keys.member(id, `${requestId} ${slot}`));
      try {
        const unit = await desk.submit(
          tournamentId,
          importUnit({ name, memberIds, tournamentId, imported, actor }),
        );
        const { ticketId, place } = unit;
        return { success: true, player: null, added: { id, ticketId, place } };
      } catch (error) {
        return resultOf(error, null);
      }
    }),
  );
  await recordImport(desk, actor, tournamentId, requestId, units, results);
  return results;
}

const COMES_IN: ImportResult = { success: true, player: null, added: null };

/** Derives the id from the captain, not from the list position, because a retry may leave out other units. */
const unitIdOf = (keys: RegistrationKeys, requestId: string, { players }: ImportedUnit) =>
  keys.member(requestId, `import ${freeFireIdKey(players[0]?.freeFireId ?? '')}`);

function resultOf(error: unknown, player: number | null): ImportResult {
  if (!(error instanceof AppError)) throw error;
  const { code, message } = error;
  return { success: false, player, code, error: message, added: null };
}

async function refusedUnits(
  desk: Desk,
  keys: RegistrationKeys,
  tournamentId: string,
  { requestId, preview, units }: Import,
): Promise<ReadonlyMap<number, ImportResult>> {
  const ids = units.map((unit) => unitIdOf(keys, requestId, unit));
  const known = new Set((await desk.database.getAll(REGISTRATIONS, ids)).flatMap((unit) => unit?.id ?? []));
  const request = {
    tournamentId,
    freeFireIds: units.flatMap(({ players }) => players.map(({ freeFireId }) => freeFireId)),
    registrationIds: [],
    freedAtMost: 0,
    isSilent: true,
  };
  return desk.transact(request, (ledger) => {
    const seen = new Set<string>();
    const refused = new Map<number, ImportResult>();
    const { tournament, now } = ledger;
    let room = tournament === null ? 0 : roomIn(tournament, now);
    for (const [index, unit] of units.entries()) {
      if (known.has(ids[index] ?? '')) continue;
      const players = unit.players.map(({ freeFireId }) => freeFireIdKey(freeFireId));
      const twice = players.findIndex((key, at) => seen.has(key) || players.indexOf(key) < at);
      for (const key of players) seen.add(key);
      const found = refusedPlayer(ledger, unit);
      try {
        requirePlayers(tournament);
        if (twice >= 0) throw refusal('already-registered', words.twiceInList);
        found?.check();
        // Only a preview checks `room`, because a real import first closes a due confirmation window, which may
        // free places.
        if (preview && room === 0) throw refusal('tournament-full');
        room -= 1;
      } catch (error) {
        refused.set(index, resultOf(error, twice >= 0 ? twice : (found?.player ?? null)));
      }
    }
    return refused;
  });
}

function roomIn(tournament: Tournament, now: Date): number {
  const { waitlist, waitingPlayers } = tournament;
  const places = isFull(tournament) ? 0 : spotsLeft(tournament);
  return places + (isWaitlistLive(tournament, now) ? Math.max(0, waitlist.max - waitingPlayers) : 0);
}

async function recordImport(
  desk: Desk,
  actor: Actor,
  tournamentId: string,
  requestId: string,
  units: readonly ImportedUnit[],
  results: readonly ImportResult[],
): Promise<void> {
  const added = units.filter((_, index) => results[index]?.success === true);
  if (added.length === 0) return;
  const id = `import-${requestId}`;
  await desk.database.transaction(async (transaction) => {
    const [earlier, tournament] = await Promise.all([
      transaction.get(AUDIT, id),
      transaction.get(TOURNAMENTS, tournamentId),
    ]);
    if (earlier !== null) return;
    const players = added.reduce((sum, unit) => sum + unit.players.length, 0);
    writeAudit(transaction, desk, {
      id,
      actor,
      action: 'registration.import',
      target: `tournaments/${tournamentId}`,
      tournament,
      after: { units: added.length, players },
    });
  });
}
