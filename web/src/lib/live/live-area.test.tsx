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

/** A list throws every error of its listener while it is drawn. */
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
  expect(takeConsole('warn').join()).toContain('[copa] a live list ended');
  takeConsole('error');
  return admin;
}

describe('LiveArea', () => {
  it('says that the connection broke, and tries again when asked', () => {
    const { permissionLost } = failed(new Error('unavailable'));
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('La conexión con la base de datos se interrumpió.');
    expect(permissionLost).not.toHaveBeenCalled();
    failure = null;
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(screen.getByText('Jugadores')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has the session checked when the rules refuse, once', () => {
    const { permissionLost } = failed(Object.assign(new Error('denied'), { code: 'permission-denied' }));
    expect(screen.getByRole('alert').textContent).toContain('Sin acceso a los datos');
    expect(permissionLost).toHaveBeenCalledTimes(1);
  });

  it('gives the next person lists of their own, and no failure of the last one', () => {
    failed(Object.assign(new Error('denied'), { code: 'permission-denied' }));
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
