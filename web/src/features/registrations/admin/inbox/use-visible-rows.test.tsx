import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useVisibleRows } from './use-visible-rows.ts';

const page = { scrolled: 0, rowHeight: 100, screen: 800 };

const frames: FrameRequestCallback[] = [];
let resized: () => void = () => undefined;
const disconnect = vi.fn<() => void>();

function List({ ids }: { ids: readonly string[] }) {
  const { list, start, end, rowHeight } = useVisibleRows(ids);
  return (
    <>
      <ul ref={list}>
        {ids.slice(start, end).map((id) => (
          <li key={id}>{id}</li>
        ))}
      </ul>
      <output>{rowHeight}</output>
    </>
  );
}

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `fila ${from + index}`);
const drawn = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

function scrollTo(rows: number): void {
  page.scrolled = rows * page.rowHeight;
  act(() => {
    window.dispatchEvent(new Event('scroll'));
    for (const frame of frames.splice(0)) frame(0);
  });
}

describe('useVisibleRows', () => {
  beforeEach(() => {
    Object.assign(page, { scrolled: 0, rowHeight: 100, screen: 800 });
    vi.stubGlobal('innerHeight', page.screen);
    vi.stubGlobal(
      'ResizeObserver',
      class {
        disconnect = disconnect;
        constructor(measure: () => void) {
          resized = measure;
        }
        observe(): void {
          resized();
        }
      },
    );
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
    vi.stubGlobal('cancelAnimationFrame', () => frames.splice(0));
    vi.stubGlobal('scrollBy', ({ top = 0 }: ScrollToOptions) => {
      page.scrolled += top;
    });
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => page.rowHeight);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
      () => ({ top: -page.scrolled }) as DOMRect,
    );
  });
  it('draws the rows on the screen and eight around them, whatever the number of rows', () => {
    render(<List ids={numbered(0, 5000)} />);
    expect(drawn()).toEqual(numbered(0, 16));
    scrollTo(1000);
    expect(drawn()).toEqual(numbered(992, 1016));
    scrollTo(4995);
    expect(drawn()).toEqual(numbered(4987, 5000));
  });

  it('keeps the row under the thumb in place when rows above it come or go', () => {
    const { rerender } = render(<List ids={numbered(0, 100)} />);
    scrollTo(50);
    rerender(<List ids={['nueva', ...numbered(0, 100)]} />);
    expect(page.scrolled).toBe(5100);
    rerender(<List ids={numbered(10, 100)} />);
    expect(page.scrolled).toBe(4000);
    rerender(<List ids={numbered(10, 60)} />);
    expect(page.scrolled).toBe(4000);
  });

  it('shows new rows to a reader at the top', () => {
    const { rerender } = render(<List ids={numbered(0, 100)} />);
    rerender(<List ids={['nueva', ...numbered(0, 100)]} />);
    expect(page.scrolled).toBe(0);
    expect(drawn()[0]).toBe('nueva');
  });

  it('stays where it is when the row under the thumb is no longer in the list', () => {
    const { rerender } = render(<List ids={numbered(0, 100)} />);
    scrollTo(50);
    rerender(<List ids={numbered(60, 100)} />);
    expect(page.scrolled).toBe(5000);
  });

  it('measures the rows again when the reader makes the words larger', () => {
    render(<List ids={numbered(0, 5000)} />);
    page.rowHeight = 200;
    act(() => resized());
    expect(screen.getByRole('status').textContent).toBe('200');
    expect(drawn()).toEqual(numbered(0, 12));
  });

  it('stops listening when it is unmounted', () => {
    const { unmount } = render(<List ids={numbered(0, 10)} />);
    disconnect.mockClear();
    unmount();
    expect(disconnect).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('scroll'));
    expect(frames).toEqual([]);
  });
});
