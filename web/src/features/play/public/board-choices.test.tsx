import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { StageLinks, ViewChoice } from './board-choices.tsx';

it('the chosen table and the chosen stage have the light text alone, and the others the dim one', () => {
  render(
    <MemoryRouter>
      <ViewChoice view="general" choose={null} />
      <StageLinks stages={2} stage={2} name="Gran final" to={(stage) => `/${stage}`} />
    </MemoryRouter>,
  );
  const colors = [...screen.getAllByRole('button'), ...screen.getAllByRole('link')].map((each) => [
    each.textContent,
    ['text-ink', 'text-mist'].filter((color) => each.classList.contains(color)),
  ]);
  expect(Object.fromEntries(colors)).toMatchObject({
    General: ['text-ink'],
    Partidas: ['text-mist'],
    'Fase 1': ['text-mist'],
    'Gran final': ['text-ink'],
  });
});
