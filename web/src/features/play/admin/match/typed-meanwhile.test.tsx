import { NO_RESULT } from '@copa/domain/play/result/result';
import { act, screen, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { holdAnswers } from '../../../../../test/hold-answers.ts';
import { beginMatch, storedRows, tap, typeAll } from './match-screen.fixture.tsx';

beforeAll(async () => {
  await Promise.all([import('../protests/protest-section.tsx'), import('../table-share.tsx')]);
});

it('asks about no row of its own that arrives live before the answer', async () => {
  const { api, open, tellAll } = beginMatch();
  const goOn = holdAnswers((_url, method) => method === 'PUT');
  open();
  await tap('Lobos');
  await vi.waitFor(() => expect(storedRows(api)['lobos']).toBeDefined());
  act(tellAll);
  await tap('7');
  expect(screen.queryByRole('alert', { name: 'Dos anotaron lo mismo' })).toBeNull();
  await goOn();
  await vi.waitFor(() => expect(storedRows(api)['lobos']).toBe('1/7'));
  expect(screen.queryByRole('alert', { name: 'Dos anotaron lo mismo' })).toBeNull();
});

it.each([
  ['arrives live', true],
  ['is told when the next one is refused', false],
])('asks about no row of its own whose answer was lost, and which %s', async (_how, isLive) => {
  const { api, open, tellAll } = beginMatch();
  const answer = fetch;
  let lost = 0;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const answered = await answer(url, init);
    if (lost > 0 || init?.method !== 'PUT') return answered;
    lost += 1;
    throw new TypeError('Failed to fetch');
  });
  open();
  await tap('Lobos');
  await vi.waitFor(() => expect(lost).toBe(1));
  await tap('7');
  if (isLive) act(tellAll);
  expect(screen.queryByRole('alert', { name: 'Dos anotaron lo mismo' })).toBeNull();
  await vi.waitFor(() => expect(storedRows(api)['lobos']).toBe('1/7'));
  expect(screen.queryByRole('alert', { name: 'Dos anotaron lo mismo' })).toBeNull();
});

it('shows a row that is typed while the match is being published, and does not drop it', async () => {
  const { api, open } = beginMatch();
  const goOn = holdAnswers((url) => url.endsWith('/publish'));
  open();
  for (const [name, kills] of Object.entries({ Lobos: '1', Fenix: '1', Rayo: '0' })) {
    await tap(name);
    await tap(kills);
  }
  await tap('Publicar la partida');
  await vi.waitFor(() => expect(api.state).toBe('published'));
  await tap(/^Cambiar a ?Lobos/);
  await tap('2');
  act(() => void dispatchEvent(new Event('online')));
  await goOn();
  expect(await screen.findByText(/^Publicada\. Se vuelve oficial por sí sola/)).toBeDefined();
  expect(storedRows(api)['lobos']).toBe('1/1');
  const late = await screen.findByRole('region', { name: 'No llegó antes de publicar' });
  expect(within(late).getByRole('listitem').innerHTML).toMatch(/^<bdi>Lobos<\/bdi>: .*2 bajas$/);
});

it('shows a refusal to publish until a row is changed here, and whatever arrives live', async () => {
  const { api, open, tellAll } = beginMatch();
  open();
  await typeAll();
  await vi.waitFor(() => expect(storedRows(api)['rayo']).toBe('3/0'));
  api.refusal = 'La fase ya está cerrada.';
  await tap('Publicar la partida');
  await screen.findByText(/Lo anotado sigue aquí/);
  api.write('rayo', { ...NO_RESULT, placement: 3, kills: 2 });
  act(tellAll);
  await screen.findByRole('button', { name: /^Cambiar a ?Rayo.*2/ });
  expect(screen.getByText(/Lo anotado sigue aquí/)).toBeDefined();
  await tap(/^Cambiar a ?Lobos/);
  await tap('6');
  expect(screen.queryByText(/Lo anotado sigue aquí/)).toBeNull();
  await vi.waitFor(() => expect(storedRows(api)['lobos']).toBe('1/6'));
});
