import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openScreen } from '../../../../test/admin-screen.tsx';
import { BatchBar, QuestionsScreen } from './questions-screen.tsx';

const question = (id: string, order: number) => ({ id, text: `¿${id}?`, type: 'text', order });

let order: readonly string[];
const waiting: Array<{ readonly questions: readonly string[]; readonly answer: () => void }> = [];

const list = () => within(screen.getByRole('list', { name: 'Preguntas' }));
const shown = () =>
  list()
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const down = (name: string) => fireEvent.click(screen.getByRole('button', { name: `Bajar ¿${name}?` }));

describe('the order of the questions', () => {
  beforeEach(() => {
    order = ['nick', 'clan', 'pais'];
    waiting.length = 0;
    vi.stubGlobal('fetch', async (_: string, init: RequestInit = {}) => {
      const answer = () =>
        Response.json({
          success: true,
          data: { questions: order.map((id, index) => question(id, index)), nextCursor: null },
        });
      if (init.method !== 'POST') return answer();
      const { questions } = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as {
        questions: readonly string[];
      };
      return new Promise<Response>((resolve) => {
        waiting.push({
          questions,
          answer: () => {
            order = questions;
            resolve(answer());
          },
        });
      });
    });
  });
  it('shows a new order at once, and sends the next one only after the answer', async () => {
    openScreen(<QuestionsScreen />);
    await screen.findByRole('list', { name: 'Preguntas' });
    press('Ordenar');
    down('nick');
    await waitFor(() => expect(waiting).toHaveLength(1));
    expect(shown()).toEqual(['¿clan?', '¿nick?', '¿pais?']);
    down('nick');
    await waitFor(() => expect(shown()).toEqual(['¿clan?', '¿pais?', '¿nick?']));
    expect(waiting).toHaveLength(1);

    waiting[0]?.answer();
    await waitFor(() => expect(waiting).toHaveLength(2));
    expect(waiting[1]?.questions).toEqual(['clan', 'pais', 'nick']);
    waiting[1]?.answer();
    await waitFor(() => expect(order).toEqual(['clan', 'pais', 'nick']));
    expect(shown()).toEqual(['¿clan?', '¿pais?', '¿nick?']);
  });
});

it('shows twelve active questions on one screen, with at most one open', async () => {
  const asked = Array.from({ length: 12 }, (_, index) => question(`q${index}`, index));
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: true, data: { questions: asked, nextCursor: null } }),
  );
  openScreen(<QuestionsScreen />);
  const preview = await screen.findByRole('region', { name: 'Así lo ve el jugador' });
  const parts = [...preview.querySelectorAll('details')];
  expect(parts.map(({ open }) => open)).toEqual([true, ...Array<boolean>(11).fill(false)]);
  expect(new Set(parts.map((part) => part.getAttribute('name')))).toEqual(new Set(['vista-previa']));
  expect(within(preview).getAllByRole('textbox', { hidden: true })).toHaveLength(12);
});

it('selects a row with a tap while organisers choose several, and opens the question otherwise', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({
      success: true,
      data: { questions: [question('nick', 0), question('clan', 1)], nextCursor: null },
    }),
  );
  openScreen(<QuestionsScreen />);
  await screen.findByRole('list', { name: 'Preguntas' });
  press('Elegir');
  press('¿clan?');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Elegir ¿clan?' }).checked).toBe(true);
  expect(screen.getByText('1 elegida')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Desactivar ¿/ })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  press('Elegir');
  expect(screen.queryByText('1 elegida')).toBeNull();
  press('¿clan?');
  expect(screen.getByRole('dialog', { name: 'Editar pregunta' })).toBeDefined();
});

it('keeps what somebody chooses while the questions chosen before are changed', async () => {
  const answers: Array<() => void> = [];
  vi.stubGlobal('fetch', async (_url: string, { method }: RequestInit = {}) => {
    if (method === 'POST') await new Promise<void>((resolve) => answers.push(resolve));
    const results = [{ id: 'nick', success: true }];
    const questions = [question('nick', 0), question('clan', 1)];
    return Response.json({
      success: true,
      data: method === 'POST' ? { results } : { questions, nextCursor: null },
    });
  });
  openScreen(<QuestionsScreen />);
  await screen.findByRole('list', { name: 'Preguntas' });
  press('Elegir');
  press('¿nick?');
  press('Desactivar');
  press('¿clan?');
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.();
  await screen.findAllByText('1 pregunta actualizada');
  const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;
  expect([isChosen('Elegir ¿nick?'), isChosen('Elegir ¿clan?')]).toEqual([false, true]);
});

it('says whether a question should be active, so that two organisers never undo each other', async () => {
  const puts: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit = {}) => {
    if (method === 'PUT')
      puts.push([url.split('/').at(-1), JSON.parse(typeof body === 'string' ? body : '')]);
    const asked = question('nick', 0);
    const data = method === 'PUT' ? asked : { questions: [asked], nextCursor: null };
    return Response.json({ success: true, data });
  });
  openScreen(<QuestionsScreen />);
  fireEvent.click(await screen.findByRole('button', { name: 'Desactivar ¿nick?' }));
  await waitFor(() => expect(puts).toEqual([['nick', { active: false }]]));
});

it('asks again before it deletes other questions than the ones that somebody else deleted', async () => {
  function Live() {
    const [ids, setIds] = useState(['nick']);
    return (
      <>
        {[[], ['clan']].map((each) => (
          <button key={each.join()} type="button" onClick={() => setIds(each)}>
            {`Quedan ${each.length}`}
          </button>
        ))}
        <BatchBar ids={ids} onDone={() => undefined} />
      </>
    );
  }
  openScreen(<Live />);
  const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
  const isAsked = () => screen.queryByRole('dialog', { name: '¿Eliminar preguntas?' }) !== null;
  press('Eliminar');
  expect(isAsked()).toBe(true);
  expect(screen.getByText(/ya no se lee qué se preguntó\. Si solo quieres dejar de preguntar/)).toBeDefined();
  tap('Quedan 0');
  await waitFor(() => expect(isAsked()).toBe(false));
  tap('Quedan 1');
  expect(screen.getByText('1 elegida')).toBeDefined();
  expect(isAsked()).toBe(false);
});
