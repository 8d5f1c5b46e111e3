import { vi } from 'vitest';

export function chatWindow() {
  let address = '';
  let isClosed = false;
  const opened = {
    opener: globalThis as unknown,
    location: {
      replace: (to: string) => {
        address = to;
      },
    },
    close: () => {
      isClosed = true;
    },
  };
  vi.stubGlobal('open', () => opened);
  return { address: () => address, isClosed: () => isClosed, opener: () => opened.opener };
}
