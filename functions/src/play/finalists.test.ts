import { MINUTE_MS, REVIEW_MS } from '@copa/domain/limits';
import { boardId } from '@copa/domain/play/board';
import { DEFAULT_POINTS } from '@copa/domain/play/points';
import type { Stage } from '@copa/domain/play/stage';
import { boardCorrections } from '@copa/domain/play/words/correction';
import { TournamentUpdateSchema } from '@copa/domain/tournaments/endpoints';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createDesk } from '../../../tests/load/support/desk.ts';
import { dyingAfter } from '../../../tests/load/support/dying-database.ts';
import { createTournament, playerOf } from '../../../tests/load/support/tournament.ts';
import { runServices } from '../../../tests/setup/local-site/services.ts';
import { endReview, extendWindow } from '../day/confirmations/window-changes.ts';
import { deleteRoom, putRoom } from '../day/rooms/rooms.ts';
import { sampleWindow } from '../desk/samples.fixture.ts';
import { BOARDS, TOURNAMENTS } from '../store/collections.ts';
import { updateTournament } from '../tournaments/commands.ts';
import { drawLobbies } from './draws.ts';
import { replaceEntrant, returnEntrant } from './replacements.ts';
import { playing, ranked } from './samples/playing.fixture.ts';
import { ORGANISER } from './samples/stage.fixture.ts';

const NICKS = ['Ana', 'Bea', 'Cata', 'Dina', 'Eva', 'Flor'];
const START = new Date('2026-11-20T17:00:00.000Z');
const at = (minutes: number) => new Date(START.getTime() + minutes * MINUTE_MS);
const [OPENS, CLOSES] = [at(60), at(90)];
const DUE = new Date(CLOSES.getTime() + REVIEW_MS);

const site = runServices(START);
const needs = () => site.program.dependencies;
const desk = () => createDesk(needs());

interface Final {
  readonly id: string;
  readonly units: Readonly<Record<string, string>>;
  readonly tickets: Readonly<Record<string, string>>;
}

const stage = ({ id }: Pick<Final, 'id'>, number: number) => playing(needs(), { id, stage: number });

async function finalOf(
  kills: readonly number[] = [9, 8, 7, 6, 5, 4],
  onMissing: 'release' | 'mark' = 'release',
  leaving: readonly string[] = [],
): Promise<Final> {
  const id = await createTournament(site.program.firestore, { maxPlayers: 10, date: START });
  const units: Record<string, string> = {};
  const tickets: Record<string, string> = {};
  site.now = at(-60);
  for (const [number, nick] of NICKS.entries()) {
    const receipt = await desk().register(playerOf(id, number, { nick }));
    [units[nick], tickets[nick]] = [receipt.id, receipt.ticketId];
  }
  await desk().decideMany(ORGANISER, Object.values(units), { status: 'approved', reason: null });
  const draw = (number: number, passing: number) => {
    const points = { ...DEFAULT_POINTS, placement: [] };
    const advance = { perLobby: 0, byTable: passing };
    return stage({ id }, number).draw({ name: `Fase ${number}`, points, advance });
  };
  site.now = START;
  await draw(1, 3);
  const { play, close } = stage({ id }, 1);
  await play(ranked(Object.values(units), (index) => kills[index] ?? 0));
  await close();
  for (const nick of leaving) await desk().remove(ORGANISER, units[nick] ?? '');
  await draw(2, 0);
  await desk().deliverRooms(id);
  const windows = [sampleWindow('final', OPENS, CLOSES, onMissing)];
  await updateTournament(needs(), ORGANISER, id, z.parse(TournamentUpdateSchema, { windows }));
  site.now = OPENS;
  await desk().tellAllDue(site.now);
  return { id, units, tickets };
}

const confirm = ({ tickets }: Final, nick: string) => desk().confirm(tickets[nick] ?? '', 'final');
const job = () => desk().endAllReviews(site.now);
const finalists = async (final: Final) => {
  const { entrants, lobbies } = await stage(final, 2).stored();
  expect(new Set(lobbies.flatMap(({ units }) => units))).toEqual(new Set(entrants.map(({ id }) => id)));
  return entrants.map(({ name }) => name);
};
const passing = async ({ id }: Final) => {
  const board = await needs().database.get(BOARDS, boardId(id, 1));
  return board?.rows.filter(({ pass }) => pass === 'in').map(({ name }) => name);
};
const corrections = async (final: Final) => {
  const board = await site.program.dependencies.database.get(BOARDS, `${final.id}_2`);
  return board === null ? [] : boardCorrections(board).map(({ text }) => text);
};
const lobbyOf = async ({ tickets }: Final, nick: string): Promise<unknown> =>
  (await site.program.firestore.doc(`tickets/${tickets[nick]}`).get()).get('lobby.stage');
const closing = async ({ id }: Final): Promise<unknown> =>
  (await site.program.firestore.doc(`tournaments/${id}`).get()).get('closings.final.closedAt');

describe('the draw of the final', () => {
  it('gives the place of a unit that left after the earlier stage to the next of the table', async () => {
    const final = await finalOf(undefined, undefined, ['Bea', 'Dina']);
    expect([await finalists(final), await passing(final)]).toEqual([
      ['Ana', 'Cata', 'Eva'],
      ['Ana', 'Cata', 'Eva'],
    ]);
    expect(await corrections(final)).toEqual(['Eva juega en lugar de Jugador 2, por no tener ya su cupo.']);
    const { revision } = await stage(final, 2).stored();
    const undo = 'x';
    await drawLobbies(needs(), ORGANISER, { id: final.id, stage: 2 }, { kind: 'seed', revision, undo });
    expect(await finalists(final)).toEqual(['Ana', 'Cata', 'Eva']);
    expect(await corrections(final)).toHaveLength(1);
  });

  it('leaves the place empty where nobody is left in the table, and says so', async () => {
    const final = await finalOf(undefined, undefined, ['Ana', 'Dina', 'Eva', 'Flor']);
    expect(await finalists(final)).toEqual(['Bea', 'Cata']);
    expect(await corrections(final)).toEqual([
      'Jugador 1 no juega, por no tener ya su cupo. Su lugar queda libre.',
    ]);
  });
});

describe('the confirmation of the final', () => {
  it('gives the places of who is missing to the next of the table, once, when its review is over', async () => {
    const final = await finalOf();
    await expect(confirm(final, 'Dina')).rejects.toMatchObject({ code: 'confirmation-closed' });
    expect((await confirm(final, 'Bea')).outcome).toBe('confirmed');
    site.now = new Date(DUE.getTime() - 1);
    await job();
    expect(await finalists(final)).toEqual(['Ana', 'Bea', 'Cata']);
    site.now = DUE;
    await Promise.all(
      site.programs.map(({ dependencies }) => createDesk(dependencies).endAllReviews(site.now)),
    );
    await job();
    expect(await finalists(final)).toEqual(['Dina', 'Bea', 'Eva']);
    expect(await corrections(final)).toEqual([
      'Dina juega en lugar de Ana, por no confirmar la final.',
      'Eva juega en lugar de Cata, por no confirmar la final.',
    ]);
    const stagesRead = await Promise.all(NICKS.map((nick) => lobbyOf(final, nick)));
    expect(stagesRead).toEqual([1, 2, 1, 2, 2, 1]);
    const audit = await site.program.firestore
      .collection('audit')
      .where('action', '==', 'play.replace-entrant')
      .where('tournament.id', '==', final.id)
      .get();
    expect(audit.size).toBe(2);
    const later = at(200);
    site.now = later;
    await job();
    expect(await finalists(final)).toEqual(['Dina', 'Bea', 'Eva']);
  });

  it('does so whichever call comes after it, and after an instance that died', async () => {
    const final = await finalOf();
    site.now = DUE;
    const database = dyingAfter(1, needs().database);
    const dying = createDesk({ ...needs(), database });
    await expect(dying.endAllReviews(site.now)).rejects.toThrow('the instance is gone');
    await expect(confirm(final, 'Ana')).rejects.toMatchObject({ code: 'confirmation-closed' });
    expect(await finalists(final)).toEqual(['Dina', 'Eva', 'Flor']);
    await job();
    expect([await lobbyOf(final, 'Ana'), await lobbyOf(final, 'Flor')]).toEqual([1, 2]);
  });

  it('leaves a place empty that nobody of the table can take, and says so', async () => {
    const final = await finalOf();
    await desk().decide(ORGANISER, final.units['Eva'] ?? '', { status: 'rejected', reason: null });
    await confirm(final, 'Cata');
    await desk().remove(ORGANISER, final.units['Flor'] ?? '');
    site.now = DUE;
    await job();
    expect(await finalists(final)).toEqual(['Dina', 'Cata']);
    expect(await corrections(final)).toEqual([
      'Dina juega en lugar de Ana, por no confirmar la final.',
      'Bea no juega, por no confirmar la final. Su lugar queda libre.',
    ]);
    const tournament = await needs().database.get(TOURNAMENTS, final.id);
    expect(tournament?.plan?.steps[1]?.lines[0]).toBe('2 jugadores en un solo lobby.');
  });

  it('takes who registered first where the next are equal on all', async () => {
    const final = await finalOf([9, 8, 7, 5, 5, 5]);
    await confirm(final, 'Ana');
    await confirm(final, 'Bea');
    site.now = DUE;
    await job();
    expect(await finalists(final)).toEqual(['Ana', 'Bea', 'Dina']);
    expect(await passing(final)).toEqual(['Ana', 'Bea', 'Dina']);
    const { revision } = await stage(final, 2).stored();
    await drawLobbies(needs(), ORGANISER, { id: final.id, stage: 2 }, { kind: 'seed', revision });
    expect(await finalists(final)).toEqual(['Ana', 'Bea', 'Dina']);
  });

  it('only marks who is missing where the organiser decides', async () => {
    const final = await finalOf(undefined, 'mark');
    site.now = DUE;
    await job();
    expect(await finalists(final)).toEqual(['Ana', 'Bea', 'Cata']);
    expect((await confirm(final, 'Ana')).outcome).toBe('late');
    expect(await closing(final)).toBeNull();
  });

  it('is extended once, ended by hand, and readmits before the places are given on', async () => {
    const final = await finalOf();
    site.now = new Date(CLOSES.getTime() + 1);
    expect((await confirm(final, 'Ana')).outcome).toBe('late');
    await extendWindow(needs(), ORGANISER, final.id, 'final', at(100));
    expect((await confirm(final, 'Bea')).outcome).toBe('confirmed');
    site.now = at(101);
    await expect(extendWindow(needs(), ORGANISER, final.id, 'final', at(110))).rejects.toMatchObject({
      code: 'conflict',
    });
    const { revision } = await stage(final, 2).stored();
    const change = { revision, unitId: final.units['Cata'] ?? '', reason: 'avisó' };
    await replaceEntrant(needs(), ORGANISER, { id: final.id, stage: 2 }, change);
    await desk().deliverRooms(final.id);
    await desk().readmit(ORGANISER, final.units['Ana'] ?? '', 'final', 'avisó');
    await endReview(needs(), ORGANISER, final.id, 'final');
    await desk().endReviews(final.id);
    expect(await finalists(final)).toEqual(['Ana', 'Bea', 'Dina']);
    await expect(
      desk().readmit(ORGANISER, final.units['Cata'] ?? '', 'final', 'tarde'),
    ).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('leaves in peace whoever has begun to play', async () => {
    const final = await finalOf();
    await stage(final, 2).write(ranked([final.units['Ana'] ?? '']));
    site.now = DUE;
    await job();
    expect(await finalists(final)).toEqual(['Ana', 'Dina', 'Eva']);
  });
});

describe('who passed and does not come', () => {
  it('leaves the place to the next of the table, in public, and gets it back until that one has played', async () => {
    const final = await finalOf();
    const address = { id: final.id, stage: 2 };
    const unitOf = (nick: string) => final.units[nick] ?? '';
    const before = await stage(final, 2).stored();
    const replace = ({ revision }: Stage, nick = 'Bea') =>
      replaceEntrant(needs(), ORGANISER, address, { revision, unitId: unitOf(nick), reason: 'no vino' });
    const giveBack = ({ revision }: Stage) =>
      returnEntrant(needs(), ORGANISER, address, { revision, unitId: unitOf('Bea'), reason: 'llegó' });
    const changed = await replace(before);
    expect(await finalists(final)).toEqual(['Ana', 'Dina', 'Cata']);
    expect(await passing(final)).toEqual(['Ana', 'Cata', 'Dina']);
    expect(await corrections(final)).toEqual(['Dina juega en lugar de Bea, por no vino.']);

    const returned = await giveBack(changed);
    const here = (entrants: Stage['entrants']) => entrants.map(({ since: _, ...entrant }) => entrant);
    expect(here(returned.entrants)).toEqual(here(before.entrants));
    expect(returned.lobbies).toEqual(before.lobbies);
    expect(await passing(final)).toEqual(['Ana', 'Bea', 'Cata']);
    expect((await corrections(final)).at(-1)).toBe('Bea vuelve a jugar en lugar de Dina, por llegó.');
    await expect(giveBack(returned)).rejects.toMatchObject({ code: 'not-found' });

    const again = await replace(returned);
    await stage(final, 2).write(ranked([unitOf('Dina')]));
    await expect(giveBack(again)).rejects.toMatchObject({ code: 'conflict' });
    await expect(replace(again, 'Dina')).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('the rooms of a stage', () => {
  it('say their hour on its table, and nothing that opens them, whatever is drawn or replaced', async () => {
    const final = await finalOf();
    const openings = async (): Promise<unknown> =>
      (await site.program.firestore.doc(`boards/${final.id}_2`).get()).get('openings');
    const putAt = (openAt: Date) =>
      putRoom(
        needs(),
        ORGANISER,
        final.id,
        { lobby: null, match: 1 },
        { roomId: '7788', password: 'fenix', openAt },
      );
    await putAt(at(100));
    const opening = (openAt: Date) => [{ match: 1, openAt: Timestamp.fromDate(openAt) }];
    expect(await openings()).toEqual(opening(at(100)));
    await putAt(at(120));
    const { revision } = await stage(final, 2).stored();
    await drawLobbies(needs(), ORGANISER, { id: final.id, stage: 2 }, { kind: 'seed', revision });
    const unitId = final.units['Cata'] ?? '';
    const change = { revision: revision + 1, unitId, reason: 'avisó' };
    await replaceEntrant(needs(), ORGANISER, { id: final.id, stage: 2 }, change);
    expect(await openings()).toEqual(opening(at(120)));
    await deleteRoom(needs(), ORGANISER, final.id, { lobby: null, match: 1 });
    expect(await openings()).toEqual([]);
  });
});
