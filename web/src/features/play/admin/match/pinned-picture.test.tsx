import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PinnedPicture } from './pinned-picture.tsx';

it('calls a picture unreadable only until another one is shown', () => {
  const shown = (of: string | null) => (
    <PinnedPicture file={new Blob([])} of={of} onClose={() => undefined} />
  );
  const { rerender } = render(shown(null));
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('alert')).toBeDefined();
  rerender(shown('Fenix'));
  fireEvent.load(screen.getByRole('img'));
  expect(screen.queryByRole('alert')).toBeNull();
});
