import { TOAST_FADE_MS, TOAST_MS } from '@copa/domain/limits';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useHydrated } from '../../lib/built-page/use-hydrated.ts';
import { cx } from '../../lib/cx.ts';
import { useTopDialog } from '../dialog/top-dialog.ts';
import { Icon, type IconName } from '../icon.tsx';
import * as words from '../words/toast.ts';
import { ToastContext, type Toasts, type ToastType } from './toast-context.ts';

/**
 * An announcement is removed after this time. If a dialog closes together with its toast, the page still
 * announces the toast. If the dialog closes later, the page must not repeat it.
 */
const SAID_MS = 1000;

export function ToastProvider({ children }: { children: ReactNode }) {
  const [items, setItems] = useState<readonly ToastItem[]>([]);
  const [said, setSaid] = useState<readonly ToastItem[]>(NOTHING);
  const nextId = useRef(0);

  const toasts = useMemo<Toasts>(() => {
    const show =
      (type: ToastType) =>
      (message: string, { duration = TOAST_MS, about }: Parameters<Toasts[ToastType]>[1] = {}) => {
        nextId.current += 1;
        const item = { id: nextId.current, type, message, duration, about };
        const isOther = (other: ToastItem) => about === undefined || other.about !== about;
        setItems((current) => [...current.filter(isOther), item]);
        setSaid((current) => [...current, item]);
      };
    return { success: show('success'), error: show('error'), warning: show('warning'), info: show('info') };
  }, []);

  useEffect(() => {
    if (said.length === 0) return undefined;
    const timer = setTimeout(() => setSaid(NOTHING), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);

  const remove = useCallback((id: number) => {
    setItems((current) => current.filter((item) => item.id !== id));
  }, []);

  return (
    <ToastContext value={toasts}>
      {children}
      <ToastRegion count={items.length} said={said}>
        {items.map((item) => (
          <ToastCard key={item.id} item={item} onGone={remove} />
        ))}
      </ToastRegion>
    </ToastContext>
  );
}

interface ToastItem {
  id: number;
  type: ToastType;
  message: string;
  duration: number;
  about: string | undefined;
}

const NOTHING: readonly ToastItem[] = [];

const looks: Record<ToastType, { icon: IconName; label: string; colour: string }> = {
  success: { icon: 'check', label: words.success, colour: 'text-success' },
  error: { icon: 'alert', label: words.error, colour: 'text-danger' },
  warning: { icon: 'alert', label: words.warning, colour: 'text-warning' },
  info: { icon: 'info', label: words.info, colour: 'text-info' },
};

function ToastCard({ item, onGone }: { item: ToastItem; onGone: (id: number) => void }) {
  const [leaving, setLeaving] = useState(false);
  const card = useRef<HTMLButtonElement>(null);
  const focusedBefore = useRef<Element>(null);
  // A tap must not return the focus to a field, because the keyboard of the phone would open.
  const isTapped = useRef(false);
  const { icon, label, colour } = looks[item.type];

  useEffect(() => {
    const leave = () => {
      const { current: before } = focusedBefore;
      const isLost = document.activeElement === card.current && !isTapped.current;
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
      onGone(item.id);
    };
    const timer = leaving
      ? setTimeout(leave, TOAST_FADE_MS)
      : setTimeout(() => setLeaving(true), item.duration);
    return () => clearTimeout(timer);
  }, [leaving, item, onGone]);

  return (
    <button
      ref={card}
      type="button"
      onFocus={({ relatedTarget }) => {
        focusedBefore.current = relatedTarget;
      }}
      onClick={({ detail }) => {
        isTapped.current = detail > 0;
        setLeaving(true);
      }}
      className={cx(
        'toast flex min-h-14 w-full items-start gap-3 px-4 py-4 text-left text-sm transition-opacity duration-300',
        colour,
        leaving ? 'opacity-0' : 'motion-safe:animate-rise',
      )}
    >
      <Icon name={icon} className="size-5" />
      <span className="min-w-0 flex-1 text-ink">
        <span className="sr-only">{label}: </span>
        {item.message}
        <span className="sr-only">{words.tapToClose}</span>
      </span>
    </button>
  );
}

interface ToastRegionProps {
  readonly count: number;
  readonly said: readonly ToastItem[];
  readonly children: ReactNode;
}

/**
 * An open dialog makes the rest of the page inert, so the region moves into the dialog. React does not mount
 * the region again, so that the timers of its toasts go on.
 */
function ToastRegion({ count, said, children }: ToastRegionProps) {
  const dialog = useTopDialog();
  // An open dialog makes the first announcer inert, so the dialog gets a second one, and the first one is
  // empty. When the dialog closes, the first one announces again what the dialog may have taken along.
  return (
    <>
      {announcer(dialog ? NOTHING : said)}
      {dialog && createPortal(announcer(said), dialog)}
      {useHydrated() && (
        <MovingRegion count={count} dialog={dialog}>
          {children}
        </MovingRegion>
      )}
    </>
  );
}

/**
 * Screen readers announce only what is added, so each message has an element of its own, also if it equals
 * another one. As a whole (`aria-atomic`), several messages would be one.
 */
function announcer(said: readonly ToastItem[]) {
  return (
    <output aria-atomic="false" className="sr-only">
      {said.map(({ id, message }) => (
        <span key={id} className="block">
          {message}
        </span>
      ))}
    </output>
  );
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
    // Skips a region that left the page with its dialog. The effect runs again after the region has moved.
    if (!count || !element?.isConnected || !element.showPopover) return undefined;
    // After a dialog has opened, the popover is shown again, so that it lies above the dialog.
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
