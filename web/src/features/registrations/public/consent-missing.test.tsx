import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { takeConsole } from '../../../../test/console-spy.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { sampleCopa } from './registration-form.fixture.tsx';
import { RegistrationSent } from './registration-sent.tsx';

vi.mock('./consent/ticket-consent.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('a receipt whose consent link could not be downloaded says where that link is', async () => {
  const privateCode = '0123456789abcdefghjkmnpqrs';
  openPage(
    <RegistrationSent
      tournament={sampleCopa}
      sent={{
        receipt: {
          at: new Date('2026-11-20T12:00:00Z'),
          privateCode,
          ticketId: 'srqpnmkjhgfedcba9876543210',
          slot: 1,
          consentCode: 'abc',
          place: 'held',
          team: null,
        },
        unitName: '',
        guardianPhone: '',
        earlier: false,
        kept: false,
      }}
    />,
  );
  // Until then the text of the part keeps its place, so that nothing below moves when the part arrives.
  expect(screen.getByText(/^Mándale este enlace/)).toBeDefined();
  expect((await screen.findByRole('alert')).textContent).toMatch(/ábrelo con «Ver mi estado»\.$/);
  const status = screen.getByRole('link', { name: 'Ver mi estado' });
  expect(status.getAttribute('href')).toContain(privateCode);
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  takeConsole('warn');
});
