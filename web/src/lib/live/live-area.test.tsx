import type { SessionUser } from '@copa/domain/people/session';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { adminOf, anAdmin, anOwner } from '../../../test/admin-screen.tsx';
import { takeConsole } from '../../../test/console-spy.ts';
import { AdminContext } from '../admin/admin-context.ts';
import { LiveArea } from './live-area.tsx';

const lists: object[] = [];
let failure: unknown = null;

function List() {
  const [list] = useState(() => ({}));
  lists.push(list);
  if (failure !== null) throw failure;
  return <p>Jugadores</p>;
}

function area(user: SessionUser) {
  const admin = adminOf(user);
  const element = (
    <AdminContext value={admin}>
      <LiveArea>
        <List />
      </LiveArea>
    </AdminContext>
  );
  return { admin, element };
}

function failed(error: unknown) {
  failure = error;
  const { admin, element } = area(anAdmin);
  render(element);
  takeConsole('error');
  return admin;
}

const refused = Object.assign(new Error('denied'), { code: 'permission-denied' });

describe('LiveArea', () => {
  it('says that the connection failed, and tries again on request', () => {
    const { permissionLost } = failed(new Error('unavailable'));
    expect(takeConsole('warn').join()).toContain('[copa] a live list ended');
    expect(screen.getByRole('alert').textContent).toContain('La lectura de los datos se interrumpió.');
    expect(permissionLost).not.toHaveBeenCalled();
    failure = null;
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(screen.getByText('Jugadores')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('checks the session once after a refusal, and shows an error only if the refusal persists', async () => {
    const { permissionLost } = failed(refused);
    expect(screen.getByText('Comprobando tu sesión…')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(takeConsole('warn').join()).toContain('[copa] a live list ended');
    expect(permissionLost).toHaveBeenCalledTimes(1);
  });

  it('gives the next person new lists, without a failure of the former person', () => {
    failed(new Error('unavailable'));
    takeConsole('warn');
    failure = null;
    lists.length = 0;
    const first = area(anAdmin);
    const { rerender } = render(first.element);
    rerender(first.element);
    expect(new Set(lists).size).toBe(1);
    rerender(area(anOwner).element);
    expect(new Set(lists).size).toBe(2);
  });
});
