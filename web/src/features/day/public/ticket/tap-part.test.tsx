import type { HeadlineAction } from '@copa/domain/day/headline';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TapPart } from './tap-part.tsx';

it('gives its focus to the name of the unit once nothing is left to tap', () => {
  const tapping = { waiting: null, sending: false, refusal: null, send: vi.fn<() => void>() };
  const shown = (action: HeadlineAction | null) => (
    <>
      <h1 tabIndex={-1}>Rayo</h1>
      <TapPart action={action} tapping={tapping} />
    </>
  );
  const { rerender } = render(shown(null));
  expect(document.activeElement).toBe(document.body);
  rerender(shown({ does: 'confirm', window: 'entry', isLate: false, until: new Date(0) }));
  screen.getByRole('button', { name: 'CONFIRMO' }).focus();
  rerender(shown(null));
  expect(document.activeElement?.textContent).toBe('Rayo');
});
