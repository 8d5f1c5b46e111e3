import type { Registration } from '@copa/domain/registrations/registration';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleRegistration } from '../../registration.fixture.ts';
import { ChooseAll, SelectionBar } from './selection-bar.tsx';
import { useSelection } from './use-selection.ts';

const ana = sampleRegistration('ana');
const bea = sampleRegistration('bea', { status: 'rejected' });
const eva = sampleRegistration('eva');

interface BarProps {
  readonly shown: readonly Registration[];
  readonly total?: number;
  readonly hasMore?: boolean;
}

function Bar({ shown, total = shown.length, hasMore = false }: BarProps) {
  const selected = useSelection([ana, bea, eva], shown);
  return (
    <>
      <ChooseAll selected={selected} shown={shown} />
      <SelectionBar selected={selected} list={{ shown, total, live: { hasMore } }} onBulk={() => undefined} />
    </>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Elegir todas las de la lista' });
const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

it('is ticked only for exactly what is shown, and says how many of the chosen are not shown', () => {
  const { rerender } = render(<Bar shown={[ana, bea, eva]} />);
  fireEvent.click(box());
  expect([box().checked, told()]).toEqual([true, ['3 elegidas']]);
  expect(screen.queryByRole('button', { name: /^Todas/ })).toBeNull();
  rerender(<Bar shown={[bea]} />);
  expect(box().checked).toBe(false);
  expect(told()).toEqual([
    '3 elegidas',
    '2 de las elegidas no se ven en esta lista: también se aprueban o rechazan.',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Todas (1)' }));
  expect([box().checked, told()]).toEqual([true, ['1 elegida']]);
  fireEvent.click(box());
  expect(screen.queryByText(/elegida/)).toBeNull();
});

it('says of how many a whole list is, while more of it is not loaded', () => {
  const { rerender } = render(<Bar shown={[ana, bea, eva]} total={406} hasMore />);
  fireEvent.click(box());
  expect(told()).toEqual(['3 elegidas de 406']);
  rerender(<Bar shown={[ana, bea, eva]} hasMore />);
  expect(told()).toEqual(['3 elegidas de 3+']);
  rerender(<Bar shown={[ana, bea, eva]} />);
  expect(told()).toEqual(['3 elegidas']);
});
