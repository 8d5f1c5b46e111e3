import * as play from '@copa/domain/play/endpoints';
import { OTHER_CODES_MAX } from '@copa/domain/play/player/endpoints';
import { PlayerPageSchema } from '@copa/domain/play/player/page';
import * as api from '@copa/domain/registrations/endpoints';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { byCode, call, refused } from '../support/api-client.ts';
import { type Opened, openPlay } from '../support/played.ts';

const { firestore, opened, putStage, drawn, played, close } = await openPlay();

const holder = (of: Opened, nick: string) => byCode(of.codes[nick] ?? '');
const switchOn = async (of: Opened, nick: string) =>
  (await call(play.setPlayerPage, { ...holder(of, nick), body: { on: true } })).data.key;
const keyOf = async (of: Opened, nick: string) =>
  (await call(api.getOwnRegistration, holder(of, nick))).data.playerKey;

const NAMES = ['Fénix', 'Lobos', 'Rayo'];

it('the page of a player shows only public names and results, once the holder of the private code switched it on', async () => {
  const of = await opened(NAMES, { name: 'Copa de la Página' });
  await putStage(of, { name: 'Gran final', advance: { perLobby: 0, byTable: 0 } });
  await drawn(of, { a: NAMES });
  await played(of, 'a-1', ['Fénix 1 5', 'Lobos 2 3', 'Rayo 3 0']);
  await played(of, 'a-2', ['Fénix 2 1', 'Lobos 1 4', 'Rayo 3 0']);
  await close(of);
  expect(await keyOf(of, 'Lobos')).toBeNull();
  const key = await switchOn(of, 'Lobos');
  expect([await switchOn(of, 'Lobos'), await keyOf(of, 'Lobos')]).toEqual([key, key]);
  const date = (await firestore.doc(`tournaments/${of.id}`).get()).get('date') as { toDate: () => Date };
  const page = await firestore.doc(`players/${key}`).get();
  expect(z.parse(PlayerPageSchema, { ...page.data(), id: page.id })).toEqual({
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
        nick: 'Lobos',
        result: { stage: 'Gran final', kind: 'rank', rank: 1, booyahs: 1, kills: 7 },
      },
    ],
  });
  expect(await keyOf(of, 'Fénix')).toBeNull();
});

it('takes a private code, and a limited number of others', async () => {
  const on = { body: { on: true } };
  const holderless = byCode('0'.repeat(26));
  await refused(play.setPlayerPage, 'not-found', { ...holderless, ...on });
  await refused(play.setPlayerPage, 'validation-failed', { ...holderless, body: {} });
  const otherCodes = Array.from({ length: OTHER_CODES_MAX + 1 }, () => '0'.repeat(26));
  await refused(play.setPlayerPage, 'validation-failed', { ...holderless, body: { on: true, otherCodes } });
});
