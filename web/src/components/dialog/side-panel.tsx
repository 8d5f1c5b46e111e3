import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useMedia, WIDE } from '../../lib/browser/use-media.ts';
import { IconButton } from '../button.tsx';
import * as words from '../words/controls.ts';
import { giveBackFocus, Overlay, scroller } from './overlay.tsx';
import { useDialogCount, useTopDialog } from './top-dialog.ts';

interface SidePanelProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Switches between panel and dialog only while no other dialog is open. Otherwise this dialog would open
 * above the other one.
 */
export function SidePanel(props: SidePanelProps) {
  const wanted = useMedia(WIDE);
  const [isWide, setIsWide] = useState(wanted);
  const isCovered = useDialogCount() > (isWide ? 0 : 1);
  if (wanted !== isWide && !isCovered) setIsWide(wanted);
  return isWide ? <Beside {...props} /> : <Overlay size="tall" {...props} />;
}

function Beside({ title, onClose, footer, children }: SidePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const opener = useRef<Element>(null);
  useEffect(() => {
    opener.current = document.activeElement;
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  useEffect(() => () => giveBackFocus(opener.current), []);
  const isOnTop = useTopDialog() === null;
  useEffect(() => {
    const close = ({ key, target }: KeyboardEvent) => {
      const isField = target instanceof Element && target.matches('input, textarea, select');
      if (key === 'Escape' && isOnTop && !isField) onClose();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isOnTop, onClose]);
  // `max-h` keeps the panel from sliding under the top bar when the page is scrolled to its end.
  return (
    <aside
      aria-labelledby={titleId}
      className="surface sticky top-20 flex max-h-[calc(100dvh-9rem)] w-110 shrink-0 flex-col"
    >
      <div className="flex items-center justify-between gap-3 border-b border-line py-2 pr-2 pl-5">
        <h2 ref={heading} id={titleId} tabIndex={-1} className="text-xl uppercase wrap-anywhere">
          {title}
        </h2>
        <IconButton icon="close" label={words.close} onClick={onClose} />
      </div>
      {footer && (
        <div className="flex flex-wrap justify-end gap-3 border-b border-line px-5 py-3">{footer}</div>
      )}
      <div {...scroller} className="min-h-0 flex-auto overflow-y-auto overscroll-contain p-5">
        {children}
      </div>
    </aside>
  );
}
