import { useState } from 'react';
import { useTopDialog } from '../../components/dialog/top-dialog.ts';

/**
 * A change of `said` waits until no dialog covers the page, because it would not be announced. Sharing
 * `said-beside-dialog.ts` with visitors would add a chunk to their first page.
 */
export function useSaidAfterDialog<Said>(said: Said): Said {
  const isCovered = useTopDialog() !== null;
  const [last, setLast] = useState(said);
  if (isCovered || last === said) return last;
  setLast(said);
  return said;
}
