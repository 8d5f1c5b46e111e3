import type { HeadlineKind } from '@copa/domain/day/headline-kind';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { cx } from '../../../../../lib/cx.ts';
import { keptValue, readableValues } from '../../../../../lib/storage/kept-value.ts';
import { storageKeys } from '../../../../../lib/storage/storage-keys.ts';

const celebrated = keptValue(storageKeys.celebrated, readableValues(z.string()));

const PIECES = 36;
const COLOURS = ['bg-gold', 'bg-ember', 'bg-ink', 'bg-success'] as const;
const DURATION_MS = 1500;

export default function Sparks({ ticketId, kind }: { ticketId: string; kind: HeadlineKind }) {
  const [isDue] = useState(() => celebrated.read()?.[ticketId] !== kind && isMotionWanted());
  const [isOver, setOver] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isDue) return;
    celebrated.keep({ ...celebrated.read(), [ticketId]: kind });
    const sparks = [...(place.current?.children ?? [])].map(fly);
    void Promise.allSettled(sparks.map(({ finished }) => finished)).then(() => setOver(true));
  }, [isDue, ticketId, kind]);
  if (!isDue || isOver) return null;
  return (
    <div
      ref={place}
      data-burst
      aria-hidden="true"
      className="pointer-events-none fixed inset-0 z-50 overflow-hidden"
    >
      {Array.from({ length: PIECES }, (_, index) => (
        <span
          key={index}
          className={cx('absolute top-1/3 left-1/2 h-3 w-2 opacity-0', COLOURS[index % COLOURS.length])}
        />
      ))}
    </div>
  );
}

function isMotionWanted(): boolean {
  return matchMedia('(prefers-reduced-motion: no-preference)').matches && 'animate' in Element.prototype;
}

function fly(spark: Element, index: number): Animation {
  const angle = (index / PIECES) * 2 * Math.PI;
  const far = 90 + ((index * 61) % 150);
  const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far - 60];
  const turn = (index * 97) % 720;
  return spark.animate(
    [
      { transform: 'translate(0, 0) scale(0.2)', opacity: 1, easing: 'cubic-bezier(0.1, 0.8, 0.3, 1)' },
      { transform: `translate(${x}px, ${y}px) rotate(${turn / 2}deg)`, opacity: 1, easing: 'ease-in' },
      { transform: `translate(${x * 1.3}px, ${y + 320}px) rotate(${turn}deg)`, opacity: 0 },
    ],
    { duration: DURATION_MS, delay: (index * 29) % 160 },
  );
}
