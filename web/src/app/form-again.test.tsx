import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { publicForm, visit } from './specification/site.fixture.tsx';

it('a form that could not be loaded is asked for again by a tap', async () => {
  let answer = async () => new Response('', { status: 503 });
  await visit('/form/encuesta', { form: () => answer() }, 'Reintentar');
  answer = async () => publicForm();
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Encuesta' })).toBeDefined();
});
