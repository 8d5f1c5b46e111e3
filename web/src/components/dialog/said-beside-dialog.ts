import { useState } from 'react';
import { useTopDialog } from './top-dialog.ts';

/**
 * Screen readers do not announce what changes beside an open dialog, so the change of `said` waits until the
 * dialog has closed.
 */
export function useSaidBesideDialog<Said>(said: Said): Said {
  const isOpen = useTopDialog() !== null;
  const [before, setBefore] = useState(said);
  if (!isOpen && before !== said) setBefore(said);
  return isOpen ? before : said;
}
