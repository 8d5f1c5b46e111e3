import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { ENDPOINTS } from '@copa/domain/api/all';
import * as day from '@copa/domain/day/endpoints';
import * as fairness from '@copa/domain/fairness/endpoints';
import { HOUR_MS } from '@copa/domain/limits';
import { deleteRegistration } from '@copa/domain/registrations/endpoints';
import * as seasons from '@copa/domain/seasons/endpoints';
import { updateSettings } from '@copa/domain/site/settings-update';
import { repeatTournament } from '@copa/domain/tournaments/endpoints';
import { describe, expect, it } from 'vitest';
import { signUp } from './support/accounts.ts';
import { call } from './support/api-client.ts';
import { openOrganiser } from './support/organiser.ts';
import { READS, REPEATED, SAME } from './support/repeats.ts';
import { seasonBody } from './support/season.ts';
import { createTwice } from './support/twice.ts';

const { auth, token, open, register } = await openOrganiser();
const { twice, repeated } = createTwice();

async function changeSeason(tournamentId: string): Promise<void> {
  const body = seasonBody([]);
  const { requestId: _, tournamentIds: __, ...content } = body;
  const { id, revision } = await twice(seasons.createSeason, { token, body });
  const params = { id };
  await twice(seasons.updateSeason, { token, params, body: { ...content, name: 'Otro', revision } });
  const member = { token, params: { id, tournamentId } };
  await twice(seasons.addSeasonTournament, member);
  await twice(seasons.removeSeasonTournament, member);
  await twice(seasons.setSeasonState, { token, params, body: { state: 'closed' } });
  await twice(seasons.deleteSeason, { token, params });
}

async function changeRecord(tournamentId: string): Promise<void> {
  const player = await register(tournamentId);
  const params = { id: player.id, memberId: player.id };
  const body = { requestId: randomUUID(), kind: 'warning', reason: 'Insultó a un rival en la sala' };
  const { key, entries } = await twice(fairness.addRecordEntry, { token, params, body });
  const back = { entryId: entries[0]?.id, reason: 'Era otra persona de otro equipo' };
  await twice(fairness.revokeRecordEntry, { token, params: { id: key }, body: back });
}

async function changeSettings(): Promise<void> {
  const { token: owner } = await signUp(auth, { claims: { admin: true, owner: true } });
  const settings = (await call(updateSettings, { token: owner, body: { termsVersion: '8' } })).data;
  const body = { termsVersion: '9', expectedUpdatedAt: settings.updatedAt };
  await twice(updateSettings, { token: owner, body });
}

async function confirm(): Promise<void> {
  const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
  const windows = [{ kind: 'entry' as const, opensAt: at(-1), closesAt: at(1) }];
  const id = await open({ date: at(5), windows });
  const [player, other] = [await register(id), await register(id)];
  const params = { id: player.id };
  await twice(day.promoteUnit, { token, params, body: { reason: 'Estaba antes' } });
  const headers = { 'Ticket-Id': player.ticketId };
  await twice(day.confirmPlace, { headers, body: { window: 'entry' } });
  const late = { window: 'entry', reason: 'Avisó por el grupo' };
  await twice(day.readmitUnit, { token, params: { id: other.id }, body: late });
  const longer = { token, params: { id, window: 'entry' }, body: { closesAt: at(2) } };
  await twice(day.extendWindow, longer);
}

async function takePlaceBack(): Promise<void> {
  const id = await open({ maxPlayers: 1, waitlist: { max: 2, mode: 'manual' } });
  const [player, waiter] = [await register(id), await register(id)];
  await call(deleteRegistration, { token, params: { id: player.id } });
  const params = { id: waiter.id };
  await call(day.promoteUnit, { token, params, body: { reason: 'Estaba antes' } });
  await twice(day.takePlaceBack, { token, params });
}

describe('the repeat of a call whose answer was lost', () => {
  it('changes nothing a second time', async () => {
    const tournamentId = await open();
    await changeSeason(tournamentId);
    const params = { id: tournamentId };
    await twice(repeatTournament, { token, params, body: { requestId: randomUUID() } });
    await changeRecord(tournamentId);
    await changeSettings();
    await confirm();
    await takePlaceBack();
    expect([...repeated].toSorted()).toEqual(SAME['tests/api/repeats.test.ts'].toSorted());
  });

  it('is listed for every call that changes something, with a test that exists', () => {
    const changing = ENDPOINTS.filter(({ method }) => method !== 'GET').map(({ id }) => id);
    expect([...REPEATED, ...READS].toSorted()).toEqual(changing.toSorted());
    expect(Object.keys(SAME).filter((file) => !existsSync(file))).toEqual([]);
  });
});
