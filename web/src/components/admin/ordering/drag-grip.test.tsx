import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DRAG_ROW, DragGrip } from './drag-grip.tsx';
import { moved } from './reorder.ts';

const ROW_PX = 100;
const captured = new Set<number>();
const scrolled = vi.fn<(options: ScrollToOptions) => void>();

function Rows() {
  const [names, setNames] = useState<readonly string[]>(['Nick', 'Clan', 'País']);
  const [over, setOver] = useState<number | null>(null);
  return (
    <ol>
      {names.map((name, index) => (
        <li key={name} {...{ [DRAG_ROW]: index }} data-over={over === index}>
          {name}
          <DragGrip
            label={name}
            index={index}
            onOver={setOver}
            onMove={(to) => setNames(moved(names, index, to))}
          />
        </li>
      ))}
    </ol>
  );
}

const grip = (name: string) => screen.getByRole('button', { name: `Arrastrar ${name}` });
const rows = () => screen.getAllByRole('listitem');
const order = () => rows().map(({ textContent }) => textContent);
const over = () => rows().findIndex((row) => row.dataset['over'] === 'true');
const finger = (row: number) => ({
  pointerId: 7,
  pointerType: 'touch',
  clientX: 20,
  clientY: row * ROW_PX + 50,
});

function letGo(element: HTMLElement, how: 'pointerUp' | 'pointerCancel', row: number): void {
  fireEvent[how](element, finger(row));
  captured.clear();
  fireEvent.lostPointerCapture(element, finger(row));
}

describe('dragging by a finger', () => {
  beforeEach(() => {
    vi.stubGlobal('innerHeight', 600);
    vi.stubGlobal('scrollBy', scrolled);
    scrolled.mockClear();
    Object.assign(document, {
      elementFromPoint: (_: number, y: number) => rows()[Math.floor(y / ROW_PX)] ?? null,
    });
    Object.assign(Element.prototype, {
      setPointerCapture: (id: number) => captured.add(id),
      hasPointerCapture: (id: number) => captured.has(id),
    });
    render(<Rows />);
  });
  afterEach(() => {
    captured.clear();
    Reflect.deleteProperty(document, 'elementFromPoint');
    Reflect.deleteProperty(Element.prototype, 'setPointerCapture');
    Reflect.deleteProperty(Element.prototype, 'hasPointerCapture');
  });

  it('moves a row to the place where it is released, and previews that place', () => {
    const held = grip('País');
    fireEvent.pointerDown(held, finger(2));
    fireEvent.pointerMove(held, finger(1));
    expect(over()).toBe(1);
    fireEvent.pointerMove(held, finger(0));
    expect(over()).toBe(0);
    expect(order()).toEqual(['Nick', 'Clan', 'País']);
    letGo(held, 'pointerUp', 0);
    expect(order()).toEqual(['País', 'Nick', 'Clan']);
    expect(over()).toBe(-1);
  });

  it('moves nothing when a call or another gesture takes the finger away', () => {
    const held = grip('País');
    fireEvent.pointerDown(held, finger(2));
    fireEvent.pointerMove(held, finger(0));
    letGo(held, 'pointerCancel', 0);
    expect(order()).toEqual(['Nick', 'Clan', 'País']);
    expect(over()).toBe(-1);
  });

  it('moves nothing outside the rows, or without a press', () => {
    const held = grip('Nick');
    fireEvent.pointerMove(held, finger(1));
    expect(over()).toBe(-1);
    fireEvent.pointerDown(held, finger(0));
    letGo(held, 'pointerUp', 9);
    expect(order()).toEqual(['Nick', 'Clan', 'País']);
  });

  it('brings more of the list onto the screen at its edges', () => {
    const held = grip('Clan');
    fireEvent.pointerDown(held, finger(1));
    fireEvent.pointerMove(held, { ...finger(2), clientY: 580 });
    expect(scrolled).toHaveBeenLastCalledWith({ top: 14, behavior: 'instant' });
    fireEvent.pointerMove(held, { ...finger(0), clientY: 10 });
    expect(scrolled).toHaveBeenLastCalledWith({ top: -14, behavior: 'instant' });
  });
});
