/**
 * Local storage that never throws: private mode and a full disk must not break a page.
 * Subscribers hear changes from this tab and from other tabs.
 */
const changed = 'copa:storage';

export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Tells whether the value was kept, so that a caller with something to lose can say so. */
export function writeLocal(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    return false;
  }
  window.dispatchEvent(new Event(changed));
  return true;
}

export function subscribeLocal(onChange: () => void): () => void {
  window.addEventListener(changed, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(changed, onChange);
    window.removeEventListener('storage', onChange);
  };
}
