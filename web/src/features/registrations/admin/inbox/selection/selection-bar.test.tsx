import type { Registration } from '@copa/domain/registrations/registration';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleRegistration, sampleTeam } from '../../registration.fixture.ts';
import { ChooseAll, SelectionBar } from './selection-bar.tsx';
import { useSelection } from './use-selection.ts';

const ana = sampleRegistration('ana');
const bea = sampleRegistration('bea', { status: 'rejected' });
const eva = sampleRegistration('eva');
const solo = sampleTeam('solo', 1);

interface BarProps {
  readonly shown: readonly Registration[];
  readonly total?: number;
  readonly hasMore?: boolean;
}

function Bar({ shown, total = shown.length, hasMore = false }: BarProps) {
  const selected = useSelection([ana, bea, eva, solo], shown);
  return (
    <>
      <ChooseAll selected={selected} shown={shown} />
      <SelectionBar
        selected={selected}
        list={{ matching: [...shown], total, live: { hasMore } }}
        onBulk={() => undefined}
      />
    </>
  );
}

it('decides only if one of the chosen can be decided, and says why not', () => {
  const [approve, reject] = ['Aprobar', 'Rechazar'];
  const isOff = (name: string) => screen.getByRole('button', { name }).matches(':disabled');
  const { unmount } = render(<Bar shown={[bea]} />);
  fireEvent.click(box());
  expect([isOff(approve), isOff(reject)]).toEqual([true, true]);
  expect(told()).toContain('Ninguna está por decidir. Una decisión se cambia en su fila, de a una.');
  unmount();
  render(<Bar shown={[solo]} />);
  fireEvent.click(box());
  expect([isOff(approve), isOff(reject)]).toEqual([true, false]);
  expect(told()).toContain('Ninguna se puede aprobar todavía: les faltan jugadores o un permiso.');
});

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
  // A colleague has decided on Bea, whom no further decision changes.
  rerender(<Bar shown={[ana, eva]} />);
  expect(told()).toEqual(['3 elegidas']);
  rerender(<Bar shown={[bea]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Todas (1)' }));
  expect([box().checked, told()[0]]).toEqual([true, '1 elegida']);
  fireEvent.click(box());
  expect(screen.queryByText(/elegida/)).toBeNull();
});

it('says of how many a whole list is, while more of it is not loaded', () => {
  const { rerender } = render(<Bar shown={[ana, bea, eva]} total={406} hasMore />);
  fireEvent.click(box());
  expect(told()).toEqual(['3 elegidas de 406']);
  rerender(<Bar shown={[ana, bea, eva]} hasMore />);
  expect(told()).toEqual(['3 elegidas de al menos 3']);
  rerender(<Bar shown={[ana, bea, eva]} />);
  expect(told()).toEqual(['3 elegidas']);
});
