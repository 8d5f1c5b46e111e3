import { randomUUID } from 'node:crypto';
import * as day from '@copa/domain/day/endpoints';
import * as play from '@copa/domain/play/endpoints';
import * as protests from '@copa/domain/play/protest/own-endpoints';
import { describe, expect, it } from 'vitest';
import { byCode } from '../support/api-client.ts';
import { type Opened, openPlay, rowsOf, stageBody } from '../support/played.ts';
import { SAME } from '../support/repeats.ts';
import { createTwice } from '../support/twice.ts';

const { token, opened, at, stageOf } = await openPlay();
const { twice, repeated } = createTwice();

const LAST = stageBody({ lobbySize: 12, advance: { perLobby: 0, byTable: 0 } });
const MATCH = 'a-1';
const reason = 'Lo pidió el equipo';
const seen = async (of: Opened) => ({ revision: (await stageOf(of)).revision });

async function draw(of: Opened): Promise<void> {
  const { revision: _, ...only } = LAST;
  await twice(play.putPlan, { token, params: { id: of.id }, body: { seen: [], stages: [only] } });
  await twice(play.putStage, { ...at(of), body: { ...LAST, name: 'Gran final', revision: 1 } });
  await twice(play.drawLobbies, { ...at(of), body: { kind: 'seed', ...(await seen(of)) } });
  const absent = { unitId: of.units['Rayo'], reason };
  await twice(play.replaceEntrant, { ...at(of), body: { ...absent, ...(await seen(of)) } });
  await twice(play.returnEntrant, { ...at(of), body: { ...absent, ...(await seen(of)) } });
}

async function enter(of: Opened): Promise<void> {
  const room = { token, params: { id: of.id, match: MATCH } };
  const openAt = new Date().toISOString();
  await twice(day.putRoom, { ...room, body: { roomId: '123456789', openAt, revision: 0 } });
  await twice(day.callRoll, { ...room, body: { marks: { [of.units['Lobos'] ?? '']: 'in' } } });
  await twice(day.deleteRoom, room);
}

async function note(of: Opened): Promise<void> {
  const match = at(of, 1, MATCH);
  const rows = rowsOf(of, ['Fénix 1 5', 'Lobos 2 1', 'Rayo 3 0']);
  await twice(play.putRows, { ...match, body: { rows } });
  await twice(play.publishMatch, match);
  const own = { ...byCode(of.codes['Lobos'] ?? ''), params: { stage: '1', match: MATCH } };
  const body = { requestId: randomUUID(), kind: 'kills', against: null, text: 'Tenemos 5 bajas.' };
  await twice(protests.sendProtest, { ...own, body });
  await twice(protests.withdrawProtest, own);
  await twice(play.setPlayerPage, { ...byCode(of.codes['Lobos'] ?? ''), body: { on: true } });
  await twice(play.voidMatch, { ...match, body: { reason } });
  await twice(play.restoreMatch, { ...match, body: { reason } });
}

async function end(of: Opened): Promise<void> {
  const points = { kind: 'points', unitId: of.units['Rayo'], points: -2, reason };
  const penalty = { requestId: randomUUID(), adjustment: points };
  const { adjustments } = await twice(play.addAdjustment, { ...at(of), body: penalty });
  const params = { ...at(of).params, adjustment: adjustments[0]?.id ?? '' };
  await twice(play.revokeAdjustment, { token, params });
  await twice(play.drawTie, { ...at(of), body: { seed: 'sol', ...(await seen(of)) } });
  await twice(play.closeStage, { ...at(of), body: { ...(await seen(of)), published: 1 } });
  await twice(play.reopenStage, { ...at(of), body: await seen(of) });
}

describe('the repeat of a call whose answer was lost', () => {
  it('changes nothing a second time, from the plan to the podium', async () => {
    const of = await opened(['Fénix', 'Lobos', 'Rayo']);
    await draw(of);
    await enter(of);
    await note(of);
    await end(of);
    const unplayed = await opened([]);
    await twice(play.putStage, { ...at(unplayed), body: LAST });
    await twice(play.deleteStage, { ...at(unplayed), query: { revision: '1' } });
    expect([...repeated].toSorted()).toEqual(SAME['tests/api/play/repeats.test.ts'].toSorted());
  });
});
