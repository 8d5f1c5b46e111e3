import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '../../../../../test/open-page.tsx';
import { RulesReading } from './rules-reading.tsx';

const base = {
  id: 'copa',
  name: 'Copa Prueba',
  date: '2026-12-01T20:00:00Z',
  timeZone: 'America/Bogota',
  maxPlayers: 10,
  status: 'published',
  rules: 'Uno\nDos\nTres\nCuatro\nCinco',
  linkedFormId: 'form',
};

function open(changes: object = {}) {
  openPage(
    <Routes>
      <Route
        path="/tournament-rules/:id"
        element={<RulesReading tournament={TournamentSchema.parse({ ...base, ...changes })} written={null} />}
      />
      <Route path="/register/:id" element={<p>formulario</p>} />
    </Routes>,
    '/tournament-rules/copa',
  );
}

const wait = (seconds: number) => {
  for (let second = 0; second < seconds; second += 1) act(() => void vi.advanceTimersByTime(1000));
};
const button = () => screen.getByRole('button');
const box = () => screen.getByRole('checkbox');
const progress = () => {
  const { value, max } = screen.getByRole<HTMLProgressElement>('progressbar');
  return [value, max];
};
const readRules = () => screen.queryAllByText('(leída)', { exact: false }).length;

describe('RulesReading', () => {
  it('shows how the tournament is played before the rules are accepted', () => {
    const lines = ['Cada baja vale 1 punto.'];
    open({ plan: { name: 'Por bajas', steps: [], lines, changes: [] } });
    const told = screen.getByRole('heading', { name: 'Cómo se juega' }).closest('section');
    expect(told?.textContent).toContain('Cada baja vale 1 punto.');
    expect(told?.compareDocumentPosition(box())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-20T00:00:00Z') }));
  it('lets visitors accept only after reading, and continue only after accepting', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    open();
    expect(screen.getByText(/^(martes, 1|miércoles, 2) de diciembre de 2026, \d/)).toBeDefined();
    expect(button().textContent).toBe('ESPERANDO...');
    expect(box().matches(':disabled')).toBe(true);
    expect(progress()).toEqual([0, 10]);
    wait(9);
    expect(progress()).toEqual([9, 10]);
    expect(box().matches(':disabled')).toBe(true);
    expect(readRules()).toBe(4);
    wait(1);
    expect(readRules()).toBe(5);
    expect(button().textContent).toBe('ACEPTA LAS REGLAS');
    expect(button().matches(':disabled')).toBe(true);
    await user.click(box());
    expect(button().textContent).toBe('CONTINUAR AL FORMULARIO');
    await user.click(button());
    expect(screen.getByText('formulario')).toBeDefined();
  });

  it('highlights one rule after another', () => {
    open();
    const current = () =>
      screen.getAllByRole('listitem').findIndex((item) => item.hasAttribute('aria-current'));
    expect(screen.getByRole('list').tagName).toBe('OL');
    expect(current()).toBe(0);
    wait(2);
    expect(current()).toBe(1);
    wait(7);
    expect(current()).toBe(4);
    wait(1);
    expect(current()).toBe(-1);
  });

  it('says if there are no rules, or if the form is missing', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    open({ rules: '', linkedFormId: null });
    expect(screen.getByText('Las reglas se publicarán próximamente.')).toBeDefined();
    wait(10);
    await user.click(box());
    await user.click(button());
    expect(screen.getByRole('alert').textContent).toBe(
      'Error: Este torneo no tiene un formulario de inscripción configurado.',
    );
  });

  it('leads back to the list', () => {
    open();
    expect(screen.getByRole('link', { name: 'Volver' }).getAttribute('href')).toBe('/tournaments');
  });
});
