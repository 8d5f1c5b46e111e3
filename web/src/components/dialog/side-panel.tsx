import { type ReactNode, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { IconButton } from '../button.tsx';
import * as words from '../words/controls.ts';
import { Overlay } from './overlay.tsx';
import { useTopDialog } from './top-dialog.ts';

interface SidePanelProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

export function SidePanel(props: SidePanelProps) {
  return useIsWide() ? <Beside {...props} /> : <Overlay open size="tall" {...props} />;
}

function Beside({ title, onClose, footer, children }: SidePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => heading.current?.focus({ preventScroll: true }), [title]);
  const isOnTop = useTopDialog() === null;
  useEffect(() => {
    const close = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && isOnTop && !(target instanceof HTMLInputElement)) onClose();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isOnTop, onClose]);
  return (
    <aside
      aria-labelledby={titleId}
      className="surface sticky top-20 grid max-h-[calc(100dvh-6rem)] w-110 shrink-0 grid-rows-[auto_auto_minmax(0,1fr)]"
    >
      <div className="flex items-center justify-between gap-3 border-b border-line py-2 pr-2 pl-5">
        <h2 ref={heading} id={titleId} tabIndex={-1} className="text-xl uppercase wrap-anywhere">
          {title}
        </h2>
        <IconButton icon="close" label={words.close} onClick={onClose} />
      </div>
      <div className="border-b border-line px-5 py-3">{footer}</div>
      <div className="overflow-y-auto overscroll-contain p-5">{children}</div>
    </aside>
  );
}

const WIDE = '(min-width: 80rem)';

function subscribe(listener: () => void): () => void {
  const list = matchMedia(WIDE);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

const useIsWide = () => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
