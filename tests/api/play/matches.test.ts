import { MINUTE_MS } from '@copa/domain/limits';
import { getStats } from '@copa/domain/panel/endpoints';
import { scoredIn } from '@copa/domain/play/board/scored';
import * as play from '@copa/domain/play/endpoints';
import * as api from '@copa/domain/registrations/endpoints';
import { setTournamentCancellation, updateTournament } from '@copa/domain/tournaments/endpoints';
import { describe, expect, it } from 'vitest';
import { countFigures } from '../../../functions/src/store/figures.ts';
import { writerOf } from '../../../functions/src/store/firestore-unit.ts';
import { call, refused } from '../support/api-client.ts';
import { NAMES, openPlay, rowsOf, table } from '../support/played.ts';

const { firestore, token, opened, at, boardOf, putStage, drawn, write, publish, played } = openPlay();

describe('a match', () => {
  const four = NAMES.slice(0, 4);
  const ready = async () => {
    const of = await opened(four);
    await putStage(of, { lobbySize: 12, advance: { perLobby: 2, byTable: 0 } });
    await drawn(of, { a: four });
    return of;
  };

  it('is named to organisers as what is to be entered next, from the start on', async () => {
    const of = await ready();
    const due = async () => {
      const { perTournament } = (await call(getStats, { token: token() })).data;
      return perTournament.find(({ id }) => id === of.id)?.dueMatch;
    };
    expect(await due()).toBeNull();
    const begun = firestore.batch();
    begun.update(firestore.doc(`tournaments/${of.id}`), { date: new Date(Date.now() - MINUTE_MS) });
    countFigures(writerOf(firestore, begun), of.id);
    await begun.commit();
    const next = { stage: 1, stageName: 'Clasificatoria', lobby: '' };
    expect(await due()).toEqual({ ...next, match: 'a-1', number: 1 });
    await played(of, 'a-1', ['Fénix 1 5', 'Lobos 2 3', 'Rayo 3 0', 'Tigres 4 0']);
    expect(await due()).toEqual({ ...next, match: 'a-2', number: 2 });
  });

  it('is on no board before it is published; then it is, and official half an hour later', async () => {
    const of = await ready();
    const before = await boardOf(of);
    await write(of, 'a-1', ['Fénix 1 5', 'Lobos 2 3', 'Rayo 3 -', 'Tigres x']);
    expect(await boardOf(of)).toEqual(before);
    const match = await publish(of, 'a-1');
    expect((match.officialAt?.getTime() ?? 0) - (match.publishedAt?.getTime() ?? 0)).toBe(30 * MINUTE_MS);
    const board = await boardOf(of);
    expect(table(board)).toEqual(['1 Fénix 17 in', '2 Lobos 12 in', '3 Rayo 8 out', '4 Tigres 0 out']);
    expect(board?.matches).toMatchObject([{ lobby: 'a', number: 1, map: 'Bermuda', state: 'published' }]);
    // Nobody counted, and nobody was there: neither is a zero.
    expect(board?.rows.map(scoredIn)).toMatchObject([
      [{ kills: 5, played: true }],
      [{ kills: 3, played: true }],
      [{ kills: null, played: true }],
      [{ kills: null, played: false }],
    ]);
    expect(await publish(of, 'a-1')).toEqual(match);
    expect(await boardOf(of)).toEqual(board);
  });

  it('is public as long as its tournament is', async () => {
    const of = await ready();
    await write(of, 'a-1', ['Fénix 1 5', 'Lobos 2 3', 'Rayo 3 -', 'Tigres x']);
    await publish(of, 'a-1');
    const seen: (boolean | undefined)[] = [];
    for (const status of ['published', 'draft', 'published'] as const) {
      await call(updateTournament, { token: token(), params: { id: of.id }, body: { status } });
      seen.push((await boardOf(of))?.listed);
    }
    expect(seen).toEqual([true, false, true]);
  });

  it('is not published while it cannot be true, and keeps what was entered', async () => {
    const of = await ready();
    await write(of, 'a-1', ['Fénix 1 5', 'Lobos 1 3', 'Rayo 3 0']);
    const failure = await refused(play.publishMatch, 'validation-failed', at(of, 1, 'a-1'));
    expect(failure.fields?.['rows']).toBe(
      'Falta el resultado de Tigres. Fénix y Lobos comparten el puesto 1.',
    );
    const [match] = (await call(play.getMatches, at(of))).data.matches;
    expect([match?.state, Object.keys(match?.rows ?? {}).length]).toEqual(['draft', 3]);
  });

  it('takes rows of two organisers together, and refuses all of a call where one row is stale', async () => {
    const of = await ready();
    await Promise.all([write(of, 'a-1', ['Fénix 1 5']), write(of, 'a-1', ['Lobos 2 3'])]);
    const late = { rows: { ...rowsOf(of, ['Fénix 2 5']), ...rowsOf(of, ['Rayo 3 1']) } };
    const failure = await refused(play.putRows, 'stale-write', { ...at(of, 1, 'a-1'), body: late });
    expect(failure.fields).toEqual({
      [`rows.${of.units['Fénix']}`]: 'Fénix: camila-anota anotó 1.º y 5 bajas; tú, 2.º y 5 bajas.',
    });
    const [match] = (await call(play.getMatches, at(of))).data.matches;
    expect(new Set(Object.keys(match?.rows ?? {}))).toEqual(new Set([of.units['Fénix'], of.units['Lobos']]));
    // The same again, after an answer that was lost, is no conflict.
    expect(await write(of, 'a-1', ['Fénix 1 5'])).toEqual(match);
    const seen = match?.rows[of.units['Fénix'] ?? '']?.revision ?? 0;
    const corrected = await write(of, 'a-1', ['Fénix 2 5'], seen);
    expect(corrected.rows[of.units['Fénix'] ?? '']).toMatchObject({ placement: 2, byName: 'camila-anota' });
  });

  it('takes a row back with the revision that was seen', async () => {
    const of = await ready();
    const { rows } = await write(of, 'a-1', ['Fénix 1 5']);
    const id = of.units['Fénix'] ?? '';
    const body = (revision: number) => ({
      ...at(of, 1, 'a-1'),
      body: { rows: {}, removed: { [id]: revision } },
    });
    await refused(play.putRows, 'stale-write', body(7));
    expect((await call(play.putRows, body(rows[id]?.revision ?? 0))).data.rows).toEqual({});
    const again = await write(of, 'a-1', ['Fénix 1 5']);
    expect(again.rows[id]?.revision).toBeGreaterThan(rows[id]?.revision ?? 0);
  });

  it('is corrected in public once it is public, and only into what can be true', async () => {
    const of = await ready();
    const { rows } = await played(of, 'a-1', ['Fénix 1 5', 'Lobos 2 3', 'Rayo 3 0', 'Tigres 4 1']);
    const seen = rows[of.units['Fénix'] ?? '']?.revision ?? 0;
    const swap = rowsOf(of, ['Rayo 4 0', 'Tigres 3 1'], seen);
    await refused(play.putRows, 'validation-failed', { ...at(of, 1, 'a-1'), body: { rows: swap } });
    const half = { rows: rowsOf(of, ['Rayo 4 0'], seen), reason: 'captura' };
    await refused(play.putRows, 'validation-failed', { ...at(of, 1, 'a-1'), body: half });
    expect((await boardOf(of))?.corrections).toEqual([]);
    await call(play.putRows, { ...at(of, 1, 'a-1'), body: { rows: swap, reason: 'captura' } });
    const board = await boardOf(of);
    expect(board?.corrections.map(({ text }) => text)).toEqual([
      'Partida 1 corregida: Rayo 3.º → 4.º; Tigres 4.º → 3.º, por captura.',
    ]);
    expect(table(board)?.slice(2)).toEqual(['3 Tigres 9 out', '4 Rayo 7 out']);
  });

  it('says the names of the day on which it is published', async () => {
    const of = await ready();
    await call(api.correctRegistration, {
      token: token(),
      params: { id: of.units['Fénix'] ?? '' },
      body: { nick: 'Fénix Rojo' },
    });
    await played(of, 'a-1', ['Fénix 1 5', 'Lobos 2 3', 'Rayo 3 0', 'Tigres 4 1']);
    expect((await boardOf(of))?.rows[0]?.name).toBe('Fénix Rojo');
  });

  it('is of a lobby and a number that there are, and of who plays there', async () => {
    const of = await ready();
    const stranger = await opened(['Ajeno']);
    const body = { rows: rowsOf(stranger, ['Ajeno 1 1']) };
    await refused(play.putRows, 'not-found', { ...at(of, 1, 'a-1'), body });
    for (const match of ['b-1', 'a-3']) {
      await refused(play.putRows, 'not-found', { ...at(of, 1, match), body: { rows: {} } });
    }
    await refused(play.putRows, 'validation-failed', { ...at(of, 1, 'a-0'), body: { rows: {} } });
  });

  it('is played in no tournament that was cancelled', async () => {
    const of = await ready();
    await call(setTournamentCancellation, {
      token: token(),
      params: { id: of.id },
      body: { cancelled: true, reason: 'lluvia' },
    });
    await refused(play.putRows, 'tournament-cancelled', { ...at(of, 1, 'a-1'), body: { rows: {} } });
  });
});

describe('adjustments', () => {
  it('change the table in public, once for each request, until they are revoked', async () => {
    const of = await opened(NAMES.slice(0, 2));
    await putStage(of);
    await drawn(of, { a: NAMES.slice(0, 2) });
    await played(of, 'a-1', ['Fénix 1 0', 'Lobos 2 0']);
    const requestId = crypto.randomUUID();
    const adjustment = { kind: 'points', unitId: of.units['Fénix'], points: -5, reason: 'llegar tarde' };
    const once = (await call(play.addAdjustment, { ...at(of), body: { requestId, adjustment } })).data;
    const twice = (await call(play.addAdjustment, { ...at(of), body: { requestId, adjustment } })).data;
    expect(twice).toEqual(once);
    const other = { requestId, adjustment: { ...adjustment, points: -6 } };
    await refused(play.addAdjustment, 'request-reused', { ...at(of), body: other });
    expect(table(await boardOf(of))).toEqual(['1 Lobos 9 in', '2 Fénix 7 in']);
    const id = once.adjustments[0]?.id ?? '';
    await call(play.revokeAdjustment, { ...at(of), params: { ...at(of).params, adjustment: id } });
    await call(play.revokeAdjustment, { ...at(of), params: { ...at(of).params, adjustment: id } });
    const board = await boardOf(of);
    expect(table(board)).toEqual(['1 Fénix 12 in', '2 Lobos 9 in']);
    expect(board?.corrections.map(({ text }) => text)).toEqual([
      'Fénix: −5 puntos, por llegar tarde.',
      'Fénix: ya no cuenta «−5 puntos».',
    ]);
  });
});
