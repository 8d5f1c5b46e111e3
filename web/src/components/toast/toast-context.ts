import { createContext, useContext } from 'react';
import * as words from '../words/toast.ts';

export type ToastType = 'success' | 'error' | 'warning' | 'info';

export type ShowToast = (message: string, duration?: number) => void;

export type Toasts = Record<ToastType, ShowToast>;

export const ToastContext = createContext<Toasts | null>(null);

export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error(words.outsideProvider);
  return toasts;
}
