import { HOUR_MS } from '@copa/domain/limits';
import { type Board, boardId } from '@copa/domain/play/board';
import type { Stage } from '@copa/domain/play/stage';
import { DEFAULT_TIE_BREAK } from '@copa/domain/play/stage-terms';
import { expect, it } from 'vitest';
import { createDesk } from '../../../tests/load/support/desk.ts';
import { createTournament, playerOf } from '../../../tests/load/support/tournament.ts';
import { runServices } from '../../../tests/setup/local-site/services.ts';
import { BOARDS } from '../store/collections.ts';
import { closeStage } from './closing.ts';
import { drawLobbies } from './draws.ts';
import { publishMatch, putRows } from './matches.ts';
import { replaceEntrant, returnEntrant } from './replacements.ts';
import { sampleInput } from './samples/stage.fixture.ts';
import { putStage } from './stages.ts';

const ORGANISER = {
  uid: 'admin-1',
  email: 'admin@copa.example',
  account: { email: 'admin@copa.example', displayName: 'Camila' },
};
const site = runServices();
const needs = () => site.program.dependencies;

/** Two lobbies played one match, the first two of each pass, and the final of the four is drawn. */
async function drawnFinal() {
  const date = new Date(Date.now() + HOUR_MS);
  const id = await createTournament(site.program.firestore, { maxPlayers: 10, date });
  const desk = createDesk(needs());
  const register = async (number: number, nick: string) =>
    (await desk.register(playerOf(id, number, { nick }))).id;
  const units = {
    Fénix: await register(1, 'Fénix'),
    Lobos: await register(2, 'Lobos'),
    Rayo: await register(3, 'Rayo'),
    Tigres: await register(4, 'Tigres'),
    Nova: await register(5, 'Nova'),
    Furia: await register(6, 'Furia'),
  };
  await desk.decideMany(ORGANISER, Object.values(units), { status: 'approved', reason: null });
  const first = { id, stage: 1 };
  const tieBreak = [...DEFAULT_TIE_BREAK];
  const advance = { perLobby: 2, byTable: 0 };
  await putStage(needs(), ORGANISER, first, sampleInput({ lobbySize: 3, tieBreak, advance }));
  const lobbies = {
    a: [units.Fénix, units.Lobos, units.Rayo],
    b: [units.Tigres, units.Nova, units.Furia],
  };
  const byHand = Object.entries(lobbies).map(([lobby, members]) => ({ id: lobby, units: members }));
  const draw = { kind: 'hand' as const, revision: 1, lobbies: byHand };
  let { revision } = await drawLobbies(needs(), ORGANISER, first, draw);
  for (const [lobby, members] of Object.entries(lobbies)) {
    const address = { ...first, match: `${lobby}-1` };
    const kills = lobby === 'a' ? [5, 4, 0] : [1, 2, 0];
    const rows = members.map((unit, index) => [unit, rowOf(index + 1, kills[index] ?? 0)] as const);
    const sent = { rows: Object.fromEntries(rows), removed: {}, reason: undefined };
    await putRows(needs(), ORGANISER, address, sent);
    await publishMatch(needs(), ORGANISER, address);
  }
  ({ revision } = await closeStage(needs(), ORGANISER, first, revision));
  const address = { id, stage: 2 };
  await putStage(needs(), ORGANISER, address, sampleInput({ tieBreak }));
  const final = await drawLobbies(needs(), ORGANISER, address, { kind: 'seed', revision: 1 });
  return { address, units, final };
}

const rowOf = (placement: number, kills: number) => ({ placement, kills, played: true, revision: 0 });
const namesOf = ({ entrants }: Stage) => entrants.map(({ name }) => name);

it('who passes and does not come leaves the place to the next of the table, in public, until they come after all', async () => {
  const { address, units, final } = await drawnFinal();
  const boardOf = async (stage: number): Promise<Board | null> =>
    needs().database.get(BOARDS, boardId(address.id, stage));
  const passing = async () =>
    (await boardOf(1))?.rows.filter(({ pass }) => pass === 'in').map(({ name }) => name);
  const texts = async () => (await boardOf(2))?.corrections.map(({ text }) => text);
  const replace = ({ revision }: Stage, unitId = units.Lobos) =>
    replaceEntrant(needs(), ORGANISER, address, { revision, unitId, reason: 'no confirmó' });
  const giveBack = ({ revision }: Stage) =>
    returnEntrant(needs(), ORGANISER, address, { revision, unitId: units.Lobos, reason: 'llegó' });

  expect(namesOf(final)).toEqual(['Fénix', 'Tigres', 'Lobos', 'Nova']);
  const changed = await replace(final);
  expect(namesOf(changed)).toEqual(['Fénix', 'Tigres', 'Rayo', 'Nova']);
  expect(changed.lobbies[0]?.units).toContain(units.Rayo);
  expect(await passing()).toEqual(['Fénix', 'Tigres', 'Nova', 'Rayo']);
  expect(await texts()).toEqual(['Rayo juega en lugar de Lobos, por no confirmó.']);

  // The place is that of Lobos again as long as Rayo has not played.
  const returned = await giveBack(changed);
  const here = (entrants: Stage['entrants']) => entrants.map(({ since: _, ...entrant }) => entrant);
  expect(here(returned.entrants)).toEqual(here(final.entrants));
  expect(returned.lobbies).toEqual(final.lobbies);
  expect(await passing()).toEqual(['Fénix', 'Tigres', 'Lobos', 'Nova']);
  expect((await texts())?.at(-1)).toBe('Lobos vuelve a jugar en lugar de Rayo, por llegó.');
  await expect(giveBack(returned)).rejects.toMatchObject({ code: 'not-found' });

  const again = await replace(returned);
  const rows = { [units.Rayo]: rowOf(1, 1) };
  const match = { ...address, match: 'a-1' };
  await putRows(needs(), ORGANISER, match, { rows, removed: {}, reason: undefined });
  await expect(giveBack(again)).rejects.toMatchObject({ code: 'conflict' });
  await expect(replace(again, units.Rayo)).rejects.toMatchObject({ code: 'conflict' });
});
