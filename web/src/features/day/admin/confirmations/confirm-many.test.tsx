import { dayTournament, dayUnit } from '@copa/domain/day/units/day.fixture';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openScreen } from '../../../../../test/admin-screen.tsx';
import { dayOf } from '../day.fixture.ts';
import { ConfirmMany } from './confirm-many.tsx';

const tournament = dayTournament({
  windows: [{ kind: 'match', opensAt: '2026-11-21T19:00:00Z', closesAt: '2026-11-21T19:40:00Z' }],
});
const units = ['Ana', 'Beto', 'Caro', 'Dani'].map((name, index) => dayUnit(name, index + 1));
const rejected = dayUnit('Gael', 7, { status: 'rejected' });

interface Sent {
  readonly unit: string;
  readonly body: unknown;
}
let sent: Sent[];
let answers: Readonly<Record<string, () => Response>>;

beforeEach(() => {
  sent = [];
  answers = {};
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    const unit = /registrations\/(\w+)\/readmit$/.exec(url)?.[1] ?? '';
    sent.push({ unit, body: JSON.parse(typeof body === 'string' ? body : '{}') });
    const known = units.find(({ id }) => id === unit);
    return answers[unit]?.() ?? Response.json({ success: true, data: known });
  });
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const tick = (name: string | RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }));
const open = (shown = units, label = 'Confirmar') => {
  openScreen(<ConfirmMany day={dayOf(tournament, shown)} units={shown} window="match" label={label} />);
  if (shown.length > 1) press(`${label} varios`);
};
const dialogs = () => screen.queryAllByRole('dialog', { hidden: true });

it('confirms the chosen units with one reason, with a tap for each and three more', async () => {
  open([...units, rejected]);
  expect(screen.queryByRole('checkbox', { name: /Gael/ })).toBeNull();
  tick('Ana Rojas');
  tick('Caro Rojas');
  press('Avisó por el chat.');
  press('Confirmar 2');
  await screen.findAllByText('2 confirmados');
  const body = { window: 'match', reason: 'Avisó por el chat.' };
  expect(sent).toEqual([
    { unit: 'Ana', body },
    { unit: 'Caro', body },
  ]);
  await waitFor(() => expect(dialogs()).toEqual([]));
});

it('shows the result for each unit, and sends only refused ones again', async () => {
  answers = {
    Beto: () => Response.json({ success: false, code: 'conflict', error: 'No queda cupo.' }, { status: 409 }),
  };
  open();
  tick('Todos (4)');
  press('Fue un error nuestro.');
  press('Confirmar 4');
  await screen.findByText('3 confirmados; 1 sigue sin confirmar.');
  const line = (name: RegExp) => screen.getByRole('checkbox', { name }).closest('li')?.textContent;
  expect([line(/^Ana/), line(/^Beto/)]).toEqual(['Ana RojasConfirmado.', 'Beto RojasNo queda cupo.']);
  answers = {};
  sent = [];
  press('Confirmar 1');
  await waitFor(() => expect(dialogs()).toEqual([]));
  expect(sent.map(({ unit }) => unit)).toEqual(['Beto']);
});

it('says of readmitted units that they are in', async () => {
  open(units, 'Readmitir');
  tick('Ana Rojas');
  tick('Caro Rojas');
  press('Avisó por el chat.');
  press('Readmitir 2');
  expect(await screen.findAllByText('2 quedaron dentro')).not.toEqual([]);
});

it('says how many of the confirmed somebody still has to decide on', async () => {
  const undecided = dayUnit('Ines', 8, { status: 'pending' });
  answers = { Ines: () => Response.json({ success: true, data: undecided }) };
  open([...units.slice(0, 1), undecided]);
  tick('Todos (2)');
  press('Avisó por el chat.');
  press('Confirmar 2');
  expect(await screen.findAllByText('2 confirmados. Falta decidir 1 inscripción')).not.toEqual([]);
});

it('stops at a call without an answer, and keeps the others chosen with the reason', async () => {
  answers = {
    Beto: () => {
      throw new TypeError('Failed to fetch');
    },
  };
  open();
  tick('Todos (4)');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Se cayó la luz' } });
  press('Confirmar 4');
  await screen.findByText('1 confirmado; 3 siguen sin confirmar.');
  expect(sent.map(({ unit }) => unit)).toEqual(['Ana', 'Beto']);
  expect(within(screen.getByRole('dialog')).getByRole<HTMLInputElement>('textbox').value).toBe(
    'Se cayó la luz',
  );
});

it('asks for a unit and for a reason before it sends anything', async () => {
  open();
  press('Confirmar');
  await screen.findByText('Elige al menos a uno.');
  tick('Ana Rojas');
  press('Confirmar 1');
  await screen.findByText('Escribe el motivo.');
  expect(sent).toEqual([]);
});

it('is not shown for a single unit, because its row confirms it', () => {
  open(units.slice(0, 1));
  expect(screen.queryByRole('button')).toBeNull();
});
