import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { publicForm, visit } from './specification/site.fixture.tsx';

it('a form that could not be loaded is asked for again by a tap on the only gold button', async () => {
  let answer = async () => new Response('', { status: 503 });
  await visit('/form/encuesta', { form: () => answer() }, 'Reintentar');
  const [again, home] = [
    screen.getByRole('button', { name: 'Reintentar' }),
    screen.getByRole('link', { name: 'Volver al Inicio' }),
  ];
  expect([again, home].map(({ className }) => className.includes('fire-fill'))).toEqual([true, false]);
  answer = async () => publicForm();
  fireEvent.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: 'Encuesta' })).toBeDefined();
});
