import { randomUUID } from 'node:crypto';
import {
  CONSENT_CALLS_MS,
  HOUR_MS,
  MAILS_PER_DAY_MAX,
  MAILS_PER_TOURNAMENT_MAX,
  MINUTE_MS,
  REVIEW_MS,
} from '@copa/domain/limits';
import type { RegistrationStatus } from '@copa/domain/registrations/places/unit-day';
import { eachPlayerField } from '@copa/domain/registrations/player';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { describe, expect, it } from 'vitest';
import { createDesk } from '../../../tests/load/support/desk.ts';
import { createTournament, partnerOf, playerOf } from '../../../tests/load/support/tournament.ts';
import { runServices } from '../../../tests/setup/local-site/services.ts';
import { toldAsOpened } from '../desk/samples.fixture.ts';
import { decideProtest } from '../play/protests/deciding.ts';
import { sendProtest } from '../play/protests/protests.ts';
import { tellResults } from '../play/result-notices.ts';
import { playing, ranked } from '../play/samples/playing.fixture.ts';
import { ORGANISER } from '../play/samples/stage.fixture.ts';
import { setCancellation } from '../tournaments/cancellation.ts';
import { sendChangeNotices } from '../tournaments/change-notices.ts';
import { settleAgenda } from '../wiring/agenda.ts';
import { PLAYER_MAILS } from '../wiring/notices.ts';

const NOW = new Date('2026-11-20T17:00:00.000Z');
const at = (ms: number) => new Date(NOW.getTime() + ms);
const MAILBOX = 'una@correo.example';
const WINDOW = { opensAt: at(HOUR_MS), closesAt: at(2 * HOUR_MS), onMissing: 'release' as const };
const ENTRY = { kind: 'entry' as const, ...WINDOW };
const TOLD = { windows: [ENTRY], closings: toldAsOpened([ENTRY]) };

const site = runServices(NOW);
const needs = () => site.program.dependencies;
const desk = () => createDesk(needs());

const open = (changes: Partial<Tournament> = {}) =>
  createTournament(site.program.firestore, {
    maxPlayers: 20,
    date: at(6 * HOUR_MS),
    timeZone: 'America/Lima',
    ...changes,
  });

async function register(id: string, numbers: readonly number[], email = MAILBOX) {
  const receipts = [];
  for (const number of numbers) receipts.push(await desk().register(playerOf(id, number, { email })));
  return receipts;
}

async function changeDay(id: string, changes: Partial<Tournament>) {
  await site.program.firestore.doc(`tournaments/${id}`).update(changes);
  await settleAgenda(needs(), [{ task: 'day', about: id }], site.now);
}

async function giveOn() {
  site.now = new Date(site.now.getTime() + MINUTE_MS);
  await desk().releaseOverdue(site.now);
}

async function decide(...decisions: readonly RegistrationStatus[]) {
  const units = await register(await open(), [1, 2, 3]);
  const ids = units.map((unit) => unit.id);
  for (const status of decisions) await desk().decideMany(ORGANISER, ids, { status, reason: null });
  await giveOn();
}

async function openWindow(kind: 'entry' | 'match') {
  const id = await open();
  await register(id, [1, 2, 3]);
  await changeDay(id, { windows: [{ kind, ...WINDOW }] });
  site.now = WINDOW.opensAt;
  await desk().tellAllDue(site.now);
}

async function playMatch() {
  const id = await open();
  const units = await register(id, [1, 2, 3]);
  const ids = units.map((unit) => unit.id);
  await desk().decideMany(ORGANISER, ids, { status: 'approved', reason: null });
  const stage = playing(needs(), { id });
  await stage.draw();
  await stage.play(ranked(ids, (index) => 5 - index));
  return { address: { id, stage: 1, match: 'a-1' }, stage, units };
}

async function decideOnProtest(decisions: number) {
  const { address, units } = await playMatch();
  const content = { requestId: randomUUID(), kind: 'other', against: 2, text: 'No fue así.' } as const;
  const code = units[0]?.privateCode ?? '';
  await sendProtest(needs(), code, { stage: 1, match: address.match }, content);
  const caller = { ...ORGANISER, role: 'admin' as const };
  let replaces: Date | undefined;
  for (let number = 1; number <= decisions; number += 1) {
    const outcome =
      number === 1
        ? ({ decision: 'dismissed' } as const)
        : ({ decision: 'upheld', correction: { kind: 'void' } } as const);
    const decided = { ...outcome, reason: `La captura ${number} lo muestra.`, replaces };
    const protest = await decideProtest(needs(), caller, { ...address, unit: units[0]?.id ?? '' }, decided);
    replaces = protest.decidedAt ?? undefined;
  }
}

interface Row {
  /** At most so many of these mails count for the mailbox of a champion. */
  readonly most: number;
  readonly cause: () => Promise<unknown>;
}

const MAILS: Readonly<Record<string, Row>> = {
  received: { most: 1, cause: async () => register(await open(), [1, 2, 3]) },
  added: {
    most: 0,
    cause: async () => {
      const id = await open();
      for (const number of [1, 2, 3]) {
        const { fullName, freeFireId, phone, requestId, unit } = playerOf(id, number);
        const player = {
          ...eachPlayerField(() => ''),
          fullName,
          freeFireId,
          phone,
          requestId,
          unit,
          email: MAILBOX,
        };
        await desk().add(ORGANISER, id, player);
      }
    },
  },
  approved: { most: 1, cause: () => decide('approved') },
  rejected: { most: 0, cause: () => decide('rejected') },
  pending: { most: 0, cause: () => decide('approved', 'pending') },
  left: {
    most: 0,
    cause: async () => {
      const id = await open({ modality: 'duo' });
      for (const number of [1, 2, 3]) {
        const unit = { name: `Dúo ${number}`, tag: '' };
        const captain = await desk().register(playerOf(id, number, { email: MAILBOX, unit }));
        const partner = await desk().accept(partnerOf(captain, number + 10));
        await desk().withdraw(partner.privateCode);
      }
    },
  },
  promoted: {
    most: 1,
    cause: async () => {
      const id = await open({ maxPlayers: 3, waitlist: { max: 10, mode: 'auto', endsAt: null } });
      const [one, two, three] = [
        ...(await register(id, [11], 'a@correo.example')),
        ...(await register(id, [12], 'b@correo.example')),
        ...(await register(id, [13], 'c@correo.example')),
      ];
      await register(id, [1, 2, 3]);
      for (const holder of [one, two, three]) await desk().withdraw(holder?.privateCode ?? '');
    },
  },
  released: {
    most: 0,
    cause: async () => {
      const id = await open(TOLD);
      await register(id, [1, 2, 3]);
      site.now = new Date(WINDOW.closesAt.getTime() + REVIEW_MS);
      await desk().endReviews(id);
    },
  },
  entry: { most: 0, cause: () => openWindow('entry') },
  match: { most: 0, cause: () => openWindow('match') },
  final: {
    most: 0,
    cause: async () => {
      const id = await open();
      await register(id, [1, 2, 3]);
      const { docs } = await site.program.firestore.collection('registrations').get();
      await Promise.all(docs.map(({ ref }) => ref.update({ lobby: { stage: 2, id: 'a', seat: 1 } })));
      await changeDay(id, { stage: 2, windows: [{ kind: 'final', ...WINDOW }] });
      site.now = WINDOW.opensAt;
      await desk().tellAllDue(site.now);
    },
  },
  consent: {
    most: CONSENT_CALLS_MS.length,
    cause: async () => {
      const id = await open({ date: at(48 * HOUR_MS), publishedAt: NOW });
      const minor = {
        email: MAILBOX,
        ageBand: 'minor' as const,
        guardian: { name: 'Rosa Paz', phone: '+52 55 8765 4321' },
      };
      for (const number of [1, 2, 3]) await desk().register(playerOf(id, number, minor));
      await changeDay(id, { windows: [] });
      site.now = at(24 * HOUR_MS);
      await desk().tellAllDue(site.now);
    },
  },
  change: {
    most: 1,
    cause: async () => {
      const id = await open();
      await register(id, [1, 2, 3]);
      await setCancellation(needs(), ORGANISER, id, { cancelled: true, reason: 'Sin sala' });
      site.now = at(5 * MINUTE_MS);
      await sendChangeNotices(needs(), site.now);
    },
  },
  protest: { most: 0, cause: () => decideOnProtest(1) },
  redecided: { most: 0, cause: () => decideOnProtest(2) },
  result: {
    most: 0,
    cause: async () => {
      const { stage } = await playMatch();
      await stage.close();
      site.now = at(5 * MINUTE_MS);
      await tellResults(needs(), site.now);
    },
  },
};

async function useUpShares() {
  const { docs } = await site.program.firestore.collection('traces').get();
  await Promise.all(docs.map(({ ref }) => ref.update({ count: MAILS_PER_DAY_MAX })));
}

const queued = async (kind: string) => {
  const { docs } = await site.program.firestore.collection('mail').get();
  const own = docs.filter((mail) => (mail.get('to') as string[]).includes(MAILBOX));
  return own.filter(({ id }) => new RegExp(`-${kind}(-|$)`).test(id));
};

describe('one mailbox, named by several registrations of a tournament', () => {
  it.each(PLAYER_MAILS)('gets one mail of each kind: %s', async (kind) => {
    await MAILS[kind]?.cause();
    expect(await queued(kind)).toHaveLength(1);
  });

  it('takes all mails of a champion', () => {
    const all = PLAYER_MAILS.map((kind) => MAILS[kind]?.most ?? Infinity);
    expect(all.reduce((sum, most) => sum + most)).toBeLessThanOrEqual(MAILS_PER_TOURNAMENT_MAX);
    expect(MAILS_PER_TOURNAMENT_MAX).toBeLessThanOrEqual(MAILS_PER_DAY_MAX);
  });

  it.each([
    ['approved', 1],
    ['pending', 0],
  ] as const)(
    'whose share is used up: a unit that is %s gets %i mails of an opened window',
    async (status, mails) => {
      const id = await open();
      const [unit] = await register(id, [1]);
      if (status === 'approved') await desk().decide(ORGANISER, unit?.id ?? '', { status, reason: null });
      await useUpShares();
      await changeDay(id, { windows: [{ kind: 'match', ...WINDOW }] });
      site.now = WINDOW.opensAt;
      await desk().tellAllDue(site.now);
      expect(await queued('match')).toHaveLength(mails);
    },
  );

  it('gets the result of a stage also if its share is used up, and no other mail', async () => {
    const { address, stage } = await playMatch();
    await useUpShares();
    await stage.close();
    await setCancellation(needs(), ORGANISER, address.id, { cancelled: true, reason: 'Sin sala' });
    site.now = at(5 * MINUTE_MS);
    await sendChangeNotices(needs(), site.now);
    expect(await queued('change')).toHaveLength(0);
    await setCancellation(needs(), ORGANISER, address.id, { cancelled: false, reason: '' });
    await tellResults(needs(), site.now);
    expect(await queued('result')).toHaveLength(1);
  });

  it('gets the mails of another registration once the first one is gone, or has lost its place', async () => {
    const id = await open({ maxPlayers: 3 });
    const [first] = await register(id, [1, 2]);
    const other = await register(id, [3], 'otra@correo.example');
    await desk().withdraw(first?.privateCode ?? '');
    const [third] = await register(id, [4]);
    await desk().decide(ORGANISER, third?.id ?? '', { status: 'rejected', reason: null });
    await giveOn();
    expect((await queued('rejected')).map((mail) => mail.id.startsWith(third?.id ?? '?'))).toEqual([true]);
    const [fifth] = await register(id, [5]);
    await desk().decide(ORGANISER, fifth?.id ?? '', { status: 'approved', reason: null });
    expect((await queued('approved')).map((mail) => mail.id.startsWith(fifth?.id ?? '?'))).toEqual([true]);
    expect(await queued('received')).toEqual([]);
    expect(other).toHaveLength(1);
  });

  it('gets the mails of another registration once its member has left a team that stays', async () => {
    const id = await open({ modality: 'duo' });
    const unit = { name: 'Los Fénix', tag: '' };
    const team = await desk().register(playerOf(id, 1, { unit, email: 'capitana@correo.example' }));
    const partner = await desk().accept({ ...partnerOf(team, 2), email: MAILBOX });
    await desk().withdraw(partner.privateCode);
    const other = await desk().register(
      playerOf(id, 3, { unit: { ...unit, name: 'Águilas' }, email: MAILBOX }),
    );
    await desk().decide(ORGANISER, other.id, { status: 'rejected', reason: null });
    await giveOn();
    expect((await queued('rejected')).map((mail) => mail.id.startsWith(other.id))).toEqual([true]);
  });

  it('reads that somebody else got the place only where somebody did', async () => {
    const id = await open({ ...TOLD, maxPlayers: 2, waitlist: { max: 1, mode: 'auto', endsAt: null } });
    const emails = ['a@correo.example', 'b@correo.example', 'c@correo.example'];
    for (const [number, email] of emails.entries()) await register(id, [number], email);
    site.now = new Date(WINDOW.closesAt.getTime() + REVIEW_MS);
    await desk().endReviews(id);
    const { docs } = await site.program.firestore.collection('mail').get();
    const texts = docs
      .filter((mail) => mail.id.includes('-released-'))
      .map((mail) => String(mail.get('message.text')));
    expect(texts.filter((text) => text.includes('pasó a otra persona'))).toHaveLength(1);
    expect(texts.filter((text) => text.includes('quedó libre'))).toHaveLength(1);
  });
});
