import { CONSENT_CALLS_MS, DAY_MS, HOUR_MS } from '@copa/domain/limits';
import { NO_CLOSING } from '@copa/domain/tournaments/places/window';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { describe, expect, it } from 'vitest';
import { createDesk } from '../../../../tests/load/support/desk.ts';
import { dyingAfter } from '../../../../tests/load/support/dying-database.ts';
import { createTournament, playerOf } from '../../../../tests/load/support/tournament.ts';
import { runServices } from '../../../../tests/setup/local-site/services.ts';
import { sampleWindow } from '../../desk/samples.fixture.ts';
import { agendaId } from '../../store/agenda.ts';
import { AGENDA, REGISTRATIONS } from '../../store/collections.ts';
import { settleAgenda } from '../../wiring/agenda.ts';

const NOW = new Date('2026-11-20T17:00:00.000Z');
const at = (ms: number) => new Date(NOW.getTime() + ms);
const GUARDIAN = { name: 'Rosa Paz', phone: '+52 55 8765 4321' };
const MINOR = { ageBand: 'minor' as const, guardian: GUARDIAN };
const CALLED = at(DAY_MS);

describe('minors are reminded of a missing consent', () => {
  const site = runServices(NOW);

  async function open(minors: readonly number[], changes: Partial<Tournament> = {}) {
    const { firestore, dependencies } = site.program;
    const fields = {
      maxPlayers: 200,
      date: at(2 * DAY_MS),
      publishedAt: NOW,
      timeZone: 'America/Lima',
      ...changes,
    };
    const id = await createTournament(firestore, fields);
    const desk = createDesk(dependencies);
    await desk.register(playerOf(id, 0, { ageBand: 'adult' }));
    for (const number of minors) await desk.register(playerOf(id, number, MINOR));
    await settleAgenda(site.program.dependencies, [{ task: 'day', about: id }], site.now);
    return id;
  }
  const run = (database = site.program.dependencies.database) =>
    createDesk({ ...site.program.dependencies, database }).tellAllDue(site.now);
  async function told() {
    const { docs } = await site.program.firestore.collection('mail').get();
    return docs.filter(({ id }) => id.endsWith('-consent'));
  }
  const callOf = async (id: string) => {
    await settleAgenda(site.program.dependencies, [{ task: 'day', about: id }], site.now);
    return (await site.program.dependencies.database.get(AGENDA, agendaId('day', id)))?.at ?? null;
  };

  it('once, a day before the start, in their own mailbox and never in that of the adult', async () => {
    const id = await open([1, 2]);
    expect(await callOf(id)).toEqual(CALLED);
    site.now = at(DAY_MS - 1);
    await run();
    expect(await told()).toEqual([]);
    site.now = CALLED;
    await Promise.all([run(), run(site.programs[1].dependencies.database)]);
    const mails = await told();
    expect(mails.flatMap((mail) => mail.get('to') as string[]).toSorted()).toEqual([
      'jugadora1@correo.example',
      'jugadora2@correo.example',
    ]);
    const text = String(mails[0]?.get('message.text'));
    expect(text).toContain('sin él no puedes jugar. Pídeselo antes del dom 22 nov');
    for (const personal of [GUARDIAN.name, GUARDIAN.phone]) expect(text).not.toContain(personal);
    site.now = at(DAY_MS + HOUR_MS);
    await run();
    expect(await told()).toHaveLength(2);
    expect(await callOf(id)).toBeNull();
  });

  it('not again when the date moves, but those who came meanwhile are', async () => {
    const id = await open([1]);
    site.now = CALLED;
    await run();
    await site.program.firestore.doc(`tournaments/${id}`).update({ date: at(9 * DAY_MS) });
    await createDesk(site.program.dependencies).register(playerOf(id, 2, MINOR));
    site.now = at(8 * DAY_MS);
    await settleAgenda(site.program.dependencies, [{ task: 'day', about: id }], site.now);
    await run();
    const mails = (await told()).flatMap((mail) => mail.get('to') as string[]);
    expect(mails.toSorted()).toEqual(['jugadora1@correo.example', 'jugadora2@correo.example']);
  });

  it('when the job died in between, each of them once', async () => {
    await open([1, 2, 3]);
    site.now = CALLED;
    for (let left = 0; left < 3; left += 1) {
      const { database } = site.program.dependencies;
      await run(dyingAfter(left, database)).catch(() => undefined);
    }
    await run();
    expect(await told()).toHaveLength(3);
  });

  it('three hours before where the tournament was published later, and not after that', async () => {
    const [, soon = 0] = CONSENT_CALLS_MS;
    const id = await open([1], { date: at(5 * HOUR_MS) });
    expect(await callOf(id)).toEqual(at(5 * HOUR_MS - soon));
    expect(await callOf(await open([1], { date: at(2 * HOUR_MS) }))).toBeNull();
  });

  it('before the first confirmation closes, and not at night', async () => {
    const window = (opens: number, closes: number) => ({
      windows: [sampleWindow('entry', at(opens), at(closes), 'mark')],
      closings: {
        entry: { ...NO_CLOSING, toldAt: NOW },
        match: null,
        final: null,
      },
    });
    const early = await open([1], window(0, 46 * HOUR_MS));
    expect(await callOf(early)).toEqual(at(22 * HOUR_MS));
    // A day before the window's close is 3 a. m. in Lima, so the notice waits until 8.
    const night = await open([1], window(0, 39 * HOUR_MS));
    expect(await callOf(night)).toEqual(at(20 * HOUR_MS));
  });

  it('not where nobody may be a minor, and not once the adult has answered', async () => {
    expect(await callOf(await open([], { adultsOnly: true }))).toBeNull();
    await open([1]);
    const { firestore } = site.program;
    const { docs } = await firestore.collection(REGISTRATIONS.path).get();
    for (const { ref, ...unit } of docs.map((doc) => ({
      ref: doc.ref,
      members: doc.get('members') as object[],
    }))) {
      const consent = { version: '2026-11-30.0399ef0e762e9052', at: NOW, showsNick: false };
      await ref.update({ members: unit.members.map((member) => ({ ...member, consent })) });
    }
    site.now = CALLED;
    await run();
    expect(await told()).toEqual([]);
  });
});
