import { HOUR_MS, NAME_MAX, NICK_MAX, UNIT_NAME_MAX, UNIT_TAG_MAX } from '@copa/domain/limits';
import * as api from '@copa/domain/registrations/endpoints';
import { PASTED_PLAYERS_MAX } from '@copa/domain/registrations/pasted/pasted-players';
import { describe, expect, it } from 'vitest';
import { IMPORT_MAX_BYTES } from '../../../functions/src/http/body.ts';
import { route } from '../../../functions/src/http/route.ts';
import { call, refused } from '../support/api-client.ts';
import { openOrganiser } from '../support/organiser.ts';

const { firestore, token, open, register } = await openOrganiser();

const idOf = (number: number) => String(70_000_000 + number);
const player = (number: number) => ({
  nick: `Rayo ${number}`,
  fullName: `Rayo ${number}`,
  freeFireId: idOf(number),
  phone: '+52 55 1234 5678',
});
const team = (name: string, ...numbers: readonly number[]) => ({
  unit: { name, tag: '' },
  players: numbers.map(player),
});
const alone = (number: number) => ({ players: [player(number)] });

const openFor = (changes: object = {}) =>
  open({ date: new Date(Date.now() + 5 * HOUR_MS).toISOString(), waitlist: { max: 5 }, ...changes });
const unitsOf = async (id: string) =>
  (await firestore.collection('registrations').where('tournamentId', '==', id).get()).docs;
const importsOf = async (id: string) =>
  (await firestore.collection('audit').where('action', '==', 'registration.import').get()).docs.filter(
    (entry) => entry.get('target') === `tournaments/${id}`,
  );

/** UTF-8 needs three bytes for this letter. */
const longest = (length: number) => '界'.repeat(length);

describe('the longest list', () => {
  const units = Array.from({ length: PASTED_PLAYERS_MAX }, (_, number) => ({
    unit: { name: longest(UNIT_NAME_MAX), tag: longest(UNIT_TAG_MAX) },
    players: [
      {
        nick: longest(NICK_MAX),
        fullName: longest(NAME_MAX),
        freeFireId: String(100_000_000_000 + number),
        phone: '+52 55 1234 5678',
      },
    ],
  }));
  const body = { requestId: crypto.randomUUID(), preview: true, units };

  it('is read from an organiser, and not from a stranger', async () => {
    const id = await openFor({ modality: 'duo', maxPlayers: 2 });
    const { results } = (await call(api.importRegistrations, { token, params: { id }, body })).data;
    expect(results).toHaveLength(PASTED_PLAYERS_MAX);
    await refused(api.importRegistrations, 'unauthenticated', { params: { id }, body });
  });

  it('has an end, and no other call reads as much', async () => {
    const { params } = { params: { id: 'x' } };
    const padded = { ...body, requestId: 'x'.repeat(IMPORT_MAX_BYTES) };
    await refused(api.importRegistrations, 'payload-too-large', { token, params, body: padded });
    await refused(api.setRegistrationStatus, 'payload-too-large', { token, params, body });
    expect(() =>
      route(api.createRegistration, () => Promise.reject(new Error('nobody calls it')), {
        bodyBytesMax: IMPORT_MAX_BYTES,
      }),
    ).toThrow('createRegistration would read a large body from anybody');
  });
});

describe('a list of players', () => {
  it('comes in once, whole teams at once, with places, queue, links and one entry in the audit', async () => {
    const id = await openFor({ modality: 'duo', maxPlayers: 2 });
    const body = {
      requestId: crypto.randomUUID(),
      preview: false,
      units: [team('Fénix', 1, 2), team('Piratas', 3, 4), team('Tigres', 5)],
    };
    const { results } = (await call(api.importRegistrations, { token, params: { id }, body })).data;
    expect(results.map(({ added }) => added?.place)).toEqual(['held', 'held', 'waiting']);
    const status = (await unitsOf(id)).map((unit) => [unit.get('unit.name'), unit.get('status')] as const);
    expect(new Map(status)).toEqual(
      new Map([
        ['Fénix', 'approved'],
        ['Piratas', 'approved'],
        ['Tigres', 'pending'],
      ]),
    );
    for (const { added } of results) {
      expect((await firestore.doc(`tickets/${added?.ticketId}`).get()).get('place')).toBe(added?.place);
    }
    expect((await firestore.collection(`tournaments/${id}/claims`).get()).size).toBe(5);

    const again = (await call(api.importRegistrations, { token, params: { id }, body })).data;
    expect(again.results).toEqual(results);
    const fewer = { ...body, units: body.units.slice(1) };
    const rest = (await call(api.importRegistrations, { token, params: { id }, body: fewer })).data;
    expect(rest.results).toEqual(results.slice(1));
    const pasted = { ...body, requestId: crypto.randomUUID() };
    const second = (await call(api.importRegistrations, { token, params: { id }, body: pasted })).data;
    expect(second.results.map(({ code }) => code)).toEqual(Array(3).fill('already-registered'));
    expect(await unitsOf(id)).toHaveLength(3);
    const [entry, ...more] = await importsOf(id);
    expect([entry?.get('after'), more]).toEqual([{ units: 3, players: 5 }, []]);
  });

  it('says before for whom there is no place, and that players who were erased do not come back', async () => {
    const id = await openFor({ modality: 'solo', maxPlayers: 2, waitlist: { max: 1 } });
    await register(id, { freeFireId: idOf(1) });
    const body = { requestId: crypto.randomUUID(), preview: true, units: [1, 2, 3, 4].map(alone) };
    const said = async () => {
      const { results } = (await call(api.importRegistrations, { token, params: { id }, body })).data;
      return results.map(({ code = null }) => code);
    };
    expect(await said()).toEqual(['already-registered', null, null, 'tournament-full']);
    await call(api.importRegistrations, { token, params: { id }, body: { ...body, preview: false } });
    expect(await said()).toEqual(['already-registered', null, null, 'tournament-full']);
    await firestore.doc(`tournaments/${id}`).update({ playersErasedAt: new Date() });
    expect((await said())[3]).toBe('registration-closed');
  });

  it('takes no place that there is not, and at most 400 players', async () => {
    const id = await openFor({ modality: 'solo', maxPlayers: 1, waitlist: { max: 1 } });
    const body = { requestId: crypto.randomUUID(), preview: false, units: [1, 2, 3].map(alone) };
    const { results } = (await call(api.importRegistrations, { token, params: { id }, body })).data;
    expect(results.map(({ added, code }) => added?.place ?? code)).toEqual([
      'held',
      'waiting',
      'tournament-full',
    ]);
    const many = { ...body, units: Array.from({ length: 401 }, (_, number) => alone(number)) };
    await refused(api.importRegistrations, 'validation-failed', { token, params: { id }, body: many });
    await refused(api.importRegistrations, 'validation-failed', {
      token,
      params: { id },
      body: { ...body, units: [] },
    });
  });

  it('of 400 players comes in within one call', async () => {
    const id = await openFor({ modality: 'solo', maxPlayers: 400 });
    const units = Array.from({ length: 400 }, (_, number) => alone(number));
    const body = { requestId: crypto.randomUUID(), preview: false, units };
    const { results } = (await call(api.importRegistrations, { token, params: { id }, body })).data;
    expect(results.filter(({ success }) => success)).toHaveLength(400);
    expect((await firestore.doc(`tournaments/${id}`).get()).get('currentPlayers')).toBe(400);
  });
});
