import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useFirstErrorFocus } from './use-first-error-focus.ts';

function Form() {
  const element = useRef<HTMLDivElement>(null);
  const focusFirstError = useFirstErrorFocus(element);
  return (
    <div ref={element}>
      <input aria-label="Nick" />
      <input aria-label="Correo" aria-invalid />
      <button type="button" onClick={focusFirstError}>
        Enviar
      </button>
    </div>
  );
}

afterEach(cleanup);

it('focuses the first field with an error, and only the scroll to the middle moves the page', async () => {
  const focused = vi.spyOn(HTMLElement.prototype, 'focus');
  const moved = vi.spyOn(Element.prototype, 'scrollIntoView');
  render(<Form />);
  await userEvent.click(screen.getByRole('button'));
  const field = screen.getByLabelText('Correo');
  expect(document.activeElement).toBe(field);
  expect(focused.mock.calls[focused.mock.contexts.indexOf(field)]).toEqual([{ preventScroll: true }]);
  expect(moved.mock.contexts).toEqual([field]);
});
