import { expect, it, vi } from 'vitest';

it('waits longer than the second of Vitest', async () => {
  const since = Date.now();
  const late = await vi.waitFor(() => {
    const passed = Date.now() - since;
    if (passed < 1100) throw new Error('too early');
    return passed;
  });
  expect(late).toBeGreaterThanOrEqual(1100);
});
