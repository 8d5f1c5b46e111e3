import { HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { learnServerTime } from '../../../lib/network/server-clock.ts';
import { DraftNotice } from './editor-notices.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => learnServerTime(Date.now()));

it.each([26 * HOUR_MS, -HOUR_MS])('says how old a draft is on a phone that is wrong by %d', (wrongBy) => {
  const kept = Date.now() - 5 * MINUTE_MS;
  learnServerTime(Date.now() - wrongBy);
  render(<DraftNotice at={kept} onDiscard={() => undefined} />);
  expect(screen.getByText(/^Recuperamos/).textContent).toContain('hace 5 minutos');
});
