import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { NewPlan } from './new-plan.tsx';

const tournament = TournamentSchema.parse({
  id: 'copa',
  name: 'Copa',
  date: null,
  maxPlayers: 24,
  modality: 'squad',
  status: 'draft',
});

function Editor() {
  const [chosen, setChosen] = useState<Parameters<typeof NewPlan>[0]['chosen']>(null);
  return <NewPlan tournament={tournament} chosen={chosen} onChoose={setChosen} />;
}

const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

it('looks chosen only after a tap, and another tap removes it', async () => {
  render(<Editor />);
  expect(pressed()).toEqual(['Sin plan por ahora']);
  screen.getByText('Con esta modalidad y estos cupos va «Clasificatoria y final».');
  expect(screen.queryByText('Clasificatoria y final: 24 → 12 escuadras')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Clasificatoria y final' }));
  expect(pressed()).toEqual(['Clasificatoria y final']);
  screen.getByText('Clasificatoria y final: 24 → 12 escuadras', { selector: 'summary' });
  screen.getByText(/^Se guarda con el torneo\./);
  await userEvent.click(screen.getByRole('button', { name: 'Sin plan por ahora' }));
  expect(pressed()).toEqual(['Sin plan por ahora']);
});
