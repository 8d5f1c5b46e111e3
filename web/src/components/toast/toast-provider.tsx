import { TOAST_MS } from '@copa/domain/limits';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { ToastCard, type ToastItem } from './toast-card.tsx';
import { ToastContext, type Toasts, type ToastType } from './toast-context.ts';
import { ToastRegion } from './toast-region.tsx';

export function ToastProvider({ children }: { children: ReactNode }) {
  const [items, setItems] = useState<readonly ToastItem[]>([]);
  const nextId = useRef(0);

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
      <ToastRegion count={items.length} announcement={items.at(-1)?.message}>
        {items.map((item) => (
          <ToastCard key={item.id} item={item} onGone={remove} />
        ))}
      </ToastRegion>
    </ToastContext>
  );
}
