import { dayTournament, dayUnit, idsOf, onSaturday } from '@copa/domain/day/units/day.fixture';
import { needyUnits } from '@copa/domain/day/units/needs';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openScreen } from '../../../../../test/admin-screen.tsx';
import { dayOf } from '../day.fixture.ts';
import { byLoss } from './lost-at.ts';
import { ReminderGroups } from './reminders-screen.tsx';

const window = { kind: 'match', opensAt: onSaturday('19:00'), closesAt: onSaturday('19:40') };
const tournamentWith = (onMissing: 'release' | 'mark') =>
  dayTournament({ windows: [{ ...window, onMissing }], waitlist: { max: 4 } });
const waiter = dayUnit('Eva', 5, { place: 'waiting', waitSeq: 9 });
const absent = dayUnit('Beto', 2);

const groups = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent.split(' ')[0]);

it.each([
  ['that loses its place in minutes comes before one that merely waits', 'release', ['Ya', 'Todavía']],
  ['whose place an organiser decides on comes after it', 'mark', ['Todavía', 'Ya']],
] as const)('the group %s', (_, onMissing, order) => {
  const tournament = tournamentWith(onMissing);
  openScreen(<ReminderGroups day={dayOf(tournament, [waiter, absent])} now={onSaturday('19:42')} />);
  expect(groups()).toEqual(order);
});

it('a team that has to be complete sooner than a confirmation ends is written to first', () => {
  const tournament = tournamentWith('release');
  const [captain] = dayUnit('Caro', 3).members;
  const incomplete = (id: string, until: string) =>
    dayUnit(id, 3, {
      unit: { name: id, size: 2 },
      members: [captain, { slot: 2, role: 'player', state: 'invited' }],
      incompleteUntil: onSaturday(until),
    });
  const promoted = dayUnit('Dora', 6, { confirmBy: onSaturday('19:35') });
  const units = [incomplete('late', '19:50'), absent, incomplete('soon', '19:30'), waiter, promoted];
  const now = onSaturday('19:10');
  const order = byLoss(needyUnits(units, tournament, now), tournament, now).map(({ unit }) => unit);
  expect(idsOf(order)).toEqual(['soon', 'Dora', 'Beto', 'late', 'Eva']);
});

it('each group says until when, and what follows', () => {
  const [captain] = dayUnit('Caro', 3).members;
  const incomplete = dayUnit('Caro', 3, {
    unit: { name: 'Los Andes', size: 2 },
    members: [captain, { slot: 2, role: 'player', state: 'invited' }],
    incompleteUntil: onSaturday('19:30'),
  });
  const promoted = dayUnit('Dora', 6, { confirmBy: onSaturday('19:35') });
  const day = dayOf(tournamentWith('release'), [incomplete, absent, promoted, waiter]);
  openScreen(<ReminderGroups day={day} now={onSaturday('19:10')} />);
  const said = screen
    .getAllByText(/hasta .+ m\.|se completa a su hora/i)
    .map(({ textContent }) => textContent);
  expect(said).toEqual([
    'Equipo incompleto: si no se completa a su hora, pasa al final de la lista de espera o pierde el cupo.',
    expect.stringMatching(/^Partida: hasta .+ 7:40\sp\.\sm\. Quien no confirme pierde el cupo\.$/),
    expect.stringMatching(
      /^En espera: hasta .+ 8:00\sp\.\sm\. Solo quien dice que está listo puede recibir un cupo\.$/,
    ),
    expect.stringMatching(/^Hasta .+ 7:30\sp\.\sm\.$/),
    expect.stringMatching(/^Hasta .+ 7:35\sp\.\sm\.$/),
  ]);
});

it('no row moves while a colleague writes, or somebody confirms, until the organiser asks or leaves a chat', async () => {
  const tournament = tournamentWith('release');
  const units = ['Ana', 'Beto', 'Caro', 'Dora'].map((name, index) => dayUnit(name, index + 1));
  const of = (shown: typeof units, told: readonly string[] = []) => {
    const reminder = { about: 'match' as const, at: onSaturday('19:05'), by: 'Camila' };
    const day = dayOf(tournament, shown, Object.fromEntries(told.map((name) => [name, reminder])));
    return <ReminderGroups day={day} now={onSaturday('19:10')} />;
  };
  const rows = () =>
    screen
      .getAllByRole('listitem')
      .map((row) => [
        /Ana|Beto|Caro|Dora/.exec(row.textContent)?.[0],
        row.lastElementChild?.tagName === 'P'
          ? row.lastElementChild.textContent.replace(/.+· /, '')
          : 'misses',
      ]);
  const [ana, beto, caro, dora] = units;
  if (!ana || !beto || !caro || !dora) throw new Error('a unit is missing');
  const { change } = openScreen(of([ana, beto, caro]));
  change(of([beto, caro, dora], ['Beto']));
  const misses = ['Beto', 'Caro', 'Dora'].map((name) => [name, 'misses']);
  expect(rows()).toEqual([['Ana', 'ya no falta'], ...misses]);
  await userEvent.click(screen.getByRole('button', { name: 'Poner la lista al día' }));
  const inOrder = ['Caro', 'Dora', 'Beto'].map((name) => [name, 'misses']);
  expect(rows()).toEqual(inOrder);
  change(of([beto, caro, dora], ['Beto', 'Caro']));
  expect(rows()).toEqual(inOrder);
  fireEvent(document, new Event('visibilitychange'));
  expect(rows()[0]).toEqual(['Dora', 'misses']);
});
