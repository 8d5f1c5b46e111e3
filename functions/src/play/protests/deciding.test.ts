import { HOUR_MS, MINUTE_MS, PROVISIONAL_MS } from '@copa/domain/limits';
import { NO_RESULT } from '@copa/domain/play/result/result';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleTournament } from '../../desk/samples.fixture.ts';
import {
  AGENDA,
  AUDIT,
  MAIL,
  NAMINGS,
  PROTESTS,
  PUSHES,
  REGISTRATIONS,
  stagesOf,
  TICKETS,
} from '../../store/collections.ts';
import type { Transaction } from '../../store/database.ts';
import { removeTournament } from '../../store/tournament-writes.ts';
import { openDesk } from '../../wiring/open-desk.ts';
import { ORGANISER } from '../samples/stage.fixture.ts';
import { closeStage, reopenStage } from '../stage-closing.ts';
import { decideProtest } from './deciding.ts';
import { getOwnProtests } from './own-protests.ts';
import {
  at,
  corrections,
  dismiss,
  expectBoard,
  matching,
  NEWER,
  own,
  penalty,
  pictures,
  protest,
  protests,
  publishedMatch,
  REASON,
  REFEREE,
  redecide,
  SHOT,
  services,
  settle,
  state,
  stored,
  swap,
  uphold,
  WHERE,
} from './protests.fixture.ts';
import { sendProtestPicture } from './protests.ts';

beforeEach(publishedMatch);

describe('a decision', () => {
  it('that upholds corrects rows in the same transaction, for everybody to read', async () => {
    await protest('u2 placement 1');
    services.now = at(PROVISIONAL_MS + MINUTE_MS);
    const decided = await uphold('u2', swap, REFEREE);
    const line = 'Partida 1 corregida: Jugador 1 1.º → 2.º; Jugador 2 2.º → 1.º, por una protesta aceptada.';
    expect(decided).toMatchObject({
      state: 'upheld',
      reason: REASON,
      decidedAt: services.now,
      decidedBy: 'referee-1',
      decidedByName: 'Beto',
    });
    expect(await corrections()).toEqual([line]);
    expect((await stored()).officialAt).toEqual(at(2 * PROVISIONAL_MS + MINUTE_MS));
    await expectBoard();
    const audit = await services.stored(AUDIT);
    expect(audit.map(({ action }) => action).toSorted()).toEqual([
      'play.correct-match',
      'play.decide-protest',
      'play.publish-match',
    ]);
    expect(audit.find(({ action }) => action === 'play.decide-protest')?.after).toEqual({
      decision: 'upheld',
    });
  });

  it('is noted in the public documents of both teams, without a difference', async () => {
    await protest('u2 placement 1');
    expect((await services.stored(TICKETS)).map((ticket) => ticket.protestDecidedAt)).toEqual([
      null,
      null,
      null,
      null,
    ]);
    services.now = at(MINUTE_MS);
    await dismiss('u2');
    const decided = { protestDecidedAt: services.now };
    const open = { protestDecidedAt: null };
    expect(await services.stored(TICKETS)).toMatchObject([decided, decided, open, open]);
    expect(await services.stored(REGISTRATIONS)).toMatchObject([decided, decided, open, open]);
    const { decidedAt } = (await getOwnProtests(services.context, 'u2')).matches[0]?.protest ?? {};
    expect([decidedAt, (await getOwnProtests(services.context, 'u1')).about[0]?.decidedAt]).toEqual([
      services.now,
      services.now,
    ]);
  });

  it('that upholds may be a penalty, which referees do not give', async () => {
    await protest('u1 cheating 2');
    await expect(uphold('u1', penalty('u2'), REFEREE)).rejects.toMatchObject({ code: 'permission-denied' });
    await uphold('u1', penalty('u2'));
    expect((await services.stored(stagesOf('copa-1')))[0]?.adjustments).toMatchObject([
      { kind: 'disqualified', unitId: 'u2', reason: 'uso de hack' },
    ]);
    expect((await stored()).officialAt).toEqual(at(PROVISIONAL_MS));
    await expectBoard();
  });

  it('that upholds may annul the match, for both parties to read why, and once', async () => {
    await protest('u1 stranger 2');
    await protest('u3 kills 2');
    const annulled = await uphold('u1', { kind: 'void' }, REFEREE);
    const line = 'Partida 1 anulada, por una protesta aceptada.';
    expect(annulled).toMatchObject({ state: 'upheld', reason: REASON });
    expect(await uphold('u1', { kind: 'void' }, REFEREE)).toEqual(annulled);
    expect([await state(), await corrections()]).toEqual(['void', [line]]);
    await expectBoard();
    const own = (await getOwnProtests(services.context, 'u1')).matches[0]?.protest;
    expect(own).toMatchObject({ state: 'upheld', reason: REASON });
    expect((await getOwnProtests(services.context, 'u2')).about).toMatchObject([
      { state: 'upheld', reason: REASON },
      { state: 'open' },
    ]);
    for (const correction of [{ kind: 'void' as const }, swap]) {
      await expect(uphold('u3', correction)).rejects.toMatchObject({ message: matching(/está anulada/) });
    }
    await dismiss('u3');
    expect((await services.stored(AUDIT)).map(({ action }) => action).toSorted()).toEqual([
      'play.decide-protest',
      'play.decide-protest',
      'play.publish-match',
      'play.void-match',
    ]);
  });

  it('needs a correction that changes something, or none', async () => {
    await protest('u1 kills 2');
    const { id: _, ...rest } = WHERE;
    const where = { id: 'copa-1', ...rest, unit: 'u1' };
    const reason = REASON;
    await expect(
      decideProtest(services.context, ORGANISER, where, { decision: 'upheld', reason }),
    ).rejects.toMatchObject({ fields: { correction: matching(/corrige una fila/) } });
    await expect(
      decideProtest(services.context, ORGANISER, where, { decision: 'dismissed', reason, correction: swap }),
    ).rejects.toMatchObject({ fields: { correction: matching(/no cambia la tabla/) } });
    const same = { u1: { ...NO_RESULT, placement: 1, kills: 0, revision: 1 } };
    await expect(uphold('u1', { kind: 'rows', rows: same })).rejects.toMatchObject({
      fields: { correction: matching(/la tabla queda igual/) },
    });
    const impossible = { u1: { ...NO_RESULT, placement: 2, kills: 0, revision: 1 } };
    await expect(uphold('u1', { kind: 'rows', rows: impossible })).rejects.toMatchObject({
      code: 'validation-failed',
    });
    expect(await protests()).toEqual(['u1_1_a-1 open']);
    expect(await corrections()).toEqual([]);
  });

  it('is one: the same again answers the same, another organiser reads who decided', async () => {
    await protest('u1 kills 2');
    const [one, other] = await Promise.allSettled([dismiss('u1'), uphold('u1', swap, REFEREE)]);
    const won = [one, other].filter(({ status }) => status === 'fulfilled');
    expect(won).toHaveLength(1);
    const [settled] = await services.stored(PROTESTS);
    if (settled === undefined) throw new Error('nothing is stored');
    await services.store(PROTESTS, {
      ...settled,
      state: 'dismissed',
      decidedBy: 'admin-1',
      decidedByName: 'Ana',
      reason: REASON,
    });
    expect(await dismiss('u1')).toMatchObject({ state: 'dismissed' });
    await expect(uphold('u1')).rejects.toMatchObject({ code: 'conflict' });
    await expect(dismiss('u1', REFEREE)).rejects.toMatchObject({ message: 'Ana ya resolvió esta protesta.' });
    await expect(dismiss('u1', ORGANISER, 'Otro motivo distinto')).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('is replaced by a newer one, which both teams read, with its correction in the same transaction', async () => {
    await protest('u2 placement 1');
    const first = await dismiss('u2');
    services.now = at(PROVISIONAL_MS + MINUTE_MS);
    const { officialAt } = await stored();
    services.now = at(PROVISIONAL_MS + 2 * MINUTE_MS);
    const second = await redecide(first, { decision: 'upheld', reason: NEWER, correction: swap }, REFEREE);
    expect(second).toMatchObject({
      state: 'upheld',
      reason: NEWER,
      decidedAt: services.now,
      decidedByName: 'Beto',
    });
    expect(await corrections()).toHaveLength(1);
    expect((await stored()).officialAt).toEqual(at(2 * PROVISIONAL_MS + 2 * MINUTE_MS));
    expect(officialAt).toEqual(at(PROVISIONAL_MS));
    await expectBoard();
    const read = { state: 'upheld', reason: NEWER, decidedAt: services.now };
    expect((await getOwnProtests(services.context, 'u2')).matches[0]?.protest).toMatchObject(read);
    expect((await getOwnProtests(services.context, 'u1')).about).toMatchObject([read]);
    expect((await services.stored(TICKETS)).slice(0, 2).map((ticket) => ticket.protestDecidedAt)).toEqual([
      services.now,
      services.now,
    ]);
    const acts = (await services.stored(AUDIT)).filter(({ action }) => action === 'play.decide-protest');
    expect(acts.map(({ before, after }) => [before, after])).toEqual(
      expect.arrayContaining([
        [null, { decision: 'dismissed' }],
        [{ decision: 'dismissed' }, { decision: 'upheld' }],
      ]),
    );
    const subjects = (await services.stored(MAIL)).map(({ message }) => message.subject).toSorted();
    expect(subjects).toEqual([
      'Cambió la decisión de una protesta: Copa Relámpago',
      'Cambió la decisión de una protesta: Copa Relámpago',
      'Protesta resuelta: Copa Relámpago',
      'Protesta resuelta: Copa Relámpago',
    ]);
  });

  it('leaves what the former one corrected, and the match official, if the newer one dismisses', async () => {
    await protest('u2 placement 1');
    const first = await uphold('u2');
    services.now = at(3 * PROVISIONAL_MS);
    const { rows, officialAt } = await stored();
    await redecide(first, { decision: 'dismissed', reason: NEWER });
    expect(await stored()).toMatchObject({ rows, officialAt });
    expect([await state(), await protests()]).toEqual(['official', ['u2_1_a-1 dismissed']]);
    await expectBoard();
  });

  it('is replaced only by who saw it, once, and by the rules of the first', async () => {
    await protest('u1 kills 2');
    const first = await dismiss('u1');
    services.now = at(MINUTE_MS);
    const newer = { decision: 'dismissed' as const, reason: NEWER };
    const second = await redecide(first, newer);
    services.now = at(2 * MINUTE_MS);
    expect(await redecide(first, newer)).toEqual(second);
    await expect(redecide(first, newer, REFEREE)).rejects.toMatchObject({
      message: 'Ana ya resolvió esta protesta.',
    });
    await expect(redecide(second, { decision: 'upheld', reason: NEWER })).rejects.toMatchObject({
      fields: { correction: matching(/corrige una fila/) },
    });
    const punishing = { decision: 'upheld' as const, reason: NEWER, correction: penalty('u2') };
    await expect(redecide(second, punishing, REFEREE)).rejects.toMatchObject({ code: 'permission-denied' });
    await protest('u3 kills 2');
    await expect(redecide({ ...second, registrationId: 'u3' }, newer)).resolves.toMatchObject({
      state: 'dismissed',
    });
  });

  it('stays once its texts were erased by age', async () => {
    await protest('u1 kills 2');
    const first = await dismiss('u1');
    await services.store(PROTESTS, { ...first, text: '', reason: '', decidedBy: null, decidedByName: '' });
    await expect(redecide(first, { decision: 'dismissed', reason: NEWER })).rejects.toMatchObject({
      message: matching(/ya se borró/),
    });
  });

  it('is told to both teams once: by mail, and on their phones unless it is night', async () => {
    await protest('u1 kills 2');
    await dismiss('u1');
    const mails = await services.stored(MAIL);
    expect(mails.map(({ to }) => to)).toEqual([['jugadora1@correo.example'], ['jugadora2@correo.example']]);
    expect(mails[0]?.message.text).toContain(
      'La protesta que enviaron por la partida 1 de «Copa Relámpago» no fue aceptada',
    );
    expect(mails[1]?.message.text).toContain('Una protesta sobre tu equipo o sobre ti');
    expect(mails[1]?.message.text).not.toMatch(/u1|bajas/);
    // It is 6 a. m. in the time zone of the tournament, so no push is sent.
    expect(await services.stored(PUSHES)).toEqual([]);
    services.now = at(6 * HOUR_MS);
    await protest('u3 cheating 4');
    await dismiss('u3');
    expect((await services.stored(PUSHES)).map(({ registrationId, kind }) => [registrationId, kind])).toEqual(
      [
        ['u3', 'protest'],
        ['u4', 'protest'],
      ],
    );
  });

  it('is read by both teams, and the other one never reads who protested', async () => {
    await protest('u1 cheating 2');
    const { about } = await getOwnProtests(services.context, 'u2');
    expect(about).toEqual([
      {
        stage: 1,
        stageName: 'Final',
        match: 'a-1',
        number: 1,
        isExtra: false,
        kind: 'cheating',
        state: 'open',
        reason: '',
        decidedAt: null,
        isRedecided: false,
      },
    ]);
  });
});

it('a referee who is not named for the tournament decides nothing', async () => {
  await services.store(NAMINGS, { id: REFEREE.uid, tournaments: [] });
  await protest('u1 kills 2');
  await expect(dismiss('u1', REFEREE)).rejects.toMatchObject({ code: 'permission-denied' });
  expect(await protests()).toEqual(['u1_1_a-1 open']);
});

it('a protest about a unit that is gone keeps neither text nor pictures', async () => {
  await protest('u1 cheating 2');
  await services.context.firestore.doc('protests/u1_1_a-1').update({ pictures: [1] });
  await services.context.firestore.doc('registrations/u2').delete();
  expect(await dismiss('u1')).toMatchObject({ state: 'dismissed', text: '', pictures: [] });
});

describe('a stage', () => {
  const close = async () =>
    closeStage(
      services.context,
      ORGANISER,
      { id: 'copa-1', stage: 1 },
      (await services.stored(stagesOf('copa-1')))[0]?.revision ?? 0,
    );

  it('is not closed over an open protest', async () => {
    await protest('u1 kills 2');
    await expect(close()).rejects.toMatchObject({ message: matching(/protestas sin resolver/) });
    await dismiss('u1');
    expect((await close()).state).toBe('closed');
  });

  it('that was closed meanwhile still takes one; to uphold it, the stage is opened again', async () => {
    const { revision } = await close();
    await protest('u1 cheating 2');
    await expect(uphold('u1')).rejects.toMatchObject({ message: matching(/puede reabrirla/) });
    expect(await protests()).toEqual(['u1_1_a-1 open']);
    await reopenStage(services.context, ORGANISER, { id: 'copa-1', stage: 1 }, revision);
    const upheld = await uphold('u1');
    await close();
    await expect(
      redecide(upheld, { decision: 'upheld', reason: NEWER, correction: penalty('u2') }),
    ).rejects.toMatchObject({ message: matching(/puede reabrirla/) });
    await protest('u3 cheating 2');
    await dismiss('u3');
    expect(await protests()).toEqual(['u1_1_a-1 upheld', 'u3_1_a-1 dismissed']);
  });
});

describe('a unit that is erased meanwhile', () => {
  it('loses its protest, and the job makes the match official', async () => {
    await protest('u1 kills 2');
    await sendProtestPicture(services.context, 'u1', { ...own, picture: 1 }, async () => ({ bytes: SHOT }));
    await openDesk(services.context).desk.remove(ORGANISER, 'u1');
    expect([await protests(), await pictures()]).toEqual([[], []]);
    services.now = at(PROVISIONAL_MS + MINUTE_MS);
    expect(await state()).toBe('provisional');
    await settle();
    expect(await state()).toBe('official');
    expect((await services.stored(AGENDA)).filter(({ task }) => task !== 'follow')).toEqual([]);
    await expectBoard();
  });

  it.each<[string, (transaction: Transaction) => void]>([
    ['the tournament', (transaction) => removeTournament(transaction, sampleTournament())],
    ['the stage', (transaction) => transaction.remove(stagesOf('copa-1'), '1')],
  ])('leaves its match as it is where %s was deleted in the console', async (_, remove) => {
    await protest('u1 kills 2');
    await openDesk(services.context).desk.remove(ORGANISER, 'u1');
    await services.context.database.transaction(async (transaction) => remove(transaction));
    await settle();
    expect((await stored()).officialAt).toBeNull();
  });

  it('leaves a protest about it to be decided', async () => {
    await protest('u1 cheating 2');
    await openDesk(services.context).desk.remove(ORGANISER, 'u2');
    await dismiss('u1');
    expect(await services.stored(MAIL)).toHaveLength(1);
  });

  it('leaves a match with another open protest unofficial', async () => {
    await protest('u1 kills 2');
    await protest('u3 kills 2');
    await openDesk(services.context).desk.remove(ORGANISER, 'u1');
    await settle();
    expect((await stored()).officialAt).toBeNull();
  });
});
