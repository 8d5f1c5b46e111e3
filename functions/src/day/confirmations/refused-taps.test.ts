import { HOUR_MS } from '@copa/domain/limits';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDesk, type Desk } from '../../../../tests/load/support/desk.ts';
import { openServices, type Services } from '../../../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW, sampleTournament, sampleUnit, sampleWindow } from '../../desk/samples.fixture.ts';
import { REGISTRATIONS, TOURNAMENTS } from '../../store/collections.ts';

const at = (hours: number) => new Date(SAMPLE_NOW.getTime() + hours * HOUR_MS);
const window = (kind: 'entry' | 'match' | 'final', opens: number, closes: number) =>
  sampleWindow(kind, at(opens), at(closes));
const OPEN = [window('entry', -1, 1), window('match', -1, 1), window('final', -1, 1)];
const invited = { id: 'open', slot: 2, role: 'player' as const, state: 'invited' as const };
const missing = { members: [...sampleUnit(1).members, invited] } as Partial<StoredRegistration>;

let services: Services;
let desk: Desk;

async function open(
  unit: Partial<StoredRegistration> = {},
  tournament: Partial<Tournament> = {},
): Promise<void> {
  const waitlist = { max: 5, mode: 'auto' as const, endsAt: null };
  await services.store(
    TOURNAMENTS,
    sampleTournament({ windows: OPEN, waitlist, currentPlayers: 1, ...tournament }),
  );
  await services.store(REGISTRATIONS, sampleUnit(1, unit));
}
const stored = async () => (await services.stored(REGISTRATIONS))[0];
const ticket = async () => (await stored())?.ticketId ?? '';
const confirm = async (kind: 'entry' | 'match' | 'final') => desk.confirm(await ticket(), kind);
const ready = async () => desk.ready(await ticket());

beforeEach(() => {
  services = openServices(SAMPLE_NOW);
  desk = createDesk(services.context);
});

describe('a tap that confirms', () => {
  it('is stored with its time, and a second one changes nothing', async () => {
    await open({ confirmBy: at(2) });
    expect((await confirm('match')).outcome).toBe('confirmed');
    expect(await stored()).toMatchObject({
      confirmations: { match: { at: SAMPLE_NOW, by: 'player' } },
      confirmBy: null,
    });
    services.now = at(0.5);
    expect((await confirm('match')).outcome).toBe('confirmed');
    expect((await stored())?.confirmations.match?.at).toEqual(SAMPLE_NOW);
  });

  it('of another window keeps the time by which the match has to be confirmed', async () => {
    await open({ confirmBy: at(2) });
    await confirm('entry');
    expect((await stored())?.confirmBy).toEqual(at(2));
  });

  it('confirms as the window closes, and is late after that, at its first time', async () => {
    await open({}, { windows: [window('entry', -1, 0), window('match', -2, -0.01)] });
    expect((await confirm('entry')).outcome).toBe('confirmed');
    expect((await confirm('match')).outcome).toBe('late');
    services.now = at(0.01);
    await confirm('match');
    expect(await stored()).toMatchObject({ late: { match: SAMPLE_NOW }, confirmations: { match: null } });
  });

  it.each<[string, string, Partial<StoredRegistration>, Partial<Tournament>]>([
    ['tournament-cancelled', 'in a cancelled tournament', {}, { cancelledAt: SAMPLE_NOW }],
    ['confirmation-closed', 'of a window that there is not', {}, { windows: OPEN.slice(1) }],
    ['confirmation-not-open', 'before its window', {}, { windows: [window('entry', 0.1, 1)] }],
    ['place-released', 'of a rejected unit', { status: 'rejected', givenOnAt: at(1) }, {}],
    ['place-released', 'of a unit that lost its place', { place: 'released' }, {}],
    ['place-waiting', 'of a unit that waits', { place: 'waiting', waitSeq: 1 }, {}],
    ['unit-incomplete', 'of a unit that is not complete', missing, {}],
  ])('is refused as %s %s', async (code, _, unit, tournament) => {
    await open(unit, tournament);
    await expect(confirm('entry')).rejects.toMatchObject({
      code,
      message: expect.not.stringContaining('aprobar') as string,
    });
    expect((await stored())?.confirmations.entry).toBeNull();
  });

  it('of a rejected unit takes no place that the organiser may still give back', async () => {
    await open({ status: 'rejected', givenOnAt: at(1), confirmBy: at(-0.1) });
    await expect(confirm('match')).rejects.toMatchObject({ code: 'place-released' });
    expect(await stored()).toMatchObject({ place: 'held', releasedBy: null });
  });

  it('is refused without a tournament, and of the final by a unit that does not play it', async () => {
    await open({ lobby: { stage: 1, id: 'a' } }, { stage: 2 });
    await expect(confirm('final')).rejects.toMatchObject({
      code: 'confirmation-closed',
      message: expect.stringContaining('final') as string,
    });
    services = openServices(SAMPLE_NOW);
    desk = createDesk(services.context);
    await services.store(REGISTRATIONS, sampleUnit(1));
    await expect(confirm('entry')).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('a unit that waits', () => {
  const WAITS = { place: 'waiting' as const, waitSeq: 1 };
  const full = { maxPlayers: 1 };

  it('says that it is ready, once', async () => {
    await open(WAITS, full);
    await ready();
    services.now = at(0.5);
    await ready();
    expect((await stored())?.readyAt).toEqual(SAMPLE_NOW);
  });

  it('hears that it has a place where it got one meanwhile', async () => {
    await open({});
    expect(await ready()).toMatchObject({ place: 'held', readyAt: null });
  });

  it.each<[string, string, Partial<StoredRegistration>, Partial<Tournament>]>([
    ['place-released', 'has lost its place', { place: 'released' }, full],
    ['place-released', 'was rejected', { ...WAITS, status: 'rejected', givenOnAt: at(1) }, full],
    ['confirmation-closed', 'waits for no match window', WAITS, { ...full, windows: OPEN.slice(0, 1) }],
    ['confirmation-closed', 'waits in a cancelled tournament', WAITS, { ...full, cancelledAt: SAMPLE_NOW }],
    ['confirmation-not-open', 'is too early', WAITS, { ...full, windows: [window('match', 0.1, 1)] }],
    ['unit-incomplete', 'is not complete', { ...WAITS, ...missing }, full],
  ])('is refused as %s if it %s', async (code, _, unit, tournament) => {
    await open(unit, tournament);
    await expect(ready()).rejects.toMatchObject({ code });
    expect((await stored())?.readyAt ?? null).toBeNull();
  });
});

describe('an organiser who gives a place back', () => {
  const ACTOR = { uid: 'admin-1', email: 'admin@copa.example' };

  it.each<[string, string, Partial<StoredRegistration>, Partial<Tournament>]>([
    ['conflict', 'for a window that there is not', { place: 'released' }, { windows: [] }],
    ['conflict', 'to a unit that is being rejected', { status: 'rejected', givenOnAt: at(1) }, {}],
    ['conflict', 'to a rejected unit', { status: 'rejected', place: 'released' }, {}],
    ['tournament-cancelled', 'in a cancelled tournament', { place: 'released' }, { cancelledAt: SAMPLE_NOW }],
    ['conflict', 'after the end of the tournament', { place: 'released' }, { endedAt: SAMPLE_NOW }],
    [
      'confirmation-not-open',
      'before the window',
      { place: 'released' },
      { windows: [window('entry', 0.1, 1)] },
    ],
    ['place-waiting', 'to a unit that waits', { place: 'waiting', waitSeq: 1 }, {}],
    ['unit-incomplete', 'to a unit that is not complete', { ...missing, place: 'released' }, {}],
    ['tournament-full', 'in a full tournament', { place: 'released' }, { maxPlayers: 1 }],
  ])('is refused as %s %s', async (code, _, unit, tournament) => {
    await open(unit, tournament);
    await expect(desk.readmit(ACTOR, 'unit-1', 'entry', 'Avisó por mensaje')).rejects.toMatchObject({ code });
  });

  it.each<[string, string, Partial<StoredRegistration>, Partial<Tournament>]>([
    ['conflict', 'to a unit that is being rejected', { status: 'rejected', givenOnAt: at(1) }, {}],
    ['conflict', 'to a unit that lost its own', { place: 'released' }, {}],
    ['tournament-cancelled', 'in a cancelled tournament', { place: 'waiting' }, { cancelledAt: SAMPLE_NOW }],
    [
      'conflict',
      'after the end of the tournament',
      { place: 'waiting', waitSeq: 1 },
      { endedAt: SAMPLE_NOW },
    ],
    ['unit-incomplete', 'to a unit that is not complete', { ...missing, place: 'waiting' }, {}],
    ['tournament-full', 'in a full tournament', { place: 'waiting', waitSeq: 1 }, { maxPlayers: 1 }],
  ])('or gives one of the queue is refused as %s %s', async (code, _, unit, tournament) => {
    await open(unit, tournament);
    await expect(desk.promote(ACTOR, 'unit-1', 'Ya avisó')).rejects.toMatchObject({ code });
  });
});
