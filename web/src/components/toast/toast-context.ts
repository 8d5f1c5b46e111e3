import { createContext, useContext } from 'react';
import * as words from '../words/toast.ts';

export type ToastType = 'success' | 'error' | 'warning' | 'info';

interface ToastOptions {
  readonly duration?: number;
  /** A newer toast about the same replaces this one. */
  readonly about?: string | undefined;
}

export type ShowToast = (message: string, options?: ToastOptions) => void;

export type Toasts = Record<ToastType, ShowToast>;

export const ToastContext = createContext<Toasts | null>(null);

export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error(words.outsideProvider);
  return toasts;
}
