import { ENDPOINTS } from '@copa/domain/api/all';
import { createForm } from '@copa/domain/forms/endpoints';
import {
  listTournamentRegistrations,
  setRegistrationStatus,
  withdrawRegistration,
} from '@copa/domain/registrations/endpoints';
import { createSeason } from '@copa/domain/seasons/endpoints';
import * as api from '@copa/domain/site/endpoints';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { signUp } from './support/accounts.ts';
import { byCode, call, request } from './support/api-client.ts';
import { openOrganiser } from './support/organiser.ts';
import { formBody } from './support/samples.ts';
import { reservedFor, seasonBody } from './support/season.ts';

const { auth, firestore, token, open, register } = await openOrganiser();
const { token: owner } = await signUp(auth, { claims: { admin: true, owner: true } });

const OF_A_PLAYER = new Set(['fullName', 'freeFireId', 'phone', 'answers']);

function namesIn(part: unknown, seen = new Set<unknown>()): readonly string[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  if (Array.isArray(part)) return part.flatMap((each) => namesIn(each, seen));
  const { def } = part as Partial<z.ZodMiniType>;
  const inside = Object.values(def ?? {}).flatMap((each) => namesIn(each, seen));
  const shape = def?.type === 'object' ? (def as z.ZodMiniObject['def']).shape : {};
  return [...inside, ...Object.entries(shape).flatMap(([name, each]) => [name, ...namesIn(each, seen)])];
}

const readers = ENDPOINTS.filter(
  ({ method, access, data }) =>
    method === 'GET' && access.startsWith('manage_') && namesIn(data).some((name) => OF_A_PLAYER.has(name)),
);

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

  it('names who reads data of players, whichever call they make', async () => {
    const id = await open({ name: 'Gran Final' });
    const unit = await register(id);
    const form = await call(createForm, { token, body: formBody({ fields: [] }) });
    const season = await call(createSeason, { token, body: seasonBody([id]) });
    await firestore.doc(`tournaments/${id}`).update({ reserved: reservedFor(season.data.id) });
    expect(readers.map((endpoint) => endpoint.id)).toContain('getReserved');
    for (const endpoint of readers) {
      const reader = await signUp(auth, { claims: { admin: true } });
      const ofUnit = endpoint.path.startsWith('/registrations/:id');
      const params = { id: ofUnit ? unit.id : id, formId: form.data.id };
      const answer = await request(endpoint, { token: reader.token, params });
      expect([endpoint.id, answer.status]).toEqual([endpoint.id, 200]);
      const [entry] = await entriesOf({ actor: reader.uid });
      expect([endpoint.id, entry?.action]).toEqual([endpoint.id, expect.stringMatching(/\.read$/)]);
    }
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
