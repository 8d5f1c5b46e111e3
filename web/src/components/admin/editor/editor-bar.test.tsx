import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BarButton, EditorBar } from './editor-bar.tsx';

const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

describe('the bar below an editor', () => {
  it('has one order: cancel, preview, save', () => {
    const nothing = () => undefined;
    const preview = <BarButton variant="secondary" icon="eye" label="Vista previa" onClick={nothing} />;
    render(<EditorBar problem={null} busy={false} preview={preview} onCancel={nothing} />);
    expect(names()).toEqual(['Cancelar', 'Vista previa', 'Guardar']);
  });

  it('keeps the order without a preview', () => {
    render(<EditorBar problem={null} busy={false} save="Guardar ajustes" onCancel={() => undefined} />);
    expect(names()).toEqual(['Cancelar', 'Guardar ajustes']);
  });
});
