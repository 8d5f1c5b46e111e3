import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../../components/button.tsx';
import * as words from '../../words/match.ts';

interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const WHOLE: View = { scale: 1, x: 0, y: 0 };
const SCALE_MAX = 6;

interface PinnedPictureProps {
  readonly file: Blob;
  /** The name of the unit that sent the picture; null if the organiser chose the picture. */
  readonly of: string | null;
  readonly onClose: () => void;
}

export function PinnedPicture({ file, of, onClose }: PinnedPictureProps) {
  const [view, setView] = useState(WHOLE);
  const image = useRef<HTMLImageElement>(null);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current !== null) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);

  const zoom = (factor: number) =>
    setView(({ scale, x, y }) => {
      const next = Math.min(SCALE_MAX, Math.max(1, scale * factor));
      return next === 1 ? WHOLE : { scale: next, x: (x * next) / scale, y: (y * next) / scale };
    });
  const spread = () => {
    const [one, other] = [...fingers.current.values()];
    return one === undefined || other === undefined ? 0 : Math.hypot(one.x - other.x, one.y - other.y);
  };
  const move = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const wide = spread();
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.current.size > 1 && wide > 0) zoom(spread() / wide);
    else
      setView(({ scale, x, y }) => ({
        scale,
        x: x + event.clientX - before.x,
        y: y + event.clientY - before.y,
      }));
  };
  const lift = (event: PointerEvent) => void fingers.current.delete(event.pointerId);
  return (
    <section
      aria-label={of === null ? words.yourPicture : words.pictureOf(of)}
      className="top-16 z-10 -mx-2 overflow-hidden rounded-b-lg [@media(min-height:30rem)]:sticky border border-line bg-night sm:mx-0"
    >
      <div
        className="h-[34vh] cursor-grab touch-none overflow-hidden"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        }}
        onPointerMove={move}
        onPointerUp={lift}
        onPointerCancel={lift}
        onWheel={(event) => zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15)}
      >
        <img
          ref={image}
          alt={of === null ? words.yourPictureAlt : words.pictureAlt(of)}
          draggable={false}
          onLoad={() => setIsUnreadable(false)}
          onError={() => setIsUnreadable(true)}
          className="size-full object-contain select-none"
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        />
      </div>
      {isUnreadable && (
        <p role="alert" className="absolute inset-x-3 top-3 font-semibold text-danger">
          {words.unreadablePicture}
        </p>
      )}
      <div className="absolute right-1 bottom-1 flex gap-1 rounded-md bg-night/80">
        <Zoom label={words.smaller} sign="−" onPress={() => zoom(1 / 1.5)} />
        <Zoom label={words.larger} sign="+" onPress={() => zoom(1.5)} />
        <IconButton icon="close" label={words.closePicture} onClick={onClose} />
      </div>
    </section>
  );
}

function Zoom({ label, sign, onPress }: { label: string; sign: string; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="grid size-11 place-items-center rounded-md text-xl font-semibold text-mist hover:bg-smoke hover:text-ink"
    >
      {sign}
    </button>
  );
}
