import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMovingRows } from './use-moving-rows.ts';

const ROW = 40;
const moves: string[] = [];

function Table({ units }: { units: readonly string[] }) {
  return (
    <table ref={useMovingRows()}>
      <tbody>
        {units.map((unit) => (
          <tr key={unit} data-unit={unit} />
        ))}
      </tbody>
    </table>
  );
}

beforeEach(() => {
  moves.length = 0;
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * ROW;
  });
  Object.defineProperty(Element.prototype, 'animate', {
    configurable: true,
    value(this: HTMLElement, [from]: readonly { transform: string }[]) {
      moves.push(`${this.dataset['unit']} ${from?.transform}`);
    },
  });
});

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
});

function reorder(isMotionWanted: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches: isMotionWanted }));
  const { rerender } = render(<Table units={['a', 'b', 'c']} />);
  expect(moves).toEqual([]);
  rerender(<Table units={['c', 'a', 'b', 'd']} />);
}

it('moves each row from its former rank, but no unchanged or new row', () => {
  reorder(true);
  expect(moves).toEqual(['c translateY(80px)', 'a translateY(-40px)', 'b translateY(-40px)']);
});

it('moves nothing with reduced motion', () => {
  reorder(false);
  expect(moves).toEqual([]);
});
