import { readFrom } from '@copa/domain/time/reader.fixture';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CorrectionList } from './board-layout.tsx';

beforeEach(
  () =>
    void vi.useFakeTimers({
      toFake: ['Date', 'setInterval', 'clearInterval'],
      now: new Date('2026-11-29T04:59:55Z'),
    }),
);

it('says «ayer» of a correction as soon as midnight has passed on an open page', () => {
  readFrom('America/Bogota');
  render(<CorrectionList corrections={[{ at: new Date('2026-11-29T02:14:00Z'), text: 'Por captura' }]} />);
  expect(screen.getByText(/9:14/).textContent).toMatch(/^hoy/);
  act(() => void vi.advanceTimersByTime(15_000));
  expect(screen.getByText(/9:14/).textContent).toMatch(/^ayer/);
});
