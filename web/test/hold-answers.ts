import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** The calls are made at once, and answered only after the returned function. */
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
