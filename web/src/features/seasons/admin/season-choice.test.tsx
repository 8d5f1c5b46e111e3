import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openScreen } from '../../../../test/admin-screen.tsx';
import { put } from '../../../../test/offline-firestore.ts';
import { aSeason as summer } from './season.fixture.ts';
import { SeasonChoice } from './season-choice.tsx';

function open(chosen: string) {
  const chosenIds: string[] = [];
  openScreen(<SeasonChoice chosen={chosen} error={undefined} choose={(id) => chosenIds.push(id)} />);
  return chosenIds;
}
const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

it('says without a connection that nothing was read, not that there is no season', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open('');
  expect(await screen.findByText(/^No pudimos cargar los datos\./)).toBeDefined();
});

it('offers the newest open season with a tap, others by name, and nothing without seasons', async () => {
  put('seasons/verano', summer);
  put('seasons/otra', { ...summer, name: 'Otoño', state: 'closed', firstDay: '2036-01-01' });
  put('seasons/vieja', { ...summer, name: 'Vieja', erasedAt: new Date('2026-11-01T00:00:00Z') });
  const chosen = open('');
  fireEvent.click(
    await screen.findByRole('button', { name: `Reservar para los primeros de «${summer.name}»` }),
  );
  fireEvent.change(screen.getByRole('combobox', { name: /^Temporada/ }), { target: { value: 'otra' } });
  expect(chosen).toEqual(['verano', 'otra']);
  expect(names()).toEqual(['Para cualquiera', 'Otoño', summer.name]);
});

it('keeps a chosen season that is not in the list', async () => {
  put('seasons/verano', summer);
  open('lejana');
  expect((await screen.findByRole<HTMLSelectElement>('combobox')).value).toBe('lejana');
  expect(screen.queryByRole('button')).toBeNull();
});
