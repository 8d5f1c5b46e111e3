import type { ImportedUnit } from '@copa/domain/registrations/pasted/import';
import { eachPlayerField } from '@copa/domain/registrations/player';
import { isComplete } from '@copa/domain/registrations/unit';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Actor } from '../../audit.ts';
import type { Ledger } from '../../desk/ledger.ts';
import type { Operation } from '../../desk/operation.ts';
import { notFound, type StoredUnit } from '../../desk/stored-unit.ts';
import { refusal } from '../../refusals.ts';
import { isCurrent } from '../../store/traces.ts';
import { newUnit, requirePlace, requireTeams } from '../register.ts';
import { newMember, nextSlot, type Person, requireMayPlay, withMember } from '../slots.ts';
import * as words from '../words.ts';

interface UnitImport {
  readonly name: { readonly id: string; readonly withdrawn: string };
  readonly memberIds: readonly string[];
  readonly tournamentId: string;
  readonly imported: ImportedUnit;
  readonly actor: Actor;
}

/** Writes no audit entry, because the whole list has one. */
export function importUnit(request: UnitImport): Operation {
  const { name, imported } = request;
  return {
    reads: {
      units: [name.id],
      players: imported.players.map(({ freeFireId }) => freeFireId),
      traces: [name.withdrawn],
    },
    sent: imported,
    apply: (ledger) => addImported(ledger, request),
  };
}

function addImported(ledger: Ledger, { name, memberIds, imported, actor }: UnitImport): StoredUnit {
  const { now, tournament } = ledger;
  const earlier = ledger.registration(name.id);
  if (earlier !== null) return earlier;
  if (isCurrent(ledger.trace(name.withdrawn), now)) throw refusal('registration-withdrawn');
  requirePlayers(tournament);
  const { unit: names, players } = imported;
  requireTeams(tournament, names);
  const [captain, ...others] = players;
  if (captain === undefined) throw refusal('bad-request');
  const alone = newUnit(ledger, tournament, name.id, { ...personOf(captain), unit: names });
  const full = others.reduce((unit, player, index) => {
    const slot = nextSlot(unit);
    if (slot === null) throw refusal('conflict', words.noOpenSlot);
    const id = memberIds[index] ?? '';
    return withMember(unit, newMember(ledger.codes, id, slot, personOf(player), now));
  }, alone);
  const pass = requireMayPlay(ledger, ledger.mayPlay(full));
  requirePlace(ledger);
  const decided = isComplete(full.members)
    ? ({ status: 'approved', decidedAt: now, decidedBy: actor.uid } as const)
    : {};
  return ledger.store(ledger.placeOrQueue({ ...full, ...decided }, pass));
}

/** A list has only some of the fields. */
const personOf = (imported: ImportedUnit['players'][number]): Person => ({
  ...eachPlayerField(() => ''),
  ...imported,
});

export function requirePlayers(tournament: Tournament | null): asserts tournament {
  if (tournament === null) throw notFound('tournament');
  if (tournament.playersErasedAt !== null) throw refusal('registration-closed', words.playersErased);
}

export function refusedPlayer(ledger: Ledger, { players }: ImportedUnit) {
  for (const [player, each] of players.entries()) {
    const answer = ledger.mayJoin(personOf(each));
    if ('why' in answer) return { player, check: () => requireMayPlay(ledger, answer) };
  }
  return null;
}
