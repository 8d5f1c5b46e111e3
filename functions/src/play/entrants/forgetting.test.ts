import { HOUR_MS } from '@copa/domain/limits';
import { NO_RESULT } from '@copa/domain/play/result/result';
import { boardCorrections } from '@copa/domain/play/words/correction';
import { CONSENT_VERSION } from '@copa/domain/registrations/consent/consent';
import { describe, expect, it } from 'vitest';
import { createDesk } from '../../../../tests/load/support/desk.ts';
import { createTournament, playerOf } from '../../../../tests/load/support/tournament.ts';
import { runServices } from '../../../../tests/setup/local-site/services.ts';
import { BOARDS, RESULT_NOTICES } from '../../store/collections.ts';
import { drawLobbies } from '../draws.ts';
import { publishMatch, putRows } from '../matches.ts';
import { ORGANISER, sampleInput } from '../samples/stage.fixture.ts';
import { closeStage } from '../stage-closing.ts';
import { putStage } from '../stages.ts';

const NOW = new Date('2026-11-20T17:00:00.000Z');
const GUARDIAN = { name: 'Rosa Paz', phone: '+52 55 8765 4321' };
const NICK = 'Rayo (x)';

describe('a nick, after a table was made', () => {
  const site = runServices(() => NOW);

  async function play() {
    const { firestore, dependencies: needs } = site.program;
    const desk = createDesk(needs);
    const id = await createTournament(firestore, { maxPlayers: 8, date: new Date(NOW.getTime() + HOUR_MS) });
    const minor = { nick: NICK, ageBand: 'minor' as const, guardian: GUARDIAN };
    const won = await desk.register(playerOf(id, 1, minor));
    const code = won.consentCode ?? '';
    await desk.giveConsent(code, { version: CONSENT_VERSION, showsNick: true });
    const others = [];
    for (const number of [2, 3]) others.push(await desk.register(playerOf(id, number, { nick: `${NICK}2` })));
    const ids = [won, ...others].map((unit) => unit.id);
    await desk.decideMany(ORGANISER, ids, { status: 'approved', reason: null });
    await putStage(needs, ORGANISER, { id, stage: 1 }, sampleInput());
    await drawLobbies(needs, ORGANISER, { id, stage: 1 }, { kind: 'seed', revision: 1 });
    const address = { id, stage: 1, match: 'a-1' };
    const rows = (kills: number, revision: number) =>
      Object.fromEntries(
        ids.map((unit, index) => [unit, { ...NO_RESULT, placement: index + 1, kills, revision }] as const),
      );
    await putRows(needs, ORGANISER, address, { rows: rows(1, 0), removed: {}, reason: undefined });
    await publishMatch(needs, ORGANISER, address);
    const corrected = { [ids[0] ?? '']: { ...NO_RESULT, placement: 1, kills: 3, revision: 1 } };
    await putRows(needs, ORGANISER, address, { rows: corrected, removed: {}, reason: 'captura' });
    return {
      id,
      desk,
      code: won.privateCode,
      consentCode: code,
      unit: won.id,
      others: others.map((each) => each.id),
    };
  }

  async function publicText(id: string): Promise<string> {
    const { firestore } = site.program;
    const paths = [`tournaments/${id}`, `boards/${id}_1`, `rosters/${id}`];
    const documents = await Promise.all(paths.map((path) => firestore.doc(path).get()));
    return JSON.stringify(documents.map((document) => document.data()));
  }
  const nameOf = /Rayo \(x\)(?!2)/;

  it('that the adult of a minor hides reads a number from then on: in the table, its corrections, the list of who plays and the podium', async () => {
    const { id, desk, consentCode: code } = await play();
    const { dependencies: needs, firestore } = site.program;
    await closeStage(needs, ORGANISER, { id, stage: 1 }, 3);
    expect((await publicText(id)).match(/Rayo \(x\)(?!2)/g)?.length).toBeGreaterThan(2);
    const outcomes = await needs.database.find(RESULT_NOTICES, {});
    await desk.giveConsent(code, { version: CONSENT_VERSION, showsNick: false });
    const text = await publicText(id);
    expect(text).not.toMatch(nameOf);
    const board = await needs.database.get(BOARDS, `${id}_1`);
    expect(board && boardCorrections(board).map((each) => each.text)).toEqual([
      'Partida 1 corregida: Jugador 1 1 baja → 3 bajas, por captura.',
    ]);
    expect(text).toContain(`${NICK}2`);
    expect((await firestore.doc(`tournaments/${id}`).get()).get('results')).toMatchObject([
      { player: 'Jugador 1' },
      {},
      {},
    ]);
    expect(await needs.database.find(RESULT_NOTICES, {})).toEqual(outcomes);
  });

  it('that the adult shows changes nothing where it is right already, and takes back the choice', async () => {
    const { id, desk, consentCode: code } = await play();
    const before = await publicText(id);
    await desk.giveConsent(code, { version: CONSENT_VERSION, showsNick: true });
    expect(await publicText(id)).toBe(before);
    await desk.giveConsent(code, { version: CONSENT_VERSION, showsNick: false });
    expect(await publicText(id)).not.toMatch(nameOf);
    await desk.giveConsent(code, { version: CONSENT_VERSION, showsNick: true });
    expect(await publicText(id)).toMatch(nameOf);
  });

  it('that an organiser corrects is corrected in tables and podium too, and the players keep their results', async () => {
    const { id, desk, unit } = await play();
    const { dependencies: needs, firestore } = site.program;
    await closeStage(needs, ORGANISER, { id, stage: 1 }, 3);
    const before = await needs.database.get(BOARDS, `${id}_1`);
    await desk.correct(ORGANISER, unit, { phone: '+52 55 1111 2222' });
    expect(await needs.database.get(BOARDS, `${id}_1`)).toEqual(before);
    await desk.correct(ORGANISER, unit, { nick: 'Luna' });
    expect(await publicText(id)).not.toMatch(nameOf);
    const board = await needs.database.get(BOARDS, `${id}_1`);
    const { rows = [] } = before ?? {};
    expect(board?.rows).toEqual(rows.map((row) => (row.number === 1 ? { ...row, name: 'Luna' } : row)));
    expect((await firestore.doc(`tournaments/${id}`).get()).get('results')).toMatchObject([
      { player: 'Luna', rank: 1 },
      {},
      {},
    ]);
  });

  it('that an organiser corrects stays in a line of the podium that was typed by hand', async () => {
    const { id, desk, unit } = await play();
    const { firestore } = site.program;
    const typed = { rank: 1, player: NICK, prize: '', points: null, unit: null, deliveredAt: null };
    await firestore.doc(`tournaments/${id}`).update({ results: [typed] });
    await desk.correct(ORGANISER, unit, { nick: 'Luna' });
    expect((await firestore.doc(`tournaments/${id}`).get()).get('results')).toEqual([typed]);
  });

  it('of a stranger whom nobody let in takes no text about others along: reasons, podium and notes stay', async () => {
    const { id, desk } = await play();
    const { dependencies: needs, firestore } = site.program;
    const named = { nick: NICK, fullName: 'Captura Lluvia' };
    const [waiting, refused] = [
      await desk.register(playerOf(id, 5, named)),
      await desk.register(playerOf(id, 6, named)),
    ];
    await desk.decide(ORGANISER, refused.id, { status: 'rejected', reason: null });
    const typed = { rank: 1, player: NICK, prize: '', points: null, unit: null, deliveredAt: null };
    await firestore.doc(`tournaments/${id}`).update({ results: [typed], cancelReason: 'por la lluvia' });
    for (const { privateCode } of [waiting, refused]) await desk.withdraw(privateCode);
    const after = await firestore.doc(`tournaments/${id}`).get();
    expect([after.get('results'), after.get('cancelReason')]).toEqual([[typed], 'por la lluvia']);
    const board = await needs.database.get(BOARDS, `${id}_1`);
    expect(board && boardCorrections(board).map((each) => each.text)).toEqual([
      expect.stringMatching(/por captura\.$/),
    ]);
  });

  it('that an organiser accepts reaches no table, even beside a correction of another player', async () => {
    const { id, desk, code, unit, others } = await play();
    const { dependencies: needs } = site.program;
    await desk.rename(code, { nick: 'Trueno', unit: null });
    await Promise.all([
      desk.decideNames(ORGANISER, unit, unit, { taken: true, revision: 1 }),
      desk.correct(ORGANISER, others[0] ?? '', { nick: 'Luna' }),
    ]);
    const board = await needs.database.get(BOARDS, `${id}_1`);
    const names = board?.rows.map(({ name }) => name) ?? [];
    expect(names).toContain('Luna');
    expect(names).not.toContain('Trueno');
  });
});
