import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { useLeaveAfter } from './use-leave-after.ts';

beforeEach(() => void vi.useFakeTimers());
function addressAfter(event: string | null, at: number, wanted = true): string {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={['/recibo']}>{children}</MemoryRouter>
  );
  const { result } = renderHook(
    () => {
      useLeaveAfter(1000, '/inicio', { wanted });
      return useLocation().pathname;
    },
    { wrapper },
  );
  act(() => void vi.advanceTimersByTime(at));
  if (event !== null) act(() => void dispatchEvent(new Event(event)));
  act(() => void vi.advanceTimersByTime(1000));
  return result.current;
}

it.each(['pointerdown', 'keydown', 'wheel', 'touchstart', 'blur', 'visibilitychange'])(
  'a page that is left by itself stays after %s',
  (event) => {
    expect(addressAfter(event, 0)).toBe('/recibo');
  },
);

it.each([
  ['nobody touches it', '/inicio', null, 0, true],
  ['it scrolls as it arrives', '/inicio', 'scroll', 299, true],
  ['somebody scrolls', '/recibo', 'scroll', 300, true],
  ['it is not left by itself', '/recibo', null, 0, false],
] as const)('if %s, the address is then %s', (_, address, event, at, wanted) => {
  expect(addressAfter(event, at, wanted)).toBe(address);
});
