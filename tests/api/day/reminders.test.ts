import { noteReminder } from '@copa/domain/day/endpoints';
import { deleteTournament } from '@copa/domain/tournaments/endpoints';
import { describe, expect, it } from 'vitest';
import { signUp } from '../support/accounts.ts';
import { call } from '../support/api-client.ts';
import { openOrganiser } from '../support/organiser.ts';

const { auth, firestore, token: camila, open, register: registerIn } = await openOrganiser();
const { token: luis } = await signUp(auth, { claims: { admin: true } });
const register = async (tournamentId: string) => (await registerIn(tournamentId)).id;

const note = (token: string, id: string, registrationId: string) =>
  call(noteReminder, { token, params: { id }, body: { registrationId, about: 'entry' as const } });

describe('whom organisers wrote to', () => {
  it('is kept by unit, also when two of them write at once, and goes with the tournament', async () => {
    const id = await open();
    const units = await Promise.all([register(id), register(id), register(id)]);
    const noted = await Promise.all(
      units.map((unit, index) => note(index % 2 === 0 ? camila : luis, id, unit)),
    );
    const stored = await firestore.doc(`reminders/${id}`).get();
    expect(Object.keys(stored.get('units') as object).toSorted()).toEqual(units.toSorted());
    expect(stored.get(`units.${units[0]}.by`)).toBe(noted[0]?.data.by);
    expect(noted[0]?.data.by).not.toBe(noted[1]?.data.by);
    await call(deleteTournament, { token: camila, params: { id }, query: { force: 'true' } });
    expect((await firestore.doc(`reminders/${id}`).get()).exists).toBe(false);
  });
});
