import * as play from '@copa/domain/play/endpoints';
import { OTHER_CODES_MAX } from '@copa/domain/play/player/endpoints';
import { PlayerSchema } from '@copa/domain/play/player/page';
import * as api from '@copa/domain/registrations/endpoints';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { byCode, call, refused } from '../support/api-client.ts';
import { type Opened, openPlay } from '../support/played.ts';

const { firestore, token, opened, putStage, drawn, played, close } = await openPlay();

const holder = (of: Opened, nick: string) => byCode(of.codes[nick] ?? '');
const switchPage = async (of: Opened, nick: string, on: boolean, otherCodes: readonly string[] = []) =>
  (await call(play.setPlayerPage, { ...holder(of, nick), body: { on, otherCodes: [...otherCodes] } })).data
    .key;
const codeOf = (of: Opened, nick: string) => of.codes[nick] ?? '';
const enterId = (of: Opened, nick: string, freeFireId: string) =>
  call(api.correctRegistration, {
    token,
    params: { id: of.units[nick] ?? '' },
    body: { freeFireId },
  });
const keyOf = async (of: Opened, nick: string) =>
  (await call(api.getOwnRegistration, holder(of, nick))).data.playerKey;

async function pageOf(key: string | null) {
  const snapshot = await firestore.doc(`players/${key ?? 'none'}`).get();
  return snapshot.exists ? z.parse(PlayerSchema, { ...snapshot.data(), id: snapshot.id }) : null;
}

const NAMES = ['Fénix', 'Lobos', 'Rayo'];

it('the page of a player shows public names and results alone, from the tap of who has the private code on', async () => {
  const of = await opened(NAMES, { name: 'Copa de la Página' });
  await putStage(of, { name: 'Gran final', advance: { perLobby: 0, byTable: 0 } });
  await drawn(of, { a: NAMES });
  await played(of, 'a-1', ['Fénix 1 5', 'Lobos 2 3', 'Rayo 3 0']);
  await played(of, 'a-2', ['Fénix 2 1', 'Lobos 1 4', 'Rayo 3 0']);
  await close(of);
  expect(await keyOf(of, 'Lobos')).toBeNull();
  const key = await switchPage(of, 'Lobos', true);
  expect([await switchPage(of, 'Lobos', true), await keyOf(of, 'Lobos')]).toEqual([key, key]);
  const date = (await firestore.doc(`tournaments/${of.id}`).get()).get('date') as { toDate: () => Date };
  expect(await pageOf(key)).toEqual({
    id: key,
    nick: 'Lobos',
    entries: [
      {
        tournamentId: of.id,
        tournament: 'Copa de la Página',
        date: date.toDate(),
        timeZone: expect.any(String) as string,
        number: 2,
        unit: 'Lobos',
        result: { stage: 'Gran final', kind: 'rank', rank: 1, booyahs: 1, kills: 7 },
      },
    ],
  });
  // Nobody else has one.
  expect(await keyOf(of, 'Fénix')).toBeNull();
});

it('belongs to the private codes: another tournament joins it when both come together, and shows those that were switched on', async () => {
  const [first, second, third] = [await opened(NAMES), await opened(NAMES), await opened(NAMES)];
  const id = '70012345';
  await enterId(first, 'Rayo', id);
  await enterId(second, 'Rayo', `00${id}`);
  await enterId(third, 'Rayo', id);
  const key = await switchPage(first, 'Rayo', true);
  const gone = '0'.repeat(26);
  expect(await switchPage(second, 'Rayo', true, [gone, codeOf(first, 'Rayo')])).toBe(key);
  // The answer was lost: the same again, with the other code or without it.
  expect(await switchPage(second, 'Rayo', true)).toBe(key);
  const shown = async () => (await pageOf(key))?.entries.map(({ tournamentId }) => tournamentId).toSorted();
  expect(await shown()).toEqual([first.id, second.id].toSorted());
  expect(await keyOf(third, 'Rayo')).toBeNull();
  // A player who switched nothing on cannot switch anything off.
  expect(await switchPage(third, 'Rayo', false, [codeOf(first, 'Rayo')])).toBeNull();
  expect(await shown()).toHaveLength(2);
  expect(await switchPage(second, 'Rayo', false)).toBeNull();
  expect([await pageOf(key), await keyOf(first, 'Rayo')]).toEqual([null, null]);
});

it('is not taken over by whoever registers with the same ID: not read, not renamed, not deleted', async () => {
  const [victim, stranger] = [await opened(NAMES), await opened(NAMES)];
  const id = '70077777';
  await enterId(victim, 'Rayo', id);
  await enterId(stranger, 'Lobos', id);
  const key = await switchPage(victim, 'Rayo', true);
  const before = await pageOf(key);
  const own = await switchPage(stranger, 'Lobos', true);
  expect(own).not.toBe(key);
  expect((await pageOf(own))?.entries.map(({ tournamentId }) => tournamentId)).toEqual([stranger.id]);
  // The link of the page, which its player shares, is no private code.
  const otherCodes = [key ?? '', codeOf(stranger, 'Rayo')];
  expect(await switchPage(stranger, 'Lobos', true, otherCodes)).toBe(own);
  expect(await switchPage(stranger, 'Lobos', false)).toBeNull();
  expect(await pageOf(key)).toEqual(before);
});

it('is not joined by a sibling, whose codes are on the same phone', async () => {
  const [older, younger] = [await opened(NAMES), await opened(NAMES)];
  const key = await switchPage(older, 'Fénix', true);
  expect(await switchPage(younger, 'Lobos', true, [codeOf(older, 'Fénix')])).not.toBe(key);
  expect((await pageOf(key))?.entries).toHaveLength(1);
});

it('loses what came from a registration with it, in the same moment, and is gone with the last', async () => {
  const [first, second] = [await opened(NAMES), await opened(NAMES)];
  for (const of of [first, second]) await enterId(of, 'Fénix', '70054321');
  const key = await switchPage(first, 'Fénix', true);
  await switchPage(second, 'Fénix', true, [codeOf(first, 'Fénix')]);
  await call(api.withdrawRegistration, holder(first, 'Fénix'));
  expect((await pageOf(key))?.entries.map(({ tournamentId }) => tournamentId)).toEqual([second.id]);
  // Another ID is another player, whose page is theirs to switch on.
  await enterId(second, 'Fénix', '70099999');
  expect([await pageOf(key), await keyOf(second, 'Fénix')]).toEqual([null, null]);
});

it('takes a private code, and a tournament that anybody may see', async () => {
  const of = await opened(NAMES);
  const headers = { 'Private-Code': '0'.repeat(26) };
  await refused(play.setPlayerPage, 'not-found', { headers, body: { on: true } });
  await refused(play.setPlayerPage, 'validation-failed', { ...holder(of, 'Rayo'), body: {} });
  const many = Array.from({ length: OTHER_CODES_MAX + 1 }, () => '0'.repeat(26));
  await refused(play.setPlayerPage, 'validation-failed', {
    ...holder(of, 'Rayo'),
    body: { on: true, otherCodes: many },
  });
  await firestore.doc(`tournaments/${of.id}`).update({ status: 'draft' });
  await refused(play.setPlayerPage, 'conflict', { ...holder(of, 'Rayo'), body: { on: true } });
  await firestore.doc(`tournaments/${of.id}`).update({ status: 'published' });
});
