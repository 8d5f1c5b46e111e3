import { expect, it, vi } from 'vitest';
import { signInLocally } from './sign-in-ways.ts';

it('the separate admin login asks the server after a second', async () => {
  vi.useFakeTimers();
  const network = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('failed to fetch')));
  vi.stubGlobal('fetch', network);
  const refused = signInLocally('organizacion', 'nada').catch(String);
  await vi.advanceTimersByTimeAsync(999);
  expect(network).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(network).toHaveBeenCalledTimes(1);
  expect(await refused).toContain('Error de conexión');
});
