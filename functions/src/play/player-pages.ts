import { isDeepStrictEqual } from 'node:util';
import { boardId } from '@copa/domain/play/board';
import type { Board } from '@copa/domain/play/board/schema';
import { entryOf, hasEntry, withEntry } from '@copa/domain/play/player/entry';
import type { Player } from '@copa/domain/play/player/page';
import { playerKeysOf } from '@copa/domain/registrations/member';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import { unitNameOf } from '@copa/domain/registrations/unit';
import { storedStatus } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Context } from '../context.ts';
import { refusal } from '../refusals.ts';
import { acceptedMember, holderOf, notFound, withMember } from '../registrations/places.ts';
import { BOARDS, PLAYERS, REGISTRATIONS, TOURNAMENTS } from '../store/collections.ts';
import type { Reader, Unit } from '../store/database.ts';

type Needs = Pick<Context, 'config' | 'database' | 'clock'>;

interface PlayerPage {
  /** Null once it is deleted. */
  readonly key: string | null;
}

const NOT_PUBLIC = 'Este torneo no está publicado: tu página no puede mostrarlo.';

/** On: this tournament stands on the page, which begins with it if there is none. Off: the page is deleted, whatever it shows. */
export async function setPlayerPage(needs: Needs, code: string, isOn: boolean): Promise<PlayerPage> {
  const { unitId, member, playerKey } = await holderOf(needs, code);
  return needs.database.transaction(async (unit) => {
    const registration = await unit.get(REGISTRATIONS, unitId);
    const own = registration === null ? null : acceptedMember(registration, member.id);
    if (registration === null || own === null || own.freeFireId !== member.freeFireId) {
      throw notFound('registration');
    }
    const { tournamentId } = registration;
    const [tournament, stored] = await Promise.all([
      unit.get(TOURNAMENTS, tournamentId),
      unit.get(PLAYERS, playerKey),
    ]);
    if (tournament === null) throw notFound('tournament');
    if (!isOn) {
      if (own.playerKey === null) return { key: null };
      unit.remove(PLAYERS, own.playerKey);
      unit.update(REGISTRATIONS, unitId, {
        members: withMember(registration, { ...own, playerKey: null }).members,
      });
      return { key: null };
    }
    if (storedStatus(tournament, needs.clock()) !== 'published') throw refusal('conflict', NOT_PUBLIC);
    const boards = await boardsOf(unit, tournament);
    const entry = entryOf(tournament, named(registration), boards);
    const before = stored ?? { id: playerKey, nick: '', entries: [] };
    const nick = own.nick === '' ? unitNameOf(registration) : own.nick;
    writePlayer(unit, stored, { ...withEntry(before, entry), nick });
    if (own.playerKey !== playerKey) {
      unit.update(REGISTRATIONS, unitId, {
        members: withMember(registration, { ...own, playerKey }).members,
      });
    }
    return { key: playerKey };
  });
}

/**
 * What a closed stage adds to the pages of those of these units that have one: read first, written by what is given back. A page
 * that does not show this tournament was switched off since, and stays as it is.
 */
export async function resultsForPages(
  unit: Unit,
  tournament: Tournament,
  registrations: readonly StoredRegistration[],
): Promise<() => void> {
  const keys = playerKeysOf(registrations);
  if (keys.length === 0) return () => undefined;
  const [stored, boards] = await Promise.all([unit.getAll(PLAYERS, keys), boardsOf(unit, tournament)]);
  return () => {
    for (const player of stored) {
      if (player === null) continue;
      const shown = registrations.filter(
        (each) => playerKeysOf([each]).includes(player.id) && hasEntry(player, each),
      );
      const after = shown.reduce(
        (page, each) => withEntry(page, entryOf(tournament, named(each), boards)),
        player,
      );
      writePlayer(unit, player, after);
    }
  };
}

function writePlayer(unit: Unit, before: Player | null, after: Player): void {
  if (before === null || !isDeepStrictEqual(before, after)) unit.set(PLAYERS, after);
}

const named = (registration: StoredRegistration) => ({
  number: registration.number,
  name: unitNameOf(registration),
});

/** Of the stages that have been drawn. */
async function boardsOf(reader: Reader, { id, stage }: Tournament): Promise<readonly Board[]> {
  const ids = Array.from({ length: stage }, (_, index) => boardId(id, index + 1));
  return (await reader.getAll(BOARDS, ids)).flatMap((board) => board ?? []);
}
