import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { listenBeforeRouter } from '../history-guard.ts';
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

function stepTo(idx: number): void {
  history.replaceState({ idx }, '');
  act(() => {
    dispatchEvent(new PopStateEvent('popstate'));
  });
}

describe('what is not saved', () => {
  beforeAll(() => listenBeforeRouter());

  afterEach(() => history.replaceState(null, ''));

  it.each([
    ['in its place', {}, true],
    ['in a new tab', { ctrlKey: true }, false],
    ['in a new tab of a Mac', { metaKey: true }, false],
    ['in a new window', { shiftKey: true }, false],
    ['with the wheel', { button: 1 }, false],
  ])('is asked about if another page opens %s: %o', (_, how, isAsked) => {
    render(<Editor />);
    fireEvent.click(screen.getByRole('link'), how);
    expect(question() !== null).toBe(isAsked);
  });

  it('is asked about at each step, even at a second one before the address is restored', () => {
    history.replaceState({ idx: 2 }, '');
    const go = vi.spyOn(history, 'go').mockImplementation(() => undefined);
    render(<Editor />);
    stepTo(1);
    stepTo(0);
    expect(go.mock.calls).toEqual([[1], [2]]);
    stepTo(2);
    fireEvent.click(screen.getByRole('button', { name: 'Seguir editando' }));
    expect(question()).toBeNull();
    stepTo(1);
    expect(question()).not.toBeNull();
    expect(go).toHaveBeenLastCalledWith(1);
  });
});
