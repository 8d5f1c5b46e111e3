import { HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { describe, expect, it } from 'vitest';
import { createDesk } from '../../../../tests/load/support/desk.ts';
import { dyingAfter } from '../../../../tests/load/support/dying-database.ts';
import { createTournament, playerOf } from '../../../../tests/load/support/tournament.ts';
import { runServices } from '../../../../tests/setup/local-site/services.ts';
import { sampleWindow } from '../../desk/samples.fixture.ts';
import { agendaId } from '../../store/agenda.ts';
import { AGENDA } from '../../store/collections.ts';
import { setCancellation } from '../../tournaments/cancellation.ts';
import { settleAgenda } from '../../wiring/agenda.ts';

const NOW = new Date('2026-11-20T17:00:00.000Z');
const at = (ms: number) => new Date(NOW.getTime() + ms);
const ENTRY = sampleWindow('entry', at(HOUR_MS), at(24 * HOUR_MS));
const ORGANISER = { uid: 'admin-1', email: 'admin@copa.example' };

describe('players are told that they can confirm', () => {
  const site = runServices(NOW);

  async function open(players: number, changes: Partial<Tournament> = {}) {
    const { firestore, dependencies } = site.program;
    const fields = {
      maxPlayers: 1000,
      date: at(27 * HOUR_MS),
      timeZone: 'America/Lima',
      windows: [ENTRY],
      ...changes,
    };
    const id = await createTournament(firestore, fields);
    const desk = createDesk(dependencies);
    const numbers = Array.from({ length: players }, (_, number) => number);
    const receipts = await Promise.all(numbers.map((number) => desk.register(playerOf(id, number))));
    await note(id);
    return { id, desk, receipts };
  }
  async function note(id: string) {
    await settleAgenda(site.program.dependencies, [{ task: 'day', about: id }], site.now);
  }
  const run = (database = site.program.dependencies.database) =>
    createDesk({ ...site.program.dependencies, database }).tellAllDue(site.now);
  async function told(kind = 'entry') {
    const mails = await site.program.firestore.collection('mail').get();
    return mails.docs.filter(({ id }) => id.includes(`-${kind}-`)).map(({ id }) => id);
  }
  const nextAt = async (id: string) => {
    await note(id);
    return (await site.program.dependencies.database.get(AGENDA, agendaId('day', id)))?.at ?? null;
  };

  it('once each, when the window opens, those who hold a place and have not confirmed', async () => {
    const waitlist = { max: 5, mode: 'auto' as const, endsAt: null };
    const { id, desk, receipts } = await open(5, { maxPlayers: 4, waitlist });
    const [confirmed, withdrawn, first, second, promoted] = receipts;
    site.now = at(HOUR_MS - 1);
    await run();
    expect(await told()).toEqual([]);
    expect(await nextAt(id)).toEqual(ENTRY.opensAt);
    site.now = at(HOUR_MS);
    await desk.confirm(confirmed?.ticketId ?? '', 'entry');
    await run();
    const mailOf = (receipt: { id: string } | undefined) => `${receipt?.id}-entry-${ENTRY.opensAt.getTime()}`;
    expect(new Set(await told())).toEqual(new Set([withdrawn, first, second].map(mailOf)));
    const mail = await site.program.firestore.doc(`mail/${mailOf(first)}`).get();
    expect(mail.get('message.text')).toContain('Confirma a más tardar el sáb 21 nov');
    await desk.withdraw(withdrawn?.privateCode ?? '');
    expect(new Set(await told())).toEqual(new Set([first, second].map(mailOf)));
    const promotion = await site.program.firestore.doc(`mail/${promoted?.id}-promoted-1`).get();
    expect(promotion.get('message.text')).toContain('Confirma a más tardar el sáb 21 nov');
    site.now = at(HOUR_MS + MINUTE_MS);
    await run();
    expect(await told()).toHaveLength(2);
    expect(await nextAt(id)).toEqual(new Date(ENTRY.closesAt.getTime() - 15 * MINUTE_MS));
    site.now = new Date(ENTRY.closesAt.getTime() - 15 * MINUTE_MS);
    await run();
    expect(await told()).toHaveLength(2);
    expect((await nextAt(id))?.getTime()).toBeGreaterThan(ENTRY.closesAt.getTime());
  });

  it('also who was rejected in that moment, because the rejection may be undone', async () => {
    const { desk, receipts } = await open(2);
    const decide = (status: 'rejected' | 'pending', receipt = receipts[0]) =>
      desk.decide(ORGANISER, receipt?.id ?? '', { status, reason: null });
    site.now = at(HOUR_MS - MINUTE_MS);
    await decide('rejected', receipts[1]);
    site.now = at(HOUR_MS);
    await decide('rejected');
    await run();
    await decide('pending');
    expect(await told()).toEqual([`${receipts[0]?.id}-entry-${ENTRY.opensAt.getTime()}`]);
  });

  it('once the tournament is public, if the window opened while it was private', async () => {
    const { id } = await open(1);
    const runAs = async (status: Tournament['status'], ms: number) => {
      await site.program.firestore.doc(`tournaments/${id}`).update({ status });
      site.now = at(ms);
      await note(id);
      await run();
      return (await told()).length;
    };
    expect(await runAs('draft', HOUR_MS)).toBe(0);
    expect(await runAs('published', HOUR_MS + MINUTE_MS)).toBe(1);
  });

  it('in pages, by runs that die on the way and runs that meet', async () => {
    await open(230);
    site.now = at(HOUR_MS);
    await expect(run(dyingAfter(1, site.program.dependencies.database))).rejects.toThrow('gone');
    const before = (await told()).length;
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(230);
    await Promise.all([run(), run()]);
    expect(await told()).toHaveLength(230);
    const mails = await site.program.firestore.collection('mail').get();
    expect(mails.docs.filter(({ id }) => id.includes('-entry-'))).toHaveLength(230);
  });

  it('in the morning when it opens at night, and again only when it opens anew', async () => {
    const opensAt = at(11 * HOUR_MS);
    const { id } = await open(1, { windows: [{ ...ENTRY, opensAt }] });
    site.now = opensAt;
    await run();
    expect(await told()).toEqual([]);
    expect(await nextAt(id)).toEqual(at(20 * HOUR_MS));
    site.now = at(20 * HOUR_MS);
    await run();
    expect(await told()).toHaveLength(1);
    await site.program.firestore
      .doc(`tournaments/${id}`)
      .update({ windows: [{ ...ENTRY, opensAt: at(21 * HOUR_MS) }] });
    await note(id);
    site.now = at(21 * HOUR_MS);
    await run();
    expect(await told()).toHaveLength(2);
  });

  it('never of a tournament that is cancelled, nor of a window that has closed', async () => {
    const cancelled = await open(1);
    await setCancellation(site.program.dependencies, ORGANISER, cancelled.id, {
      cancelled: true,
      reason: 'Sin sala',
    });
    expect(await nextAt(cancelled.id)).toBeNull();
    await open(1);
    site.now = new Date(ENTRY.closesAt.getTime() + 1);
    await run();
    expect(await told()).toEqual([]);
  });
});
