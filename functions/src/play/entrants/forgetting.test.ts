import { HOUR_MS } from '@copa/domain/limits';
import { boardCorrections } from '@copa/domain/play/words/correction';
import { CONSENT_VERSION } from '@copa/domain/registrations/consent/consent';
import { eachPlayerField } from '@copa/domain/registrations/player';
import { describe, expect, it } from 'vitest';
import { createDesk, namesNow } from '../../../../tests/load/support/desk.ts';
import { createTournament, partnerOf, playerOf } from '../../../../tests/load/support/tournament.ts';
import { runServices } from '../../../../tests/setup/local-site/services.ts';
import { acceptedOf, requireFound } from '../../desk/stored-unit.ts';
import { BOARDS, REGISTRATIONS, RESULT_NOTICES, TOURNAMENTS } from '../../store/collections.ts';
import { playing, ranked } from '../samples/playing.fixture.ts';
import { ORGANISER } from '../samples/stage.fixture.ts';

const NOW = new Date('2026-11-20T17:00:00.000Z');
const GUARDIAN = { name: 'Rosa Paz', phone: '+52 55 8765 4321' };
const NICK = 'Rayo (x)';

describe('a nick, after a table was made', () => {
  const site = runServices(NOW);

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
    const stage = playing(needs, { id });
    await stage.draw();
    await stage.play(ranked(ids, () => 1));
    await stage.write(ranked([won.id], () => 3, 1));
    return {
      id,
      desk,
      stage,
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
    const { id, desk, stage, consentCode: code } = await play();
    const { dependencies: needs, firestore } = site.program;
    await stage.close();
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
    const { id, desk, stage, unit } = await play();
    const { dependencies: needs, firestore } = site.program;
    await stage.close();
    const before = await needs.database.get(BOARDS, `${id}_1`);
    await desk.correctMember(ORGANISER, unit, unit, { phone: '+52 55 1111 2222' });
    expect(await needs.database.get(BOARDS, `${id}_1`)).toEqual(before);
    await desk.correctMember(ORGANISER, unit, unit, { nick: 'Luna' });
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
    await desk.correctMember(ORGANISER, unit, unit, { nick: 'Luna' });
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
      desk.correctMember(ORGANISER, others[0] ?? '', others[0] ?? '', { nick: 'Luna' }),
    ]);
    const board = await needs.database.get(BOARDS, `${id}_1`);
    const names = board?.rows.map(({ name }) => name) ?? [];
    expect(names).toContain('Luna');
    expect(names).not.toContain('Trueno');
  });
});

describe('a text about others', () => {
  const site = runServices(NOW);
  const WORD = 'Lluvia';
  const REASON = 'por la lluvia';

  async function open(nick = 'Nova') {
    const { firestore, dependencies: needs } = site.program;
    const date = new Date(NOW.getTime() + HOUR_MS);
    const id = await createTournament(firestore, { maxPlayers: 8, modality: 'duo', substitutes: 1, date });
    const desk = createDesk(needs);
    const names = { nick, unit: { name: 'Los Cóndores', tag: '' } };
    const team = await desk.register(playerOf(id, 1, names));
    const code = team.privateCode;
    const partner = await desk.accept(partnerOf(team, 2));
    const typed = { rank: 1, player: WORD, prize: '', points: null, unit: null, deliveredAt: null };
    await firestore.doc(`tournaments/${id}`).update({ cancelReason: REASON, results: [typed] });
    const approval = { status: 'approved', reason: null } as const;
    const stored = async () => requireFound(await needs.database.get(REGISTRATIONS, team.id), 'registration');
    return {
      desk,
      unit: team.id,
      lastMember: async () => acceptedOf(await stored()).at(-1)?.id ?? '',
      rename: (nick: string) => desk.rename(code, { nick, unit: null }),
      renameTeam: (name: string) => desk.rename(code, { nick: null, unit: { name, tag: '' } }),
      approveUnseen: () => desk.decide(ORGANISER, team.id, approval),
      approve: async () => desk.decideMany(ORGANISER, [team.id], approval, await namesNow(needs, [team.id])),
      take: (memberId: string, revision: number) =>
        desk.decideNames(ORGANISER, team.id, memberId, { taken: true, revision }),
      join: (player: { readonly nick?: string; readonly fullName?: string }) =>
        desk.accept({ ...partnerOf(team, 3), ...player }),
      reject: () => desk.decide(ORGANISER, team.id, { status: 'rejected', reason: null }),
      partnerLeaves: () => desk.withdraw(partner.privateCode),
      leave: () => desk.withdraw(code),
      leaveUnit: () => desk.withdrawUnit(code),
      waitAgain: async () => {
        await desk.decide(ORGANISER, team.id, { status: 'pending', reason: null });
        const played = { ...(await stored()), results: { 1: 'rank 3' } };
        await needs.database.transaction(async (writer) => writer.set(REGISTRATIONS, played));
      },
      storeAsEarlier: async () => {
        const unit = await stored();
        const members = unit.members.map((member) => ({ ...member, isLetIn: null }));
        await needs.database.transaction(async (writer) => writer.set(REGISTRATIONS, { ...unit, members }));
      },
      typed: async () => {
        const { cancelReason, results } = requireFound(
          await needs.database.get(TOURNAMENTS, id),
          'tournament',
        );
        return [cancelReason, results[0]?.player];
      },
    };
  }
  type Opened = Awaited<ReturnType<typeof open>>;

  it.each<[string, (opened: Opened) => Promise<unknown>, string?]>([
    [
      'a nick that the player asked for',
      async ({ approve, rename, leave }) => {
        await approve();
        await rename(WORD);
        await leave();
      },
    ],
    [
      'a nick that the player had before the approval',
      async ({ approve, rename, leave }) => {
        await rename('Rayo');
        await approve();
        await leave();
      },
      WORD,
    ],
    [
      'a nick that the organiser who approved the unit had not seen',
      async ({ approveUnseen, rename, leave }) => {
        await rename(WORD);
        await approveUnseen();
        await leave();
      },
    ],
    [
      'the nick of a player who joined after the approval',
      async ({ desk, approve, join }) => {
        await approve();
        await desk.withdraw((await join({ nick: WORD })).privateCode);
      },
    ],
    [
      'the full name of a player who joined after the approval',
      async ({ desk, approve, join }) => {
        await approve();
        await desk.withdraw((await join({ fullName: `${WORD} Paz` })).privateCode);
      },
    ],
    [
      'a nick of a unit that waits for a decision again',
      async ({ approve, waitAgain, rename, leaveUnit }) => {
        await approve();
        await waitAgain();
        await rename(WORD);
        await leaveUnit();
      },
    ],
    [
      'a team name of a unit that waits for a decision again',
      async ({ approve, waitAgain, renameTeam, leaveUnit }) => {
        await approve();
        await waitAgain();
        await renameTeam(WORD);
        await leaveUnit();
      },
    ],
    [
      'a nick that nobody approved, stored by a version that did not note it',
      async ({ storeAsEarlier, leaveUnit }) => {
        await storeAsEarlier();
        await leaveUnit();
      },
      WORD,
    ],
  ])('stays if it has a word of a name that no organiser let in: %s', async (_, leave, nick) => {
    const opened = await open(nick);
    await leave(opened);
    expect(await opened.typed()).toEqual([REASON, WORD]);
  });

  it.each<[string, (opened: Opened) => Promise<unknown>, string?]>([
    [
      'was in use at the approval',
      async ({ approve, leave }) => {
        await approve();
        await leave();
      },
      WORD,
    ],
    [
      'was in use at the approval, and the team waits for a decision since a teammate left',
      async ({ approve, partnerLeaves, leave }) => {
        await approve();
        await partnerLeaves();
        await leave();
      },
      WORD,
    ],
    [
      'was in use at the approval, and the team was rejected later',
      async ({ approve, reject, leave }) => {
        await approve();
        await reject();
        await leave();
      },
      WORD,
    ],
    [
      'was in use at the approval, and the team has another name since then',
      async ({ approve, waitAgain, renameTeam, leave }) => {
        await approve();
        await waitAgain();
        await renameTeam('Los Halcones');
        await leave();
      },
      WORD,
    ],
    [
      'was in use at the approval, and is another one now',
      async ({ unit, approve, rename, take, leave }) => {
        await rename(WORD);
        await approve();
        await rename('Rayo');
        await take(unit, 2);
        await leave();
      },
    ],
    [
      'an organiser took',
      async ({ desk, approve, join, lastMember, take }) => {
        await approve();
        const { privateCode } = await join({ nick: WORD });
        await take(await lastMember(), 1);
        await desk.withdraw(privateCode);
      },
    ],
    [
      'an organiser entered as a correction',
      async ({ desk, unit, approve, join, lastMember }) => {
        await approve();
        const { privateCode } = await join({});
        await desk.correctMember(ORGANISER, unit, await lastMember(), { nick: WORD });
        await desk.withdraw(privateCode);
      },
    ],
    [
      'an organiser entered for a new player',
      async ({ desk, unit, approve, lastMember }) => {
        await approve();
        const contact = { email: 'berta@correo.example', phone: '+52 55 1111 2222' };
        const berta = {
          ...eachPlayerField(() => ''),
          fullName: 'Berta Sol',
          nick: WORD,
          freeFireId: '77777777',
          ...contact,
        };
        await desk.addMember(ORGANISER, unit, { requestId: null, reason: 'falta una', ...berta }, null);
        await desk.removeMember(ORGANISER, unit, await lastMember(), 'no vino');
      },
    ],
  ])('is emptied if it has a name of a player who leaves that %s', async (_, leave, nick) => {
    const opened = await open(nick);
    await leave(opened);
    expect(await opened.typed()).toEqual(['', expect.not.stringContaining(WORD)]);
  });
});
