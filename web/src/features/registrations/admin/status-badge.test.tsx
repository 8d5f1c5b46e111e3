import { REGISTRATION_STATUS, RegistrationStatusSchema } from '@copa/domain/registrations/places/unit-day';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StatusBadge } from './status-badge.tsx';

const COLOURS = { yellow: 'text-warning', green: 'text-success', red: 'text-danger' } as const;

it.each(RegistrationStatusSchema.options)('%s has the colour of its status', (status) => {
  const { label, colour } = REGISTRATION_STATUS[status];
  render(<StatusBadge status={status} />);
  expect(screen.getByText(label).classList).toContain(COLOURS[colour]);
});
