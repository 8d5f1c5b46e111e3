import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BarButton, EditorBar } from './editor-bar.tsx';

const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

describe('the bar below an editor', () => {
  it('has one order: out, look, save', () => {
    const nothing = () => undefined;
    const preview = <BarButton variant="secondary" icon="eye" label="Vista previa" onClick={nothing} />;
    render(<EditorBar problem={null} busy={false} preview={preview} onCancel={nothing} />);
    expect(names()).toEqual(['Cancelar', 'Vista previa', 'Guardar']);
  });

  it('keeps it with less in it', () => {
    render(<EditorBar problem={null} busy={false} save="Guardar ajustes" onCancel={() => undefined} />);
    expect(names()).toEqual(['Cancelar', 'Guardar ajustes']);
  });
});
