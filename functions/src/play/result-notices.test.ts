import { DAY_MS, HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import { DEFAULT_TIE_BREAK } from '@copa/domain/play/stage-terms';
import { DEFAULT_SITE } from '@copa/domain/site/brand';
import { describe, expect, it } from 'vitest';
import { createDesk } from '../../../tests/load/support/desk.ts';
import { dyingAfter } from '../../../tests/load/support/dying-database.ts';
import { createTournament, playerOf } from '../../../tests/load/support/tournament.ts';
import { readWhole } from '../../../tests/load/support/whole-database.ts';
import { runServices } from '../../../tests/setup/local-site/services.ts';
import { runPhones } from '../day/notices/push/phones.fixture.ts';
import { keepPhone } from '../day/notices/push/phones.ts';
import { acceptedOf } from '../desk/stored-unit.ts';
import { eraseExpiredPlayers } from '../registrations/erasure.ts';
import { matchesOf, PLAYERS, REGISTRATIONS } from '../store/collections.ts';
import { FEWER_UNITS_AT_ONCE } from '../store/unit-pages.ts';
import { setCancellation } from '../tournaments/cancellation.ts';
import { updateTournament } from '../tournaments/commands.ts';
import { deleteTournament } from '../tournaments/removal.ts';
import { openDesk } from '../wiring/open-desk.ts';
import { setPlayerPage } from './player-pages.ts';
import { replaceEntrant } from './replacements.ts';
import { tellResults } from './result-notices.ts';
import { playing, ranked } from './samples/playing.fixture.ts';
import { ORGANISER } from './samples/stage.fixture.ts';

const NOW = new Date('2026-11-20T17:00:00.000Z');
const at = (ms: number) => new Date(NOW.getTime() + ms);

const site = runServices(NOW);

const settings = (number: number, passing: number) => ({
  name: number === 1 ? 'Clasificatoria' : 'Final',
  lobbySize: 50,
  tieBreak: [...DEFAULT_TIE_BREAK],
  finish: { kind: 'matches' as const, matches: 2 },
  advance: { perLobby: 0, byTable: passing },
});

interface Opened {
  readonly id: string;
  readonly units: readonly string[];
  readonly codes: readonly string[];
  readonly tickets: readonly string[];
}

const needs = (instance: 0 | 1 = 0) => site.programs[instance].dependencies;
const stage = (of: Opened, number = 1) => playing(needs(), { id: of.id, stage: number });
const draw = (of: Opened, passing: number, number = 1) => stage(of, number).draw(settings(number, passing));

async function play(of: Opened, order: readonly string[], number = 1): Promise<void> {
  const { stored, write, play: writeAndPublish } = stage(of, number);
  for (const lobby of (await stored()).lobbies) {
    const match = `${lobby.id}-1`;
    const before = await needs().database.get(matchesOf(of.id, number), match);
    const units = order.filter((unit) => lobby.units.includes(unit));
    const rows = ranked(units, (index) => units.length - index, before === null ? 0 : 1);
    await (before === null ? writeAndPublish : write)(rows, match);
  }
}

const close = (of: Opened, number = 1) => stage(of, number).close();
const reopen = (of: Opened, number = 1) => stage(of, number).reopen();

async function expectPagesToBeOfPlayers(): Promise<void> {
  const whole = await readWhole(site.program.firestore);
  const allowed = whole
    .read(REGISTRATIONS)
    .flatMap((unit) =>
      acceptedOf(unit).map(({ playerKey }) => `${playerKey ?? ''} ${unit.tournamentId} ${unit.number}`),
    );
  const pages = whole.read(PLAYERS);
  const shown = pages.flatMap(({ id, entries }) =>
    entries.map(({ tournamentId, number }) => `${id} ${tournamentId} ${number}`),
  );
  expect(shown.filter((each) => !allowed.includes(each))).toEqual([]);
  expect(pages.filter(({ entries }) => entries.length === 0)).toEqual([]);
}

async function opened(players: number): Promise<Opened> {
  const id = await createTournament(site.program.firestore, {
    maxPlayers: players,
    date: at(2 * HOUR_MS),
    timeZone: 'America/Lima',
  });
  const desk = createDesk(needs());
  const receipts = await Promise.all(
    Array.from({ length: players }, (_, number) => desk.register(playerOf(id, number))),
  );
  const units = receipts.map((receipt) => receipt.id);
  await desk.decideMany(ORGANISER, units, { status: 'approved', reason: null });
  const stored = await Promise.all(
    units.map((unit) => site.program.firestore.doc(`registrations/${unit}`).get()),
  );
  const byNumber = stored.toSorted((a, b) => Number(a.get('number')) - Number(b.get('number')));
  const receiptOf = (unit: string) => receipts.find((receipt) => receipt.id === unit);
  return {
    id,
    units: byNumber.map((unit) => unit.id),
    codes: byNumber.map((unit) => receiptOf(unit.id)?.privateCode ?? ''),
    tickets: byNumber.map((unit) => receiptOf(unit.id)?.ticketId ?? ''),
  };
}

async function told({ units }: Opened): Promise<readonly (readonly string[])[]> {
  const { docs } = await site.program.firestore.collection('mail').get();
  const results = docs
    .filter(({ id }) => id.includes('-result-'))
    .toSorted((a, b) => Number(a.id.split('-').at(-1)) - Number(b.id.split('-').at(-1)));
  return units.map((unit) =>
    results
      .filter(({ id }) => id.startsWith(unit))
      .map((mail) => String(mail.get('message.subject')).replace(': Copa Relámpago', '')),
  );
}

async function runJob(ms: number): Promise<void> {
  site.now = at(ms);
  await Promise.all([tellResults(needs(0), site.now), tellResults(needs(1), site.now)]);
  await tellResults(needs(), site.now);
}

const cancel = ({ id }: Opened, cancelled: boolean) =>
  setCancellation(needs(), ORGANISER, id, { cancelled, reason: '' });
const hide = ({ id }: Opened, isHidden: boolean) => {
  const changes = { status: isHidden ? 'draft' : 'published' } as const;
  return updateTournament(needs(), ORGANISER, id, { id: null, expectedUpdatedAt: null, changes });
};

const WAIT = 5 * MINUTE_MS;
const notices = async () => (await site.program.firestore.collection('resultNotices').get()).size;
const PASSED = '¡Clasificaste!';
const OUT = 'Terminó la fase';

it('an unreadable unit keeps the result from nobody else', async () => {
  const of = await opened(3);
  await draw(of, 1);
  await play(of, of.units);
  await close(of);
  const [unreadable = ''] = of.units;
  await site.program.firestore.doc(`registrations/${unreadable}`).update({ members: 'nobody' });
  await tellResults(needs(), at(10 * MINUTE_MS));
  expect((await told(of)).map(({ length }) => length)).toEqual([0, 1, 1]);
  expect(site.program.log.join()).toContain(`registrations/${unreadable}`);
});

describe('the result of a stage', () => {
  it('is told once to each unit that played, and not to units that left or were absent', async () => {
    const of = await opened(5);
    const [first = '', second = '', third = '', fourth = '', fifth = ''] = of.units;
    await draw(of, 2);
    await play(of, [first, second, third, fourth, fifth]);
    await createDesk(needs()).withdraw(of.codes[3] ?? '');
    await close(of);
    await runJob(WAIT - 1);
    expect((await told(of)).flat()).toEqual([]);
    await runJob(WAIT);
    expect(await told(of)).toEqual([[PASSED], [PASSED], [OUT], [], [OUT]]);
    expect(await notices()).toBe(0);
  });

  it('is told once more only where it is another one after the stage was opened again', async () => {
    const of = await opened(3);
    const [first = '', second = '', third = ''] = of.units;
    await draw(of, 1);
    await play(of, [first, second, third]);
    await close(of);
    await runJob(WAIT);
    await reopen(of);
    await close(of);
    await runJob(3 * WAIT);
    expect(await told(of)).toEqual([[PASSED], [OUT], [OUT]]);
    await reopen(of);
    await play(of, [second, first, third]);
    await close(of);
    await runJob(5 * WAIT);
    expect(await told(of)).toEqual([[PASSED, OUT], [OUT, PASSED], [OUT]]);
  });

  it('is told to nobody where the closing was a slip, or the tournament is cancelled', async () => {
    const of = await opened(2);
    await draw(of, 1);
    await play(of, of.units);
    await close(of);
    await reopen(of);
    await runJob(WAIT);
    await close(of);
    await setCancellation(needs(), ORGANISER, of.id, { cancelled: true, reason: 'Sin luz' });
    await runJob(4 * WAIT);
    expect((await told(of)).flat()).toEqual([]);
    expect(await notices()).toBe(1);
    await runJob(DAY_MS + 4 * WAIT);
    expect(await notices()).toBe(0);
  });

  it('waits a day from the hour in which the tournament was hidden, however long before it closed', async () => {
    const of = await opened(2);
    await draw(of, 1);
    await play(of, of.units);
    await close(of);
    site.now = at(12 * HOUR_MS);
    await hide(of, true);
    await runJob(35 * HOUR_MS);
    expect(await notices()).toBe(1);
    await runJob(37 * HOUR_MS);
    expect(await notices()).toBe(0);
  });

  it.each([
    ['a cancellation that was taken back', cancel],
    ['it was not public for a while', hide],
  ])('is told within an hour after %s', async (_, pause) => {
    const of = await opened(2);
    await draw(of, 1);
    await play(of, of.units);
    await close(of);
    await pause(of, true);
    await runJob(WAIT);
    await pause(of, false);
    await runJob(WAIT + HOUR_MS);
    expect(await told(of)).toEqual([[PASSED], [OUT]]);
  });

  it('waits for the morning of the tournament', async () => {
    const of = await opened(2);
    await draw(of, 1);
    await play(of, of.units);
    site.now = at(10 * HOUR_MS);
    await close(of);
    for (const hour of [10.1, 15, 19.9]) await runJob(hour * HOUR_MS);
    expect((await told(of)).flat()).toEqual([]);
    await runJob(20 * HOUR_MS);
    expect(await told(of)).toEqual([[PASSED], [OUT]]);
  });

  it('reaches who takes the place of somebody who does not come', async () => {
    const of = await opened(4);
    const [first = '', second = ''] = of.units;
    await draw(of, 2);
    await play(of, of.units);
    await close(of);
    await runJob(WAIT);
    await draw(of, 0, 2);
    const { revision } = await stage(of, 2).stored();
    const reason = 'no confirmó';
    await replaceEntrant(needs(), ORGANISER, { id: of.id, stage: 2 }, { revision, unitId: first, reason });
    await runJob(3 * WAIT);
    expect(await told(of)).toEqual([[PASSED], [PASSED], [OUT, PASSED], [OUT]]);
    await play(of, [second, of.units[2] ?? ''], 2);
    await close(of, 2);
    await runJob(5 * WAIT);
    expect(await told(of)).toEqual([
      [PASSED],
      [PASSED, '¡Eres campeón!'],
      [OUT, PASSED, 'Quedaste 2.º'],
      [OUT],
    ]);
  });

  it('reaches each of a hundred and twenty once, also where the job dies between two pages', async () => {
    const of = await opened(120);
    await draw(of, 12);
    await play(of, of.units);
    await close(of);
    site.now = at(WAIT);
    const { database } = needs();
    await tellResults({ ...needs(), database: dyingAfter(1, database) }, site.now);
    expect((await told(of)).flat()).toHaveLength(FEWER_UNITS_AT_ONCE);
    await runJob(2 * WAIT);
    expect((await told(of)).map((subjects) => subjects.length)).toEqual(Array.from({ length: 120 }, () => 1));
    expect((await told(of)).filter(([subject]) => subject === PASSED)).toHaveLength(12);
    expect(site.program.log.join('\n')).toContain('players could not be told');
  });

  describe('on the page of a player', () => {
    const page = async (of: Opened, unit: number) => {
      const { playerKey: key } = await openDesk(needs()).lookup.own(of.codes[unit] ?? '');
      return key === null ? null : needs().database.get(PLAYERS, key);
    };
    const resultOf = async (of: Opened, unit: number) => {
      const result = (await page(of, unit))?.entries[0]?.result ?? null;
      return result === null ? null : `${result.stage} ${result.kind} ${result.rank}`;
    };
    const switchOn = (of: Opened, unit: number, other?: Opened) => {
      const otherCodes = other === undefined ? [] : [other.codes[unit] ?? ''];
      return setPlayerPage(needs(), of.codes[unit] ?? '', { on: true, otherCodes });
    };

    it('is shown at night too, follows every closing, and not where it was switched off meanwhile', async () => {
      const of = await opened(3);
      const [first = '', second = '', third = ''] = of.units;
      for (const unit of [0, 1, 2]) await switchOn(of, unit);
      await draw(of, 2);
      await play(of, [first, second, third]);
      site.now = at(10 * HOUR_MS);
      await close(of);
      await setPlayerPage(needs(), of.codes[2] ?? '', { on: false, otherCodes: [] });
      await runJob(10.5 * HOUR_MS);
      const shown = async () => [await resultOf(of, 0), await resultOf(of, 1), await page(of, 2)];
      expect(await shown()).toEqual(['Clasificatoria passed 1', 'Clasificatoria passed 2', null]);
      expect((await told(of)).flat()).toEqual([]);
      await reopen(of);
      await play(of, [second, first, third]);
      await close(of);
      await draw(of, 0, 2);
      await play(of, [first, second], 2);
      await close(of, 2);
      await runJob(11 * HOUR_MS);
      expect(await shown()).toEqual(['Final rank 1', 'Final rank 2', null]);
      expect((await page(of, 0))?.entries).toMatchObject([{ result: { booyahs: 1, kills: 4 } }]);
      await expectPagesToBeOfPlayers();
    });

    it('goes with the registrations, by age and with the tournament', async () => {
      const [aged, removed] = [await opened(2), await opened(2)];
      for (const unit of [0, 1]) {
        await switchOn(aged, unit);
        await switchOn(removed, unit, aged);
      }
      const pages = () => needs().database.find(PLAYERS, {});
      expect((await pages()).map(({ entries }) => entries.length)).toEqual([2, 2]);
      await deleteTournament(needs(), ORGANISER, removed.id, true);
      expect((await pages()).flatMap(({ entries }) => entries.map((entry) => entry.tournamentId))).toEqual([
        aged.id,
        aged.id,
      ]);
      await expectPagesToBeOfPlayers();
      await site.program.firestore.doc('settings/site').set({ ...DEFAULT_SITE, keepPlayersDays: 30 });
      await eraseExpiredPlayers(needs(), at(40 * DAY_MS));
      expect(await pages()).toEqual([]);
    });
  });

  describe('on a phone', () => {
    const { needs: sending, newPhone, deliver } = runPhones(site);

    it('rings once, in the words of what is true, and not for who has left', async () => {
      const of = await opened(4);
      const phones = [];
      for (const ticketId of of.tickets) {
        const phone = newPhone();
        await keepPhone(sending(), ticketId, phone.subscription);
        phones.push(phone);
      }
      await draw(of, 0);
      await play(of, of.units);
      await close(of);
      await runJob(WAIT);
      await createDesk(needs()).withdraw(of.codes[3] ?? '');
      expect(await deliver()).toHaveLength(4);
      expect(phones.map(({ received }) => received.map(({ message }) => message))).toEqual([
        [expect.objectContaining({ title: '¡Eres campeón!', tag: `${of.id}-stage-1` })],
        [expect.objectContaining({ title: 'Quedaste 2.º' })],
        [expect.objectContaining({ title: 'Quedaste 3.º' })],
        [],
      ]);
      expect(phones[0]?.received[0]).toMatchObject({ urgency: 'normal', ttl: 24 * 60 * 60 });
    });
  });
});
