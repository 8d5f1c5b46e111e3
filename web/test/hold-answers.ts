import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Each call is made at once. Its answer waits until the returned function is called. */
export function holdAnswers(isHeld: (url: string, method: string | undefined) => boolean = () => true) {
  let goOn = (): void => undefined;
  const waits = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const answer = fetch;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const answered = await answer(url, init);
    if (isHeld(url, init?.method)) await waits;
    return answered;
  });
  return () => act(async () => goOn());
}
