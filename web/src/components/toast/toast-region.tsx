import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useTopDialog } from '../dialog/top-dialog.ts';
import * as words from '../words/toast.ts';

interface ToastRegionProps {
  readonly count: number;
  readonly announcement: string | undefined;
  readonly children: ReactNode;
}

/**
 * The region of toasts. An open modal makes the rest of the page inert, so toasts move into it and out again as
 * one element: neither their time nor their fading starts over.
 */
export function ToastRegion({ count, announcement, children }: ToastRegionProps) {
  const dialog = useTopDialog();
  // Both of them are there before there is anything to say; the one outside an open dialog is not heard.
  return (
    <>
      <Announcer text={announcement} />
      {dialog !== null && createPortal(<Announcer text={announcement} />, dialog)}
      {useHydrated() && (
        <MovingRegion count={count} dialog={dialog}>
          {children}
        </MovingRegion>
      )}
    </>
  );
}

function Announcer({ text }: { text: string | undefined }) {
  return <output className="sr-only">{text}</output>;
}

interface MovingRegionProps {
  readonly count: number;
  readonly dialog: HTMLDialogElement | null;
  readonly children: ReactNode;
}

function MovingRegion({ count, dialog, children }: MovingRegionProps) {
  const [place] = useState(() => document.createElement('div'));
  const region = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    (dialog ?? document.body).append(place);
  }, [dialog, place]);
  useLayoutEffect(() => () => place.remove(), [place]);

  useEffect(() => {
    const element = region.current;
    // A dialog that closes as the toast comes removes it from the page for a moment; moving out of the dialog
    // runs this again.
    if (count === 0 || !element?.isConnected || !element.showPopover) return undefined;
    // Shown last it is on top, also of the dialog that it is in.
    element.showPopover();
    return () => element.hidePopover();
  }, [count, dialog]);

  return createPortal(
    <section ref={region} popover="manual" aria-label={words.notices} className="toast-region">
      {children}
    </section>,
    place,
  );
}
