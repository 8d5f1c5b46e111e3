import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { openPage } from '../../../test/open-page.tsx';
import { catchLostFocus } from '../../lib/admin/focus/lost-focus.ts';
import { LongRows } from './long-rows.tsx';
import { Row } from './rows.tsx';

beforeEach(() => catchLostFocus());

it('shows fifty rows of a long list, and as many more with each tap', async () => {
  const names = Array.from({ length: 120 }, (_, index) => `Fila ${index + 1}`);
  openPage(
    <LongRows label="Filas" end={<p>Fin</p>}>
      {names.map((name) => (
        <Row key={name} title={name} target="/" />
      ))}
    </LongRows>,
  );
  const shown = () => screen.getAllByRole('listitem').length;
  const seen = [shown()];
  for (const name of ['Ver 50 más de 70', 'Ver los 20 que faltan']) {
    expect(screen.queryByText('Fin')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name }));
    seen.push(shown());
  }
  expect(seen).toEqual([50, 100, 120]);
  expect(screen.getByText('Fin')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Ver/ })).toBeNull();
});
