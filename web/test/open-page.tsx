import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

export function openPage(page: ReactNode, ...addresses: readonly string[]) {
  const entries = addresses.length === 0 ? ['/'] : [...addresses];
  return render(<MemoryRouter initialEntries={entries}>{page}</MemoryRouter>);
}
