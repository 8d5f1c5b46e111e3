import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Overlay } from './overlay.tsx';

/** Asks before it closes, as an editor does. */
function Guarded() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Overlay open title="Editor" onClose={() => setAsking(true)}>
        Algo escrito
      </Overlay>
      <Overlay open={asking} title="¿Salir?" onClose={() => setAsking(false)}>
        Tienes cambios
      </Overlay>
    </>
  );
}

function dialog(title: string): HTMLDialogElement {
  const found = screen.getByText(title).closest('dialog');
  if (found === null) throw new Error(`${title} is the title of no dialog`);
  return found;
}

describe('a dialog that asks before it closes', () => {
  it('stays when Escape asks for it, and when the browser closes it without asking', () => {
    render(<Guarded />);
    fireEvent(dialog('Editor'), new Event('cancel', { cancelable: true }));
    expect(dialog('¿Salir?').open).toBe(true);
    expect(dialog('Editor').open).toBe(true);
    fireEvent(dialog('¿Salir?'), new Event('cancel', { cancelable: true }));
    expect(dialog('¿Salir?').open).toBe(false);
    act(() => dialog('Editor').close());
    expect(dialog('¿Salir?').open).toBe(true);
    expect(dialog('Editor').open).toBe(true);
  });
});
