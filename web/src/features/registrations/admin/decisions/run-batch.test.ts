import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../lib/network/api-client.ts';
import { sampleRegistration, sampleTeam } from '../registration.fixture.ts';
import { type Decision, decisionOn, reversed } from './decision.ts';
import { runBatch } from './run-batch.ts';

const people = (count: number, status: Decision['from'] = 'pending') =>
  Array.from({ length: count }, (_, index) =>
    decisionOn(sampleRegistration(`${status}-${index}`, { status, fullName: `P${index}` }), 'approved', null),
  );

const placeAfter = { before: 'held', place: 'held', position: null, givenOnAt: null } as const;

const allDone = (ids: readonly string[]) =>
  Promise.resolve({ results: ids.map((id) => ({ id, success: true, placeAfter })) });

describe('many decisions', () => {
  it('go in chunks of one status each, and report each step', async () => {
    const sent: [number, string][] = [];
    const steps: number[] = [];
    const rows = await runBatch(
      [...people(120), ...people(3, 'rejected')],
      (ids, expected) => {
        sent.push([ids.length, expected]);
        return allDone(ids);
      },
      (done) => steps.push(done),
    );
    expect(sent).toEqual([
      [50, 'pending'],
      [50, 'pending'],
      [20, 'pending'],
      [3, 'rejected'],
    ]);
    expect(steps).toEqual([50, 100, 120, 123]);
    expect(rows.every(({ outcome }) => outcome === 'done')).toBe(true);
  });

  it('have a result each, also those that the server refused or left out', async () => {
    const rows = await runBatch(
      people(3),
      () =>
        Promise.resolve({
          results: [
            { id: 'pending-0', success: true, placeAfter },
            { id: 'pending-1', success: false, error: 'El torneo está completo' },
          ],
        }),
      () => undefined,
    );
    expect(rows.map(({ outcome, message }) => [outcome, message])).toEqual([
      ['done', 'Con cupo'],
      ['refused', 'El torneo está completo'],
      ['refused', 'El servidor no respondió por ella.'],
    ]);
  });

  it('send the names on the screen, and offer changed ones again with the current names', async () => {
    const team = decisionOn(sampleTeam('andes', 4), 'approved', null);
    const [alone] = people(1);
    if (alone === undefined) throw new Error('nobody');
    const names: unknown[] = [];
    const rows = await runBatch(
      [team, alone],
      (_ids, _expected, seen) => {
        names.push(seen);
        const refusal = { success: false, code: 'stale-write', error: 'Otro nombre.' } as const;
        return Promise.resolve({
          results: [
            {
              ...refusal,
              id: 'andes',
              fields: { 'names.name': 'Águilas', 'names.tag': '', 'names.nicks.2': '' },
            },
            { ...refusal, id: alone.id },
          ],
        });
      },
      () => undefined,
    );
    const nicks = { 1: 'AnaMX', 2: 'BetoMX', 3: 'CaroMX', 4: 'DaniMX' };
    expect(names).toEqual([
      {
        andes: { name: 'Los Andes', tag: 'AND', nicks },
        [alone.id]: { name: '', tag: '', nicks: { 1: '' } },
      },
    ]);
    expect(rows.map(({ again }) => again)).toEqual([
      { ...team, name: 'Águilas', names: { name: 'Águilas', tag: '', nicks: { ...nicks, 2: '' } } },
      null,
    ]);
  });

  it('stop at a failed call, and the rest can be sent again', async () => {
    let calls = 0;
    const rows = await runBatch(
      people(120),
      (ids) => {
        calls += 1;
        if (calls === 2) return Promise.reject(new ApiError('network', 0, 'Error de conexión.'));
        return allDone(ids);
      },
      () => undefined,
    );
    expect(calls).toBe(2);
    expect(rows.filter(({ outcome }) => outcome === 'done')).toHaveLength(50);
    const unsent = rows.filter(({ outcome }) => outcome === 'unsent');
    expect(unsent).toHaveLength(70);
    expect(unsent[0]?.message).toBe('Error de conexión.');
  });
});

describe('a decision', () => {
  const rejected = sampleRegistration('ana', { status: 'rejected', reason: 'Datos incompletos.' });

  it('is undone with the reason that it replaced', () => {
    const decision = decisionOn(rejected, 'approved', null);
    expect(reversed(decision)).toMatchObject({
      from: 'approved',
      to: 'rejected',
      toReason: 'Datos incompletos.',
    });
    expect(reversed(reversed(decision))).toEqual(decision);
  });
});
