import {
  listTournamentRegistrations,
  setRegistrationStatus,
  withdrawRegistration,
} from '@copa/domain/registrations/endpoints';
import * as api from '@copa/domain/site/endpoints';
import { describe, expect, it } from 'vitest';
import { signUp } from './support/accounts.ts';
import { byCode, call } from './support/api-client.ts';
import { openOrganiser } from './support/organiser.ts';

const { auth, firestore, token, open, register } = await openOrganiser();
const { token: owner } = await signUp(auth, { claims: { admin: true, owner: true } });

describe('the audit', () => {
  const entriesOf = async (query: Readonly<Record<string, string>>) =>
    (await call(api.listAudit, { token: owner, query })).data.entries;

  it('says in one line how many withdrew from a tournament in a day, and no reason of a decision', async () => {
    const id = await open({ name: 'Copa Ascenso' });
    const players = [await register(id), await register(id), await register(id)];
    const decided = { params: { id: players[0]?.id ?? '' } };
    const body = { status: 'rejected', reason: 'Insultó a otra persona' };
    await call(setRegistrationStatus, { token, ...decided, body });
    for (const { privateCode } of players) await call(withdrawRegistration, byCode(privateCode));
    const entries = await entriesOf({ tournamentId: id, kind: 'registrations' });
    const tournament = { name: 'Copa Ascenso' };
    expect(entries.slice(0, 2)).toMatchObject([
      { action: 'registration.withdraw', count: 3, tournament },
      { action: 'registration.status', count: 1, tournament },
    ]);
    const stored = await firestore.collection('audit').where('tournament.id', '==', id).get();
    expect(JSON.stringify(stored.docs.map((each) => each.data()))).not.toContain('Insultó');
  });

  it('names whoever opens registrations once an hour, and is filtered by them', async () => {
    const id = await open({ name: 'Copa Mirada' });
    const reader = await signUp(auth, { claims: { admin: true } });
    for (let read = 0; read < 3; read += 1) {
      await call(listTournamentRegistrations, { token: reader.token, params: { id } });
    }
    const entries = await entriesOf({ actor: reader.uid });
    // Reads within one clock hour share an entry. If the hour ends between two of these calls, there are two
    // entries.
    expect(entries.length).toBeLessThanOrEqual(2);
    const tournament = { id, name: 'Copa Mirada' };
    expect(entries[0]).toMatchObject({ action: 'registration.read', tournament });
    expect(await entriesOf({ actor: reader.uid, kind: 'tournaments' })).toEqual([]);
  });

  it('is paged, newest first', async () => {
    const all = (await call(api.listAudit, { token: owner })).data.entries;
    expect(all.length).toBeGreaterThan(3);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: Record<string, string> = { limit: '2', ...(cursor === null ? {} : { cursor }) };
      const { data }: { data: { entries: { id: string }[]; nextCursor: string | null } } = await call(
        api.listAudit,
        { token: owner, query },
      );
      seen.push(...data.entries.map(({ id }) => id));
      cursor = data.nextCursor;
    } while (cursor !== null);
    expect(seen).toEqual(all.map(({ id }) => id));
  });
});
