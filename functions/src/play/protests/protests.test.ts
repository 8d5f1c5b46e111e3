import { COMPLAINTS_MS, DAY_MS, MINUTE_MS, PROVISIONAL_MS, SENT_PER_STAGE_MAX } from '@copa/domain/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { SAMPLE_NOW, sampleTournament } from '../../desk/samples.fixture.ts';
import { pngOf } from '../../site/image-samples.fixture.ts';
import {
  BOARDS,
  matchesOf,
  PROTESTS,
  REGISTRATIONS,
  stagesOf,
  TOURNAMENTS,
} from '../../store/collections.ts';
import { setCancellation } from '../../tournaments/cancellation.ts';
import { updateTournament } from '../../tournaments/commands.ts';
import { publishMatch, putRows, restoreMatch, voidMatch } from '../matches.ts';
import { eraseSent } from '../reports/report-ageing.ts';
import { ORGANISER, sampleMatch, sampleStage } from '../samples/stage.fixture.ts';
import * as words from '../words.ts';
import { getProtestPicture } from './deciding.ts';
import { getOwnProtests } from './own-protests.ts';
import {
  at,
  corrections,
  dismiss,
  expectBoard,
  matching,
  own,
  pictures,
  protest,
  protests,
  publishedMatch,
  REASON,
  SHOT,
  services,
  settle,
  state,
  stored,
  storeUnit,
  swap,
  told,
  WHERE,
} from './protests.fixture.ts';
import { sendProtestPicture, withdrawProtest } from './protests.ts';

beforeEach(publishedMatch);

describe('a protest', () => {
  it('keeps its match from being official until it is decided', async () => {
    expect(await told('u1')).toEqual(['a-1 scores fair-play']);
    await protest('u1 kills 2');
    services.now = at(PROVISIONAL_MS);
    expect(await state()).toBe('provisional');
    expect((await services.stored(BOARDS))[0]?.matches[0]?.officialAt).toBeNull();
    expect(await told('u1')).toEqual(['a-1 kills open']);
    expect(await told('u2')).toEqual(['a-1 fair-play', 'about: a-1 kills open']);
    expect(await told('u3')).toEqual(['a-1 fair-play']);
    await services.store(matchesOf('copa-1', 1), sampleMatch(2, [1, 2, 3, 4], { state: 'draft' }));
    await publishMatch(services.context, ORGANISER, { ...WHERE, match: 'a-2' });
    await dismiss('u1');
    expect(await state()).toBe('official');
    expect(await corrections()).toEqual([]);
    expect(await told('u1')).toEqual(['a-1 kills dismissed', 'a-2 scores fair-play']);
    expect(await told('u2')).toEqual(['a-1 fair-play', 'a-2 scores fair-play', 'about: a-1 kills dismissed']);
    await expectBoard();
  });

  it('can be sent until its hour, against who played the same match, and by nobody once all is cancelled', async () => {
    const [match] = (await getOwnProtests(services.context, 'u1')).matches;
    expect(match).toEqual({
      stage: 1,
      stageName: expect.any(String) as string,
      match: 'a-1',
      number: 1,
      isExtra: false,
      map: expect.any(String) as string,
      scoresUntil: at(PROVISIONAL_MS),
      fairPlayUntil: at(COMPLAINTS_MS),
      rivals: [2, 3, 4].map((number) => ({ number, name: `Jugador ${number}` })),
      protest: null,
    });
    services.now = at(COMPLAINTS_MS - 1);
    expect(await told('u1')).toEqual(['a-1 fair-play']);
    services.now = at(COMPLAINTS_MS);
    expect(await told('u1')).toEqual([]);
    services.now = SAMPLE_NOW;
    await services.store(
      TOURNAMENTS,
      sampleTournament({ stage: 1, date: at(-DAY_MS), cancelledAt: SAMPLE_NOW }),
    );
    expect(await told('u1')).toEqual([]);
  });

  it('decided in time does not move the hour; after the last of several the match is official', async () => {
    await protest('u1 kills 2');
    await protest('u3 placement');
    await dismiss('u1');
    expect((await stored()).officialAt).toBeNull();
    await dismiss('u3');
    expect((await stored()).officialAt).toEqual(at(PROVISIONAL_MS));
  });

  it('is one for each unit and match, however often it arrives', async () => {
    await protest('u1 kills 2', { request: 1 });
    await protest('u1 kills 2', { request: 1 });
    await expect(protest('u1 kills 3', { request: 1 })).rejects.toMatchObject({ code: 'request-reused' });
    await expect(protest('u1 kills 2')).rejects.toMatchObject({ message: matching(/solo se puede una vez/) });
    await dismiss('u1');
    expect((await protest('u1 kills 2', { request: 1 })).matches[0]?.protest).toMatchObject({
      against: 'Jugador 2',
      text: 'Tenemos 5 bajas.',
      state: 'dismissed',
      reason: REASON,
    });
    await expect(withdrawProtest(services.context, 'u1', own)).rejects.toMatchObject({ code: 'conflict' });
    expect(await protests()).toEqual(['u1_1_a-1 dismissed']);
    expect((await services.stored(REGISTRATIONS))[0]?.protests).toEqual(['u1_1_a-1']);
  });

  it('leaves the hour of another match alone', async () => {
    services.now = at(MINUTE_MS);
    await services.store(matchesOf('copa-1', 1), sampleMatch(2, [1, 2, 3, 4], { state: 'draft' }));
    await publishMatch(services.context, ORGANISER, { ...WHERE, match: 'a-2' });
    await protest('u1 kills 2');
    await expectBoard();
    expect((await stored('a-2')).officialAt).toEqual(at(MINUTE_MS + PROVISIONAL_MS));
  });

  it('is about a match of one stage, and not about the match of another one under the same name', async () => {
    await protest('u1 kills 2');
    await services.store(stagesOf('copa-1'), sampleStage({ id: '2', number: 2 }));
    await services.store(TOURNAMENTS, sampleTournament({ stage: 2, date: at(-DAY_MS) }));
    await services.store(matchesOf('copa-1', 2), sampleMatch(1, [1, 2, 3, 4], { state: 'draft', stage: 2 }));
    await publishMatch(services.context, ORGANISER, { ...WHERE, stage: 2 });
    expect(await told('u1')).toEqual(['a-1 kills open', 'a-1 scores fair-play']);
  });

  it('is not offered again of a match whose protest is older than those that the page shows', async () => {
    await protest('u1 kills 2');
    const [unit] = (await services.stored(REGISTRATIONS)).filter(({ id }) => id === 'u1');
    if (unit === undefined) throw new Error('no unit');
    const newer = Array.from({ length: 15 }, (_, index) => `u1_1_b-${index + 1}`);
    await services.store(REGISTRATIONS, { ...unit, protests: [...unit.protests, ...newer] });
    expect(await told('u1')).toEqual([]);
  });

  it('comes in time: half an hour for scores, a day for fair play, by the clock of the server', async () => {
    services.now = at(PROVISIONAL_MS - 1);
    await protest('u1 other');
    services.now = at(PROVISIONAL_MS);
    for (const kind of ['placement', 'kills', 'other']) {
      await expect(protest(`u2 ${kind}`)).rejects.toMatchObject({ message: matching(/pasó el tiempo/) });
    }
    services.now = at(COMPLAINTS_MS - 1);
    await protest('u2 teaming 3');
    services.now = at(COMPLAINTS_MS);
    await expect(protest('u3 cheating 1')).rejects.toMatchObject({ message: matching(/pasó el tiempo/) });
    expect(await told('u3')).toEqual(['about: a-1 teaming open']);
  });

  it('may be about what a correction says, for as long again', async () => {
    services.now = at(PROVISIONAL_MS * 3);
    await expect(protest('u1 kills')).rejects.toMatchObject({ code: 'conflict' });
    const { rows } = swap;
    await putRows(services.context, ORGANISER, WHERE, { rows, removed: {}, reason: 'captura' });
    expect(await state()).toBe('provisional');
    await protest('u1 kills');
    expect((await stored()).scoresUntil).toEqual(at(PROVISIONAL_MS * 4));
  });

  it.each([
    ['of an unknown code', 'x kills', {}, 'not-found', /./],
    ['of a unit that is not in the table', 'u5 kills', {}, 'not-found', /No estás en esa partida/],
    ['of a match that is not public', 'u1 kills', { match: 'a-2' }, 'not-found', /No estás en esa partida/],
    ['of a match that is none', 'u1 kills', { match: 'b-1' }, 'not-found', /No estás en esa partida/],
    ['about itself', 'u1 kills 1', {}, 'validation-failed', /./],
    ['about who is not there', 'u1 kills 9', {}, 'validation-failed', /./],
  ])('is refused %s', async (_, line, options, code, message) => {
    await storeUnit(5);
    await services.store(matchesOf('copa-1', 1), sampleMatch(2, [1, 2, 3, 4], { state: 'draft' }));
    await expect(protest(line, options)).rejects.toMatchObject({ code, message: matching(message) });
    expect(await protests()).toEqual([]);
    expect((await stored()).officialAt).toEqual(at(PROVISIONAL_MS));
  });

  it('is refused of a void match, and in a cancelled tournament', async () => {
    await voidMatch(services.context, ORGANISER, WHERE, 'caída');
    await expect(protest('u1 cheating')).rejects.toMatchObject({ message: matching(/pasó el tiempo/) });
    await restoreMatch(services.context, ORGANISER, WHERE, 'sí valía');
    const cancelled = sampleTournament({ stage: 1, cancelledAt: SAMPLE_NOW });
    await services.store(TOURNAMENTS, cancelled);
    await expect(protest('u1 cheating')).rejects.toMatchObject({ code: 'tournament-cancelled' });
    expect(await told('u1')).toEqual([]);
  });

  it('may be about a match that counts again, for as long as was left when it was annulled', async () => {
    services.now = at(PROVISIONAL_MS / 2);
    await voidMatch(services.context, ORGANISER, WHERE, 'caída');
    services.now = at(PROVISIONAL_MS * 3);
    await restoreMatch(services.context, ORGANISER, WHERE, 'sí valía');
    const until = at(PROVISIONAL_MS * 3.5);
    expect(await stored()).toMatchObject({ scoresUntil: until, officialAt: until });
    services.now = at(PROVISIONAL_MS * 3.5 - 1);
    await protest('u1 kills');
    services.now = until;
    await expect(protest('u2 kills')).rejects.toMatchObject({ message: matching(/pasó el tiempo/) });
  });

  const cancel = (cancelled: boolean) =>
    setCancellation(services.context, ORGANISER, 'copa-1', { cancelled, reason: '' });
  const hide = (hidden: boolean) => {
    const changes = { status: hidden ? ('draft' as const) : ('published' as const), linkedFormId: null };
    const update = { id: null, expectedUpdatedAt: null, changes };
    return updateTournament(services.context, ORGANISER, 'copa-1', update);
  };

  it.each([
    ['a cancellation that was taken back', cancel],
    ['the tournament was hidden', hide],
  ])('may be made after %s, for as long as was left', async (_, pause) => {
    services.now = at(PROVISIONAL_MS / 2);
    await pause(true);
    services.now = at(PROVISIONAL_MS * 3);
    await pause(false);
    const until = at(PROVISIONAL_MS * 3.5);
    expect(await stored()).toMatchObject({ scoresUntil: until, officialAt: until });
    await expectBoard();
    services.now = at(PROVISIONAL_MS * 3.5 - 1);
    await protest('u1 kills');
  });

  it('may be about a match that was annulled while the tournament was hidden, for as long as was left', async () => {
    services.now = at(PROVISIONAL_MS / 2);
    await hide(true);
    services.now = at(PROVISIONAL_MS * 2);
    await voidMatch(services.context, ORGANISER, WHERE, 'caída');
    services.now = at(PROVISIONAL_MS * 3);
    await hide(false);
    services.now = at(PROVISIONAL_MS * 4);
    await restoreMatch(services.context, ORGANISER, WHERE, 'sí valía');
    const until = at(PROVISIONAL_MS * 4.5);
    expect(await stored()).toMatchObject({ scoresUntil: until, officialAt: until });
    expect((await stored()).fairPlayUntil).toEqual(at(COMPLAINTS_MS + PROVISIONAL_MS * 3.5));
    await expectBoard();
  });

  it('may be about a match that was annulled before the tournament was hidden, for as long as was left', async () => {
    services.now = at(PROVISIONAL_MS / 2);
    await voidMatch(services.context, ORGANISER, WHERE, 'caída');
    services.now = at(PROVISIONAL_MS);
    await hide(true);
    services.now = at(PROVISIONAL_MS * 3);
    await hide(false);
    services.now = at(PROVISIONAL_MS * 4);
    await restoreMatch(services.context, ORGANISER, WHERE, 'sí valía');
    expect(await stored()).toMatchObject({ scoresUntil: at(PROVISIONAL_MS * 4.5) });
  });

  it('are taken before the first publication too, which gives no time back', async () => {
    const [tournament] = await services.stored(TOURNAMENTS);
    if (tournament === undefined) throw new Error('the tournament is gone');
    await services.store(TOURNAMENTS, { ...tournament, status: 'draft', publishedAt: null });
    await protest('u1 kills');
    services.now = at(PROVISIONAL_MS * 2);
    await hide(false);
    expect((await stored()).scoresUntil).toEqual(at(PROVISIONAL_MS));
  });

  it('are not taken while the tournament is hidden, because their time stands still', async () => {
    await protest('u1 kills');
    await hide(true);
    await expect(protest('u2 kills')).rejects.toMatchObject({ message: words.protestsPaused });
    await hide(false);
    await protest('u2 kills');
  });

  it('about fair play may be made for as long as was left, however long the tournament was cancelled', async () => {
    const cancel = (cancelled: boolean) =>
      setCancellation(services.context, ORGANISER, 'copa-1', { cancelled, reason: '' });
    for (const days of [0, 2]) {
      services.now = at(COMPLAINTS_MS / 2 + days * DAY_MS);
      await cancel(true);
      services.now = at(COMPLAINTS_MS / 2 + (days + 2) * DAY_MS);
      await cancel(false);
    }
    await expectBoard();
    services.now = at(COMPLAINTS_MS + 4 * DAY_MS - 1);
    await protest('u1 cheating');
    services.now = at(COMPLAINTS_MS + 4 * DAY_MS);
    await expect(protest('u2 cheating')).rejects.toMatchObject({ message: matching(/pasó el tiempo/) });
  });

  it('is kept by a stage up to a number', async () => {
    await protest('u1 kills');
    const [first] = await services.stored(PROTESTS);
    if (first === undefined) throw new Error('nothing is stored');
    for (let from = 1; from < SENT_PER_STAGE_MAX; from += 400) {
      const count = Math.min(400, SENT_PER_STAGE_MAX - from);
      const more = Array.from({ length: count }, (_, index) => ({ ...first, id: `s-${from + index}` }));
      await services.store(PROTESTS, ...more);
    }
    await expect(protest('u2 kills')).rejects.toMatchObject({ message: matching(/ya no guarda más/) });
    await protest('u1 kills', { request: 1 });
  });
});

describe('the pictures of a protest', () => {
  const add = (unit: string, picture: number, image = SHOT) =>
    sendProtestPicture(services.context, unit, { ...own, picture }, async () => ({ bytes: image }));

  it('are added one by one while it waits, and each stays as it came', async () => {
    await expect(add('u1', 1)).rejects.toMatchObject({ message: 'No encontramos esa protesta.' });
    await protest('u1 kills 2');
    await add('u1', 2);
    await Promise.all([add('u1', 1, pngOf(10, 10)), add('u1', 1, pngOf(10, 10))]);
    expect((await add('u1', 1)).matches[0]?.protest?.pictures).toEqual([1, 2]);
    expect(await pictures()).toEqual(['u1_1_a-1_1', 'u1_1_a-1_2']);
    const read = (picture: number, changes = {}) =>
      getProtestPicture(services.context, { ...WHERE, unit: 'u1', picture, ...changes });
    expect(await read(1)).toMatchObject({ type: 'image/png' });
    expect(await read(2)).toMatchObject({ type: 'image/jpeg' });
    for (const other of [{ id: 'copa-2' }, { unit: 'u2' }, { match: 'a-2' }, { stage: 2 }]) {
      await expect(read(1, other)).rejects.toMatchObject({ code: 'not-found' });
    }
    await expect(read(3)).rejects.toMatchObject({ code: 'not-found' });
    await expect(add('u1', 3, Buffer.from('<svg/>'))).rejects.toMatchObject({
      code: 'unsupported-media-type',
    });
    await dismiss('u1');
    await expect(add('u1', 3)).rejects.toMatchObject({
      code: 'conflict',
      message: matching(/ya no espera/),
    });
    await add('u1', 2);
  });

  it('and its text go when the unit takes it back, which ends it', async () => {
    await protest('u1 kills 2', { request: 1 });
    await add('u1', 1);
    services.now = at(PROVISIONAL_MS + MINUTE_MS);
    await withdrawProtest(services.context, 'u1', own);
    await withdrawProtest(services.context, 'u1', own);
    await protest('u1 cheating 3', { request: 1 });
    expect(await services.stored(PROTESTS)).toMatchObject([{ state: 'withdrawn', text: '', pictures: [] }]);
    expect(await pictures()).toEqual([]);
    expect(await state()).toBe('official');
    expect(await told('u1')).toEqual(['a-1 kills withdrawn']);
    expect(await told('u2')).toEqual(['a-1 fair-play']);
    await expect(dismiss('u1')).rejects.toMatchObject({ message: 'Quien la envió retiró esta protesta.' });
    const twice = { code: 'conflict', message: 'Ya protestaste esta partida: solo se puede una vez.' };
    await expect(protest('u1 cheating 2')).rejects.toMatchObject(twice);
    await storeUnit(1, { unit: { name: 'Los Fénix', tag: '', size: 2 } });
    await expect(protest('u1 cheating 2')).rejects.toMatchObject({
      message: 'Tu equipo ya protestó esta partida: solo se puede una vez.',
    });
    await expect(withdrawProtest(services.context, 'u3', own)).rejects.toMatchObject({ code: 'not-found' });
    await expectBoard();
  });

  it('keep the decision alone a month after the match became official', async () => {
    await protest('u1 kills 2');
    await add('u1', 1);
    await dismiss('u1');
    await eraseSent(services.context, at(30 * DAY_MS + PROVISIONAL_MS));
    expect(await protests()).toEqual(['u1_1_a-1 dismissed']);
    await eraseSent(services.context, at(30 * DAY_MS + PROVISIONAL_MS + 1));
    expect([await protests(), await pictures()]).toEqual([['u1_1_a-1 dismissed'], []]);
    const typed = { text: '', reason: '', pictures: [], decidedBy: null, decidedByName: '' };
    expect(await services.stored(PROTESTS)).toMatchObject([typed]);
    expect(await told('u1')).toEqual(['a-1 kills dismissed']);
  });

  it('lose pictures a month later also if nothing typed is left, and withdrawn ones go', async () => {
    await protest('u1 kills 2');
    await add('u1', 1);
    await dismiss('u1');
    const decided = (await services.stored(PROTESTS)).map((each) => ({ ...each, text: '', reason: '' }));
    await services.store(PROTESTS, ...decided);
    await protest('u3 placement');
    await withdrawProtest(services.context, 'u3', own);
    await eraseSent(services.context, at(31 * DAY_MS));
    expect(await services.stored(PROTESTS)).toMatchObject([
      { id: 'u1_1_a-1', pictures: [], decidedBy: null },
    ]);
    expect(await pictures()).toEqual([]);
  });

  it('are erased a month after they came if nobody decided, and the match becomes official', async () => {
    await protest('u1 kills 2');
    services.now = at(30 * DAY_MS + 1);
    await eraseSent(services.context, services.now);
    await settle();
    expect(await protests()).toEqual([]);
    expect(await state()).toBe('official');
  });
});
