import { afterEach, expect, it, vi } from 'vitest';
import { ownTimeZone } from './wall-clock.ts';

const { DateTimeFormat } = Intl;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('makes one format for the zone of the reader, and another one when the offset changes', () => {
  const zone = ownTimeZone();
  let made = 0;
  const counting = function (locale: string) {
    made += 1;
    return new DateTimeFormat(locale);
  };
  vi.stubGlobal('Intl', { DateTimeFormat: counting });
  const offset = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(301);
  for (let row = 0; row < 600; row += 1) expect(ownTimeZone()).toBe(zone);
  expect(made).toBe(1);
  offset.mockReturnValue(302);
  ownTimeZone();
  expect(made).toBe(2);
});
