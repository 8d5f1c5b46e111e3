import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { cx } from '../../lib/cx.ts';
import { IconButton } from '../button.tsx';
import * as words from '../words/controls.ts';
import { stackDialog } from './top-dialog.ts';

interface OverlayProps {
  open?: boolean;
  onClose: () => void;
  title: string;
  size?: 'small' | 'medium' | 'tall';
  footer?: ReactNode;
  children: ReactNode;
}

/** Makes long text without controls scrollable by keyboard. */
export const scroller = { tabIndex: 0 };

/**
 * True if the dialog itself is the target. File fields send `cancel` too, and React bubbles the events of
 * inner dialogs to outer dialogs.
 */
function isOwn({ target, currentTarget }: SyntheticEvent): boolean {
  return target === currentTarget;
}

/**
 * Returns the focus to `opener` after an open dialog or panel was removed. Browsers return it only when a
 * dialog closes.
 */
export function giveBackFocus(opener: Element | null): void {
  const isLost = document.activeElement === document.body;
  if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
}

export function Overlay({ open = true, onClose, title, size = 'medium', footer, children }: OverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    if (!open) {
      if (element.open) element.close();
      return undefined;
    }
    if (!element.open) {
      opener.current = document.activeElement;
      element.showModal();
      // Focuses the title, because screen readers would otherwise start at the close button.
      heading.current?.focus({ preventScroll: true });
    }
    const unstack = stackDialog(element);
    return () => {
      unstack();
      if (!element.isConnected) giveBackFocus(opener.current);
    };
  }, [open]);

  // A second Escape may close the dialog despite `preventDefault`. The effect then shows the dialog again
  // while the prop `open` is true.
  useEffect(() => {
    if (open && dialog.current?.open === false) dialog.current.showModal();
  });

  return (
    <dialog
      ref={dialog}
      closedby="any"
      aria-labelledby={titleId}
      className={cx('overlay', size === 'tall' && 'is-tall', size === 'small' && 'is-small')}
      onCancel={(event) => {
        if (!isOwn(event)) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // The event `close` is asynchronous, so the dialog may have been opened again.
        if (open && isOwn(event) && !event.currentTarget.open) onClose();
      }}
    >
      <div className="flex items-center justify-between gap-3 border-b border-line py-2 pr-2 pl-[min(1.25rem,6.25vw)]">
        <h2
          ref={heading}
          id={titleId}
          tabIndex={-1}
          className="min-w-0 text-[length:min(var(--text-xl),8.5vw)] leading-[1.15] hyphens-auto uppercase wrap-break-word"
        >
          {title}
        </h2>
        <IconButton icon="close" label={words.close} onClick={onClose} />
      </div>
      <div
        {...scroller}
        className="flex min-h-0 flex-auto scroll-pb-40 flex-col overflow-y-auto overscroll-contain"
      >
        <div className="flex-auto px-[min(1.25rem,6.25vw)] py-5">{children}</div>
        {footer && (
          <div
            // In a low window a footer that stays in view would cover most of the content, so the footer
            // scrolls.
            className="sticky bottom-[min(0px,(100dvh-30rem)*99)] flex flex-wrap justify-end gap-[min(0.75rem,3.75vw)] border-t border-line bg-coal px-[min(1.25rem,6.25vw)] pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]"
          >
            {footer}
          </div>
        )}
      </div>
    </dialog>
  );
}
