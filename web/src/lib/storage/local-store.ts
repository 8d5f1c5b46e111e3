const changed = 'copa:storage';
/** Values that the browser refuses to store (private mode, full disk) stay in memory until a reload. */
const refused = new Map<string, string | null>();

export function readLocal(key: string): string | null {
  const held = refused.get(key);
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** False if the change lasts only until a reload. */
export function writeLocal(key: string, value: string | null): boolean {
  const kept = keep(key, value);
  if (kept) refused.delete(key);
  else refused.set(key, value);
  window.dispatchEvent(new Event(changed));
  return kept;
}

function keep(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function localKeys(): readonly string[] {
  const keys = new Set([...storedKeys(), ...refused.keys()]);
  return [...keys].filter((key) => readLocal(key) !== null);
}

function storedKeys(): readonly string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

export function subscribeLocal(onChange: () => void): () => void {
  window.addEventListener(changed, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(changed, onChange);
    window.removeEventListener('storage', onChange);
  };
}
