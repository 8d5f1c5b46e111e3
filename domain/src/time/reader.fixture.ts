import { vi } from 'vitest';

/** From here to the end of the test, this device is in that zone. */
export function readFrom(timeZone: string): void {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
}
