import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { DayPart } from './day-part.tsx';

function part(isPresent: boolean) {
  return (
    <DayPart title="Pase de lista" told="12 sin marcar" isPresent={isPresent}>
      <p>Casilla 1</p>
    </DayPart>
  );
}

const isOpen = () => screen.getByRole('group').hasAttribute('open');

it('stays open after a tap in it, even on an element without focus, as buttons are in Safari', async () => {
  const { rerender } = render(part(true));
  await userEvent.click(screen.getByText('Casilla 1'));
  rerender(part(false));
  expect(isOpen()).toBe(true);
});

it('folds if nobody uses it', () => {
  const { rerender } = render(part(true));
  rerender(part(false));
  expect(isOpen()).toBe(false);
});
