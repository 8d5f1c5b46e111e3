import { FIGURES_REST_MS } from '@copa/domain/limits';
import { type Figures, FiguresSchema } from '@copa/domain/registrations/figures';
import { useEffect, useRef } from 'react';
import type { LiveQuery } from './live-query.ts';
import { useLiveDocuments } from './use-live-documents.ts';

/** More tournaments do not change at once. */
const LATEST: LiveQuery = { collection: 'figures', equal: {}, newestBy: 'changedAt', pageSize: 12 };

/** The tournaments that changed last, with their counts: one read for each change. Empty without a connection. */
export function useLatestFigures(): readonly Figures[] {
  return useLiveDocuments(LATEST, FiguresSchema).documents;
}

/** Calls `again` at once when `seen` becomes something new, and then at most every `FIGURES_REST_MS`. Empty is nothing new. */
export function useAgainOn(seen: string, again: () => unknown): void {
  const last = useRef({ seen: '', at: 0 });
  useEffect(() => {
    if (seen === '' || seen === last.current.seen) return undefined;
    const timer = setTimeout(
      () => {
        last.current = { seen, at: Date.now() };
        again();
      },
      Math.max(0, last.current.at + FIGURES_REST_MS - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [again, seen]);
}
