import type { PointerEvent, ReactNode } from 'react';
import { cx } from '../../../lib/cx.ts';
import { IconButton } from '../../button.tsx';
import * as words from '../../words/admin.ts';

export const DRAG_ROW = 'data-drag-row';

const EDGE_PX = 72;
const SCROLL_PX = 14;

function rowAt(event: PointerEvent): number | null {
  const row = document.elementFromPoint(event.clientX, event.clientY)?.closest(`[${DRAG_ROW}]`);
  const place = row?.getAttribute(DRAG_ROW) ?? null;
  return place === null ? null : Number(place);
}

export interface DragGripProps {
  readonly label: string;
  readonly index: number;
  readonly onOver: (row: number | null) => void;
  readonly onMove: (to: number) => void;
}

/** Keyboard users move a row with the buttons beside the grip, so the Tab key skips the grip. */
export function DragGrip({ label, index, onOver, onMove }: DragGripProps) {
  const held = (event: PointerEvent<HTMLButtonElement>) =>
    event.currentTarget.hasPointerCapture(event.pointerId);
  return (
    <IconButton
      icon="menu"
      label={words.drag(label)}
      tabIndex={-1}
      className="cursor-grab touch-none active:cursor-grabbing sm:row-span-2 sm:self-center"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        onOver(index);
      }}
      onPointerMove={(event) => {
        if (!held(event)) return;
        if (event.clientY < EDGE_PX) scrollBy({ top: -SCROLL_PX, behavior: 'instant' });
        if (event.clientY > innerHeight - EDGE_PX) scrollBy({ top: SCROLL_PX, behavior: 'instant' });
        const row = rowAt(event);
        if (row !== null) onOver(row);
      }}
      onPointerUp={(event) => {
        const row = held(event) ? rowAt(event) : null;
        if (row !== null && row !== index) onMove(row);
      }}
      onLostPointerCapture={() => onOver(null)}
    />
  );
}

export function DragRow({ index, over, children }: { index: number; over: boolean; children: ReactNode }) {
  return (
    <li {...{ [DRAG_ROW]: index }} className={cx('rounded-lg', over && 'outline-2 outline-gold')}>
      {children}
    </li>
  );
}
