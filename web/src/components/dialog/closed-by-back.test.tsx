import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { catchLostFocus } from '../../lib/admin/focus/lost-focus.ts';
import { guardDialogs, listenBeforeRouter } from '../../lib/history-guard.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

function Own() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <h1>Mi inscripción</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Retirar
      </button>
      <Link to="/mi">Mi torneo</Link>
      <ConfirmDialog
        open={open}
        title="¿Retirar?"
        confirm="Sí, retirar"
        onConfirm={async () => undefined}
        onClose={() => setOpen(false)}
      >
        No se puede deshacer.
      </ConfirmDialog>
    </>
  );
}

const openAt = (path: string) => {
  history.replaceState(null, '', path);
  return render(
    <BrowserRouter>
      <Routes>
        <Route path="/mi" element={<Link to="/inscripcion/1">Mis datos</Link>} />
        <Route path="*" element={<Own />} />
      </Routes>
    </BrowserRouter>,
  );
};

const isOpen = () => document.querySelector('dialog')?.open;
const ask = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Retirar' }));
  // The code that follows the back button arrives after the dialog is open.
  await vi.dynamicImportSettled();
};

describe('the back button of a browser without `CloseWatcher`', () => {
  beforeAll(() => listenBeforeRouter());
  beforeEach(() => catchLostFocus());
  afterEach(() => history.replaceState(null, '', '/'));

  it('closes a question, and the next one leaves the page', async () => {
    openAt('/mi');
    await userEvent.click(screen.getByRole('link', { name: 'Mis datos' }));
    const before = history.length;
    await ask();
    expect(history.length).toBe(before);
    history.back();
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(location.pathname).toBe('/inscripcion/1');
    history.back();
    expect(await screen.findByRole('link', { name: 'Mis datos' })).toBeDefined();
  });

  it('closes a question on the first page of a tab, too, and then leaves the tab in one step', async () => {
    history.replaceState(null, '', '/de-donde-vino');
    history.pushState(null, '', '/inscripcion/1');
    openAt('/inscripcion/1');
    await ask();
    history.back();
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(location.pathname).toBe('/inscripcion/1');
    history.back();
    await waitFor(() => expect(location.pathname).toBe('/de-donde-vino'));
  });

  it('works as ever after a question was closed by its button', async () => {
    openAt('/mi');
    await userEvent.click(screen.getByRole('link', { name: 'Mis datos' }));
    await ask();
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    history.back();
    expect(await screen.findByRole('link', { name: 'Mis datos' })).toBeDefined();
  });

  it('is left to the admin area there', async () => {
    const handled = vi.fn<() => boolean>(() => false);
    const release = guardDialogs(handled);
    openAt('/admin/torneos');
    const before = history.length;
    await ask();
    expect(history.length).toBe(before);
    release();
  });

  it('leaves no entry in the history where the browser closes dialogs itself', async () => {
    vi.stubGlobal('CloseWatcher', class {});
    openAt('/inscripcion/1');
    const before = history.length;
    await ask();
    expect(history.length).toBe(before);
  });
});
