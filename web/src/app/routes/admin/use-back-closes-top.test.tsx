import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Overlay } from '../../../components/dialog/overlay.tsx';
import { catchLostFocus } from '../../../lib/admin/focus/lost-focus.ts';
import { listenBeforeRouter } from '../../../lib/history-guard.ts';
import { useBackClosesTop } from './use-back-closes-top.ts';

beforeEach(() => catchLostFocus());

function Editor() {
  const [open, setOpen] = useState<readonly string[]>([]);
  const close = (name: string) => setOpen((before) => before.filter((each) => each !== name));
  return (
    <>
      <button type="button" onClick={() => setOpen(['Abajo', 'Encima'])}>
        Abrir
      </button>
      {open.map((name) => (
        <Overlay key={name} open title={name} onClose={() => close(name)}>
          Texto
        </Overlay>
      ))}
    </>
  );
}

function Area() {
  useBackClosesTop();
  return (
    <Routes>
      <Route path="/lista" element={<Link to="/editor">Editar</Link>} />
      <Route path="/editor" element={<Editor />} />
    </Routes>
  );
}

const openArea = () =>
  render(
    <BrowserRouter>
      <Area />
    </BrowserRouter>,
  );

const openDialogs = async () => userEvent.click(await screen.findByRole('button', { name: 'Abrir' }));

const dialogs = () =>
  screen.queryAllByRole('dialog', { hidden: true }).map((each) => each.querySelector('h2')?.textContent);

describe('the back button of a phone', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  beforeAll(() => listenBeforeRouter());

  it('closes the dialog on top, one after the other, and only then leaves the screen', async () => {
    history.replaceState(null, '', '/lista');
    openArea();
    await userEvent.click(screen.getByRole('link', { name: 'Editar' }));
    await openDialogs();
    await waitFor(() => expect(dialogs()).toEqual(['Abajo', 'Encima']));
    history.back();
    await waitFor(() => expect(dialogs()).toEqual(['Abajo']));
    expect(location.pathname).toBe('/editor');
    history.back();
    await waitFor(() => expect(dialogs()).toEqual([]));
    expect(location.pathname).toBe('/editor');
    history.back();
    expect(await screen.findByRole('link', { name: 'Editar' })).toBeDefined();
    expect(location.pathname).toBe('/lista');
  });

  it('closes dialogs on the first screen of a tab, too, and then leaves the tab in one step', async () => {
    history.replaceState(null, '', '/lista');
    history.pushState(null, '', '/editor');
    openArea();
    await openDialogs();
    await waitFor(() => expect(dialogs()).toEqual(['Abajo', 'Encima']));
    history.back();
    await waitFor(() => expect(dialogs()).toEqual(['Abajo']));
    history.back();
    await waitFor(() => expect(dialogs()).toEqual([]));
    expect(location.pathname).toBe('/editor');
    history.back();
    expect(await screen.findByRole('link', { name: 'Editar' })).toBeDefined();
  });

  it('closes one dialog when a second step comes before the address is back', async () => {
    history.replaceState({ idx: 2 }, '', '/editor');
    openArea();
    await openDialogs();
    const go = vi.spyOn(history, 'go').mockImplementation(() => undefined);
    const stepTo = (idx: number) => {
      history.replaceState({ idx }, '');
      act(() => {
        dispatchEvent(new PopStateEvent('popstate'));
      });
    };
    stepTo(1);
    stepTo(0);
    expect(go.mock.calls).toEqual([[1], [2]]);
    expect(dialogs()).toEqual(['Abajo', 'Encima']);
    stepTo(2);
    await waitFor(() => expect(dialogs()).toEqual(['Abajo']));
    go.mockRestore();
  });
});
