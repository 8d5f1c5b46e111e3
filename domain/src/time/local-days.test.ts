import { expect, it } from 'vitest';
import { offsetText } from './local-days.ts';

it.each([
  ['America/Mexico_City', '2026-11-28T02:00:00Z', '2026-11-27T20:00:00-06:00'],
  ['America/Santiago', '2026-06-28T02:00:07Z', '2026-06-27T22:00:07-04:00'],
  ['America/St_Johns', '2026-11-28T02:00:00Z', '2026-11-27T22:30:00-03:30'],
  ['Asia/Kolkata', '2026-11-28T20:00:00Z', '2026-11-29T01:30:00+05:30'],
  ['UTC', '2026-11-28T02:00:00Z', '2026-11-28T02:00:00+00:00'],
])('a time in %s has the day and the offset of that zone', (timeZone, at, text) => {
  expect(offsetText(new Date(at), timeZone)).toBe(text);
  expect(new Date(text)).toEqual(new Date(at));
});
