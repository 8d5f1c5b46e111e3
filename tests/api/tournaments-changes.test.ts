import { createForm, deleteForm } from '@copa/domain/forms/endpoints';
import { createRegistration } from '@copa/domain/registrations/endpoints';
import * as api from '@copa/domain/tournaments/endpoints';
import type { TournamentFormValues } from '@copa/domain/tournaments/tournament-input';
import { describe, expect, it } from 'vitest';
import { call } from './support/api-client.ts';
import { openAdmin } from './support/organiser.ts';
import { formBody, inHours, playerBody, tournamentBody } from './support/samples.ts';

const { firestore, token } = await openAdmin();

const create = async (changes: Partial<TournamentFormValues> = {}) =>
  (await call(api.createTournament, { token, body: tournamentBody(changes) })).data;
const update = (id: string, changes: Partial<TournamentFormValues>) =>
  call(api.updateTournament, { token, params: { id }, body: tournamentBody(changes) });

async function told(id: string): Promise<readonly [listed: unknown, upToDate: boolean] | null> {
  const [change, tournament] = await firestore.getAll(
    firestore.doc(`tournamentChanges/${id}`),
    firestore.doc(`tournaments/${id}`),
  );
  if (!change?.exists) return null;
  expect(Object.keys(change.data() ?? {}).toSorted()).toEqual(['changedAt', 'listed']);
  const upToDate =
    !tournament?.exists || change.updateTime?.isEqual(tournament.updateTime ?? change.readTime);
  return [change.get('listed'), upToDate === true];
}

describe('the public list of changes', () => {
  it('tells of everything that visitors see of a tournament, in the same commit', async () => {
    const linkedFormId = (await call(createForm, { token, body: formBody({ fields: [] }) })).data.id;
    const { id } = await create({ linkedFormId });
    expect(await told(id)).toEqual([true, true]);
    await call(createRegistration, { body: playerBody(id) });
    expect(await told(id)).toEqual([true, true]);
    await update(id, { linkedFormId, name: 'Otro nombre' });
    expect(await told(id)).toEqual([true, true]);
    await call(api.setTournamentCancellation, { token, params: { id }, body: { cancelled: true } });
    expect(await told(id)).toEqual([true, true]);
    await call(deleteForm, { token, params: { formId: linkedFormId }, query: { force: 'true' } });
    expect(await told(id)).toEqual([true, true]);
    await update(id, { status: 'draft', linkedFormId: null });
    expect(await told(id)).toEqual([false, true]);
    await call(api.deleteTournament, { token, params: { id }, query: { force: 'true' } });
    expect(await told(id)).toEqual([false, true]);
  });

  it('tells of the removal of a tournament that is not in the list yet', async () => {
    const { id } = await create();
    await firestore.doc(`tournamentChanges/${id}`).delete();
    await call(api.deleteTournament, { token, params: { id } });
    expect(await told(id)).toEqual([false, true]);
  });

  it('says nothing of a draft until it is published, also by the job', async () => {
    const { id } = await create({ status: 'draft' });
    await update(id, { status: 'scheduled', publishDate: inHours(1) });
    expect(await told(id)).toBeNull();
    await firestore.doc(`tournaments/${id}`).update({ publishDate: new Date(Date.now() - 1) });
    await call(api.listTournaments, { token });
    expect(await told(id)).toEqual([true, true]);
    const draft = await create({ status: 'draft' });
    await call(api.deleteTournament, { token, params: { id: draft.id } });
    expect(await told(draft.id)).toBeNull();
  });
});
