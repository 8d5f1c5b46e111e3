import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { addSpareEntry, backCloses } from '../../../components/dialog/closed-by-back.ts';
import { topDialog, useTopDialog } from '../../../components/dialog/top-dialog.ts';
import { guardDialogs, historyIndex } from '../../../lib/history-guard.ts';

/** Makes the back button close the topmost dialog, unless the browser's own close watcher does. */
export function useBackClosesTop(): void {
  const location = useLocation();
  const top = useTopDialog();
  const here = useRef(0);
  useEffect(() => {
    here.current = historyIndex();
  }, [location]);
  // Uses the index of the router's last address, because a dialog may open while the address is changing.
  useEffect(() => {
    if (top === null || here.current !== 0) return;
    addSpareEntry();
    here.current = 1;
  }, [top]);
  useEffect(() => guardDialogs(backCloses(() => here.current, topDialog)), []);
}
