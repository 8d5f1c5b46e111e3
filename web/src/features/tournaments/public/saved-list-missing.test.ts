import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { takeConsole } from '../../../../test/console-spy.ts';
import { settled } from '../../../../test/settled.ts';
import { useActiveTournaments } from './active-tournaments.ts';

vi.mock('./saved-list.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('a saved list stays if the part that reads it could not be loaded', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  localStorage.setItem('tournaments', '{"asOf":1}');
  const { result, unmount } = renderHook(useActiveTournaments);
  await settled(() => expect(result.current.failed).toBe(true));
  expect(localStorage.getItem('tournaments')).toBe('{"asOf":1}');
  expect(takeConsole('warn').join()).toContain('the list of tournaments could not be loaded');
  unmount();
});
