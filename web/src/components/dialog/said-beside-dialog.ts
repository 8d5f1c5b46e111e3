import { useState } from 'react';
import { useTopDialog } from './top-dialog.ts';

/** A change of `said` waits until the dialog has closed, because screen readers do not announce it before. */
export function useSaidBesideDialog<Said>(said: Said): Said {
  const isOpen = useTopDialog() !== null;
  const [before, setBefore] = useState(said);
  if (!isOpen && before !== said) setBefore(said);
  return isOpen ? before : said;
}
