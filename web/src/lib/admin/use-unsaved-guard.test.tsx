import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

function Editor() {
  const { asking, stay } = useUnsavedGuard(true);
  return (
    <>
      <a href="#otra">Otra pantalla</a>
      {asking && (
        <button type="button" onClick={stay}>
          Seguir editando
        </button>
      )}
    </>
  );
}

const question = () => screen.queryByRole('button', { name: 'Seguir editando' });

describe('what is not saved', () => {
  it.each([
    ['in its place', {}, true],
    ['in a new tab', { ctrlKey: true }, false],
    ['in a new tab of a Mac', { metaKey: true }, false],
    ['in a new window', { shiftKey: true }, false],
    ['with the wheel', { button: 1 }, false],
  ])('is asked about where another page opens %s: %o', (_, how, isAsked) => {
    render(<Editor />);
    fireEvent.click(screen.getByRole('link'), how);
    expect(question() !== null).toBe(isAsked);
  });
});
