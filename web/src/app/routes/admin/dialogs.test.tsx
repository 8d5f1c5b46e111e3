import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminOf, anOwner } from '../../../../test/admin-screen.tsx';
import { offlineFirestore } from '../../../../test/offline-firestore.ts';
import { ToastProvider } from '../../../components/toast/toast-provider.tsx';
import { createQueryClient } from '../../../lib/admin/admin-api.ts';
import { AdminContext } from '../../../lib/admin/admin-context.ts';
import { listenBeforeRouter } from '../../../lib/history-guard.ts';
import { LiveFirestore } from '../../../lib/live/live-firestore.tsx';
import type { DialogCase } from './dialog-case.fixture.tsx';
import { ANSWERS, DOCUMENTS } from './dialog-data.fixture.ts';
import { DIALOGS } from './dialogs.fixture.tsx';
import { useBackClosesTop } from './use-back-closes-top.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const SHARED = /^components\/(?:dialog\/|admin\/(?:act|reason|editor\/editor)-dialog)/;
const AREA = /^features\/\w+\/admin\/|^components\/(?:admin|pictures)\//;
const DIALOG = /<(?:Overlay|ConfirmDialog|ActDialog|ReasonDialog|EditorDialog|SidePanel)\b/;

it('names every file of the area that renders a dialog', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /(?<!\.test|\.fixture)\.tsx$/.test(file) && AREA.test(file) && !SHARED.test(file))
    .filter((file) => DIALOG.test(readFileSync(path.join(root, file), 'utf8')));
  expect(files.toSorted()).toEqual(Object.keys(DIALOGS).toSorted());
});

/**
 * Editors, settings and the summary of responses may use cards for their parts. Lists use rows
 * (`components/admin/rows.tsx`).
 */
const NO_LIST = /\/(?:editor|settings)\/|response-summary-view/;

it('has no list of cards', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter(
      (file) =>
        /(?<!\.test|\.fixture)\.tsx$/.test(file) &&
        file.startsWith('features/') &&
        AREA.test(file) &&
        !NO_LIST.test(file),
    )
    .filter((file) => /<Card\b/.test(readFileSync(path.join(root, file), 'utf8')));
  expect(files).toEqual([]);
});

it('has one head for all its screens', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter(
      (file) => /(?<!\.test|\.fixture)\.tsx$/.test(file) && file.startsWith('features/') && AREA.test(file),
    )
    .filter((file) => /<PageHeader\b/.test(readFileSync(path.join(root, file), 'utf8')));
  expect(files).toEqual([]);
});

function Area({ children }: { children: ReactNode }) {
  useBackClosesTop();
  return (
    <Routes>
      <Route path="/admin" element={<Link to="/admin/torneos?editar=copa">Seguir</Link>} />
      <Route path="/admin/torneos" element={children} />
    </Routes>
  );
}

let queries: QueryClient;

async function enter(node: ReactNode): Promise<void> {
  history.replaceState(null, '', '/admin');
  queries = createQueryClient();
  render(
    <AdminContext value={adminOf(anOwner)}>
      <LiveFirestore>
        <QueryClientProvider client={queries}>
          <ToastProvider>
            <BrowserRouter>
              <Area>{node}</Area>
            </BrowserRouter>
          </ToastProvider>
        </QueryClientProvider>
      </LiveFirestore>
    </AdminContext>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Seguir' }));
}

const openDialogs = () =>
  screen.queryAllByRole('dialog', { hidden: true }).filter((each) => each.hasAttribute('open'));
const top = () => {
  const dialog = openDialogs().at(-1);
  if (dialog === undefined) throw new Error('no dialog is open');
  return dialog;
};

async function openDialog({ press }: DialogCase): Promise<void> {
  for (const name of press) {
    const [button] = await screen.findAllByRole('button', { name, hidden: true });
    if (button !== undefined) fireEvent.click(button);
  }
  // A dialog must still be open after its data have arrived, so this waits until nothing loads.
  await waitFor(() => {
    expect(openDialogs()).not.toEqual([]);
    expect(queries.isFetching()).toBe(0);
  });
  expect(openDialogs()).not.toEqual([]);
}

const TYPED = '987';
const fieldOf = (name: RegExp) =>
  within(top()).getByLabelText<HTMLInputElement>(name, { selector: 'input, textarea' });

const { put } = await offlineFirestore();
beforeAll(listenBeforeRouter);

describe("the back button over each of the area's dialogs", () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', async (url: string) => {
      const found = Object.entries(ANSWERS).find(([part]) => url.includes(part));
      if (found === undefined) throw new Error(`A dialog asked for ${url}`);
      if (found[1] === null) return Response.json({ success: false, error: 'No existe.' }, { status: 404 });
      return Response.json({ success: true, data: found[1] });
    });
    for (const [address, data] of Object.entries(DOCUMENTS)) put(address, data);
  });
  afterEach(() => {
    cleanup();
    history.replaceState(null, '', '/');
  });

  const cases = Object.entries(DIALOGS).flatMap(([file, each]) =>
    each.map((one, index) => ({ name: `${file.replace(/.*\//, '')} ${index + 1}`, ...one })),
  );
  const isTyped = (one: DialogCase) => one.field !== undefined;
  const closed = () => waitFor(() => expect(openDialogs()).toEqual([]));

  it.each(cases.filter((one) => !isTyped(one)))('$name: closes it, and stays on the screen', async (one) => {
    await enter(one.node);
    if (one.before !== undefined) {
      const [name, value] = one.before;
      fireEvent.change(await screen.findByLabelText(name, { selector: 'form input' }), { target: { value } });
    }
    await openDialog(one);
    history.back();
    await closed();
    expect(location.pathname).toBe('/admin/torneos');
  });

  const typed = cases.flatMap(({ field, ...one }) => (field === undefined ? [] : [{ ...one, field }]));
  it.each(typed.filter(({ asks }) => asks !== true))(
    '$name: closes it, and keeps what was typed',
    async (one) => {
      await enter(one.node);
      await openDialog(one);
      fireEvent.change(fieldOf(one.field), { target: { value: TYPED } });
      history.back();
      await closed();
      await openDialog(one);
      expect(fieldOf(one.field).value).toBe(TYPED);
    },
  );

  it.each(typed.filter(({ asks }) => asks === true))(
    '$name: asks before it closes, and the back button answers no',
    async (one) => {
      await enter(one.node);
      await openDialog(one);
      fireEvent.change(fieldOf(one.field), { target: { value: TYPED } });
      history.back();
      await waitFor(() => within(top()).getByText('Tienes cambios sin guardar.'));
      history.back();
      await waitFor(() => expect(openDialogs()).toHaveLength(1));
      expect(fieldOf(one.field).value).toBe(TYPED);
    },
  );
});
