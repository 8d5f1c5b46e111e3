import { HOUR_MS } from '@copa/domain/limits';
import { CONSENT_VERSION } from '@copa/domain/registrations/consent/consent';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { expect, it } from 'vitest';
import { createDesk, namesNow } from '../../../tests/load/support/desk.ts';
import { createTournament, partnerOf, playerOf } from '../../../tests/load/support/tournament.ts';
import { runServices } from '../../../tests/setup/local-site/services.ts';
import { sampleAcceptance, sampleUnit } from '../desk/samples.fixture.ts';
import { AGENDA, PLAYERS } from '../store/collections.ts';
import { updateTournament } from '../tournaments/commands.ts';
import { publishDue } from '../tournaments/publish-due.ts';
import { openDesk } from '../wiring/open-desk.ts';
import { renameOnPages, setPlayerPage } from './player-pages.ts';
import { tellResults } from './result-notices.ts';
import { playing, ranked } from './samples/playing.fixture.ts';
import { ORGANISER } from './samples/stage.fixture.ts';

const site = runServices();
const needs = () => site.program.dependencies;

interface Player {
  readonly tournamentId: string;
  readonly id: string;
  readonly code: string;
}

async function play(freeFireId: string, nick = 'Rayo'): Promise<Player> {
  const desk = createDesk(needs());
  const tournamentId = await createTournament(site.program.firestore, { maxPlayers: 3 });
  const player = playerOf(tournamentId, 1, { freeFireId, nick });
  const { id, privateCode } = await desk.register(player);
  await desk.decide(ORGANISER, id, { status: 'approved', reason: null });
  return { tournamentId, id, code: privateCode };
}

const switchPage = async ({ code }: Player, on: boolean, otherCodes: string[] = []) =>
  (await setPlayerPage(needs(), code, { on, otherCodes })).key;
const enterId = ({ id }: Player, freeFireId: string) =>
  createDesk(needs()).correctMember(ORGANISER, id, id, { freeFireId });
async function decide(id: string, status: 'approved' | 'rejected'): Promise<void> {
  const { [id]: names = null } = await namesNow(needs(), [id]);
  await createDesk(needs()).decide(ORGANISER, id, { status, reason: null, names });
}
const keyOf = async ({ code }: Player) => (await openDesk(needs()).lookup.own(code)).playerKey;
const pageOf = (key: string | null) => needs().database.get(PLAYERS, key ?? 'none');
const shownOn = async (key: string | null) =>
  (await pageOf(key))?.entries.map(({ tournamentId }) => tournamentId).toSorted();

it('a page belongs to the private codes: another tournament joins it when both come together, and shows those that were switched on', async () => {
  const id = '70012345';
  const [first, second, third] = [await play(id), await play(`00${id}`), await play(id)];
  const key = await switchPage(first, true);
  const gone = '0'.repeat(26);
  expect(await switchPage(second, true, [gone, first.code])).toBe(key);
  expect(await switchPage(second, true)).toBe(key);
  expect(await shownOn(key)).toEqual([first.tournamentId, second.tournamentId].toSorted());
  expect(await keyOf(third)).toBeNull();
  expect(await switchPage(third, false, [first.code])).toBeNull();
  expect(await shownOn(key)).toHaveLength(2);
  expect(await switchPage(second, false)).toBeNull();
  expect([await pageOf(key), await keyOf(first)]).toEqual([null, null]);
});

it('is not taken over by whoever registers with the same ID: not read, not renamed, not deleted', async () => {
  const [victim, stranger] = [await play('70077777'), await play('70077778')];
  await enterId(stranger, '70077777');
  const key = await switchPage(victim, true);
  const before = await pageOf(key);
  const own = await switchPage(stranger, true);
  expect(own).not.toBe(key);
  expect(await shownOn(own)).toEqual([stranger.tournamentId]);
  expect(await switchPage(stranger, true, [key ?? '', stranger.code])).toBe(own);
  expect(await switchPage(stranger, false)).toBeNull();
  expect(await pageOf(key)).toEqual(before);
});

it('is not joined by a sibling, whose codes are on the same phone', async () => {
  const [older, younger] = [await play('70000001'), await play('70000002')];
  const key = await switchPage(older, true);
  expect(await switchPage(younger, true, [older.code])).not.toBe(key);
  expect(await shownOn(key)).toHaveLength(1);
});

it('loses what came from a registration with it, in the same moment, and is gone with the last', async () => {
  const [first, second] = [await play('70054321'), await play('70054321')];
  const key = await switchPage(first, true);
  await switchPage(second, true, [first.code]);
  await createDesk(needs()).withdraw(first.code);
  expect(await shownOn(key)).toEqual([second.tournamentId]);
  await enterId(second, '70099999');
  expect([await pageOf(key), await keyOf(second)]).toEqual([null, null]);
});

it('loses the nick of a registration with it, and has that of another tournament again', async () => {
  const [first, second] = [await play('70066666'), await play('70066666', 'Trueno')];
  const key = await switchPage(first, true);
  await switchPage(second, true, [first.code]);
  expect(await pageOf(key)).toMatchObject({ nick: 'Trueno', entries: [{}, {}] });
  await createDesk(needs()).withdraw(second.code);
  expect(await pageOf(key)).toMatchObject({ nick: 'Rayo', entries: [{ unit: 'Rayo', nick: 'Rayo' }] });
});

it('takes public tournaments only', async () => {
  const player = await play('70054321');
  await site.program.firestore.doc(`tournaments/${player.tournamentId}`).update({ status: 'draft' });
  await expect(switchPage(player, true)).rejects.toMatchObject({ code: 'conflict' });
});

it('ends when the adult of its minor hides the nick or says no, with what other tournaments left on it', async () => {
  const minor = { ageBand: 'minor', guardian: { name: 'Rosa Paz', phone: '+52 55 8765 4321' } } as const;
  const desk = createDesk(needs());
  const playAsMinor = async (freeFireId: string) => {
    const tournamentId = await createTournament(site.program.firestore, { maxPlayers: 3 });
    const player = playerOf(tournamentId, 1, { freeFireId, nick: 'Rayo', ...minor });
    const { id, privateCode: code, consentCode } = await desk.register(player);
    const choose = (showsNick: boolean) =>
      desk.giveConsent(consentCode ?? '', { version: CONSENT_VERSION, showsNick });
    await choose(true);
    return { tournamentId, id, code, choose, refuse: () => desk.refuseConsent(consentCode ?? '') };
  };
  for (const [freeFireId, end] of [
    ['70011111', 'hide'],
    ['70022222', 'refuse'],
  ] as const) {
    const [first, second] = [await playAsMinor(freeFireId), await playAsMinor(freeFireId)];
    const key = await switchPage(first, true);
    expect(await switchPage(second, true, [first.code])).toBe(key);
    await (end === 'hide' ? second.choose(false) : second.refuse());
    expect([await pageOf(key), await keyOf(first)]).toEqual([null, null]);
  }
});

it('shows the new name of a tournament once the job has run, and not the name of a draft', async () => {
  const [player, other] = [await play('70044444'), await play('70055555')];
  const key = await switchPage(player, true);
  const otherKey = await switchPage(other, true);
  const rename = async ({ tournamentId }: Player, name: string) => {
    const update = { id: null, expectedUpdatedAt: null, changes: { name } };
    await updateTournament(needs(), ORGANISER, tournamentId, update);
    await renameOnPages(needs(), new Date());
  };
  const before = (await pageOf(otherKey))?.entries;
  await rename(player, 'Copa Nueva');
  expect(await pageOf(key)).toMatchObject({ entries: [{ tournament: 'Copa Nueva', unit: 'Rayo' }] });
  await site.program.firestore.doc(`tournaments/${other.tournamentId}`).update({ status: 'draft' });
  await rename(other, 'Copa Secreta');
  expect((await pageOf(otherKey))?.entries).toEqual(before);
  const marks = await needs().database.find(AGENDA, {});
  expect(marks.filter(({ task }) => task === 'page')).toEqual([]);
});

async function storeUnits(tournamentId: string, first: string): Promise<void> {
  const batch = site.program.firestore.batch();
  for (let index = 0; index < 100; index += 1) {
    const { id, ...unit } = sampleUnit(index + 1, { id: `${first}-${index}`, tournamentId });
    batch.set(site.program.firestore.doc(`registrations/${id}`), unit);
  }
  await batch.commit();
}

it('shows the new name although more units than one run of a transaction takes come before it', async () => {
  const player = await play('70046666');
  const key = await switchPage(player, true);
  const { tournamentId } = player;
  await storeUnits(tournamentId, '0');
  const update = { id: null, expectedUpdatedAt: null, changes: { name: 'Copa Nueva' } };
  await updateTournament(needs(), ORGANISER, tournamentId, update);
  await renameOnPages(needs(), new Date());
  expect(await pageOf(key)).toMatchObject({ entries: [{ tournament: 'Copa Nueva' }] });
});

it('shows the last of two new names, although the second comes while the job writes the first', async () => {
  const player = await play('70047777');
  const key = await switchPage(player, true);
  const { tournamentId } = player;
  await storeUnits(tournamentId, 'z');
  const rename = (name: string) =>
    updateTournament(needs(), ORGANISER, tournamentId, {
      id: null,
      expectedUpdatedAt: null,
      changes: { name },
    });
  await rename('Copa Nueva');
  const { database } = needs();
  const laterNames = ['Copa Final'];
  const transaction: typeof database.transaction = async (run) => {
    const result = await database.transaction(run);
    for (const name of laterNames.splice(0)) await rename(name);
    return result;
  };
  await renameOnPages({ database: { ...database, transaction } }, new Date());
  await renameOnPages(needs(), new Date());
  expect(await pageOf(key)).toMatchObject({ entries: [{ tournament: 'Copa Final' }] });
});

it('shows no result of a stage that is opened again, until it is closed again', async () => {
  const player = await play('70048888');
  const { tournamentId } = player;
  const rival = await createDesk(needs()).register(playerOf(tournamentId, 2));
  await decide(rival.id, 'approved');
  const key = await switchPage(player, true);
  const stage = playing(needs(), { id: tournamentId });
  const shown = async () => {
    await renameOnPages(needs(), new Date());
    await tellResults(needs(), new Date(Date.now() + 24 * HOUR_MS));
    return (await pageOf(key))?.entries[0]?.result?.kills ?? null;
  };
  await stage.draw();
  await stage.play(ranked([player.id, rival.id], (index) => 5 - 5 * index));
  await stage.close();
  expect(await shown()).toBe(5);
  await stage.reopen();
  await stage.write(ranked([player.id], () => 3, 1));
  expect(await shown()).toBeNull();
  await stage.close();
  expect(await shown()).toBe(3);
});

it('shows the new date of a tournament that was postponed, and its place among the others', async () => {
  const id = '70077777';
  const [first, second] = [await play(id), await play(id)];
  const key = await switchPage(first, true);
  await switchPage(second, true, [first.code]);
  const [newest] = (await pageOf(key))?.entries ?? [];
  const [older = first] = [first, second].filter(({ tournamentId }) => tournamentId !== newest?.tournamentId);
  const date = new Date(Date.now() + 60 * 24 * HOUR_MS);
  const update = { id: null, expectedUpdatedAt: null, changes: { date } };
  await updateTournament(needs(), ORGANISER, older.tournamentId, update);
  await renameOnPages(needs(), new Date());
  expect((await pageOf(key))?.entries[0]).toMatchObject({ tournamentId: older.tournamentId, date });
});

it.each([
  ['an organiser', { status: 'published' as const }],
  ['the job', { status: 'scheduled' as const, publishDate: new Date(Date.now() + HOUR_MS) }],
])('shows the name that a hidden tournament got, once it is published again by %s', async (_, published) => {
  const player = await play('70066666');
  const key = await switchPage(player, true);
  const change = (changes: Partial<Tournament>) =>
    updateTournament(needs(), ORGANISER, player.tournamentId, { id: null, expectedUpdatedAt: null, changes });
  await change({ status: 'draft' });
  await change({ name: 'Copa Nueva' });
  await renameOnPages(needs(), new Date());
  expect(await pageOf(key)).not.toMatchObject({ entries: [{ tournament: 'Copa Nueva' }] });
  await change(published);
  await publishDue(needs(), new Date(Date.now() + 2 * HOUR_MS));
  await renameOnPages(needs(), new Date());
  expect(await pageOf(key)).toMatchObject({ entries: [{ tournament: 'Copa Nueva' }] });
});

it('shows a new name although an earlier tournament fails, which is renamed by the next run', async () => {
  const players = [await play('70088881'), await play('70088882')];
  players.sort((a, b) => (a.tournamentId < b.tournamentId ? -1 : 1));
  const keys = await Promise.all(players.map((each) => switchPage(each, true)));
  for (const { tournamentId } of players) {
    const changes = { name: 'Copa Nueva' };
    await updateTournament(needs(), ORGANISER, tournamentId, { id: null, expectedUpdatedAt: null, changes });
  }
  const setStatus = (status: string) =>
    site.program.firestore.doc(`tournaments/${players[0]?.tournamentId ?? ''}`).update({ status });
  const namesOnPages = async () => {
    const pages = await Promise.all(keys.map((key) => pageOf(key)));
    return pages.map((page) => page?.entries[0]?.tournament === 'Copa Nueva');
  };
  await setStatus('unheard of');
  await expect(renameOnPages(needs(), new Date())).rejects.toThrow(/status/);
  expect(await namesOnPages()).toEqual([false, true]);
  await setStatus('published');
  await renameOnPages(needs(), new Date());
  expect(await namesOnPages()).toEqual([true, true]);
});

it('shows the nick that an organiser corrects, and not the one before', async () => {
  const player = await play('70033333');
  const key = await switchPage(player, true);
  expect(await pageOf(key)).toMatchObject({ nick: 'Rayo', entries: [{ unit: 'Rayo' }] });
  await createDesk(needs()).correctMember(ORGANISER, player.id, player.id, { nick: 'Trueno' });
  expect(await pageOf(key)).toMatchObject({ nick: 'Trueno', entries: [{ unit: 'Trueno' }] });
});

it('loses the name of a team that ends with the player it was made of', async () => {
  const desk = createDesk(needs());
  const tournamentId = await createTournament(site.program.firestore, { maxPlayers: 3, modality: 'duo' });
  const unit = { name: 'Rayo', tag: '' };
  const { id, invitation, privateCode } = await desk.register(
    playerOf(tournamentId, 1, { nick: 'Rayo', unit }),
  );
  const invitationCode = invitation?.invitationCode ?? '';
  const partner = await desk.accept(sampleAcceptance(2, { invitationCode, nick: 'Lobo' }));
  await decide(id, 'approved');
  const { key } = await setPlayerPage(needs(), partner.privateCode, { on: true, otherCodes: [] });
  expect(await pageOf(key)).toMatchObject({ nick: 'Lobo', entries: [{ unit: 'Rayo' }] });
  await desk.withdraw(privateCode);
  expect(await pageOf(key)).toMatchObject({ nick: 'Jugador 1-2', entries: [{ unit: 'Equipo 1' }] });
  await desk.accept(partnerOf({ invitation }, 3));
  await decide(id, 'approved');
  expect(await pageOf(key)).toMatchObject({ nick: 'Lobo', entries: [{ unit: 'Equipo 1' }] });
});

it('shows a number, and no name that an organiser has not seen or has rejected', async () => {
  const desk = createDesk(needs());
  const tournamentId = await createTournament(site.program.firestore, { maxPlayers: 3, modality: 'duo' });
  const unit = { name: 'Los Groseros', tag: '' };
  const sent = playerOf(tournamentId, 1, { freeFireId: '70033333', nick: 'Grosero', unit });
  const captain = await desk.register(sent);
  await desk.accept(partnerOf(captain, 2));
  const own = { tournamentId, id: captain.id, code: captain.privateCode };
  const key = await switchPage(own, true);
  const shown = async () => {
    const page = await pageOf(key);
    return [page?.nick, ...(page?.entries.map((entry) => entry.unit) ?? [])];
  };
  expect(await shown()).toEqual(['Jugador 1', 'Equipo 1']);
  await decide(own.id, 'approved');
  expect(await shown()).toEqual(['Grosero', 'Los Groseros']);
  await decide(own.id, 'rejected');
  expect(await shown()).toEqual(['Jugador 1', 'Equipo 1']);
});

it('has the nick of its other tournaments while a registration waits, and when one is rejected', async () => {
  const desk = createDesk(needs());
  const known = await play('70044444');
  const key = await switchPage(known, true);
  const tournamentId = await createTournament(site.program.firestore, { maxPlayers: 3 });
  const sent = playerOf(tournamentId, 1, { freeFireId: '70044444', nick: 'Lobo' });
  const { id, privateCode: code } = await desk.register(sent);
  await switchPage({ tournamentId, id, code }, true, [known.code]);
  const shown = async () => {
    const page = await pageOf(key);
    return [page?.nick, ...(page?.entries.map((entry) => entry.unit).toSorted() ?? [])];
  };
  expect(await shown()).toEqual(['Rayo', 'Jugador 1', 'Rayo']);
  await decide(id, 'approved');
  expect(await shown()).toEqual(['Rayo', 'Lobo', 'Rayo']);
  await decide(known.id, 'rejected');
  expect(await shown()).toEqual(['Lobo', 'Jugador 1', 'Lobo']);
});
