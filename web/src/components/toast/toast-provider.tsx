import { TOAST_MS } from '@copa/domain/limits';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ToastCard, type ToastItem } from './toast-card.tsx';
import { ToastContext, type Toasts, type ToastType } from './toast-context.ts';

/** Top layer, so that a toast is seen above an open dialog as well. */
function useTopLayer(count: number) {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = region.current;
    if (count === 0 || !element?.showPopover) return undefined;
    element.showPopover();
    return () => element.hidePopover();
  }, [count]);
  return region;
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [items, setItems] = useState<readonly ToastItem[]>([]);
  const nextId = useRef(0);
  const region = useTopLayer(items.length);

  const toasts = useMemo<Toasts>(() => {
    const show =
      (type: ToastType) =>
      (message: string, duration = TOAST_MS) => {
        nextId.current += 1;
        const item = { id: nextId.current, type, message, duration };
        setItems((current) => [...current, item]);
      };
    return { success: show('success'), error: show('error'), warning: show('warning'), info: show('info') };
  }, []);

  const remove = useCallback((id: number) => {
    setItems((current) => current.filter((item) => item.id !== id));
  }, []);

  return (
    <ToastContext value={toasts}>
      {children}
      {/* A popover leaves the page while it is empty, so what is announced lives in a place that never does. */}
      <output className="sr-only">{items.at(-1)?.message}</output>
      <section ref={region} popover="manual" aria-label="Notificaciones" className="toast-region">
        {items.map((item) => (
          <ToastCard key={item.id} item={item} onGone={remove} />
        ))}
      </section>
    </ToastContext>
  );
}
