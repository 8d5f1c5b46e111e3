import { type Figures, FiguresSchema } from '@copa/domain/registrations/figures';
import type { LiveQuery } from './live-query.ts';
import { useLiveDocuments } from './use-live-documents.ts';

/** The query for the latest figures; its limit exceeds the number of tournaments that change at once. */
const LATEST: LiveQuery = { collection: 'figures', equal: {}, newestBy: 'changedAt', pageSize: 12 };

/**
 * The figures of the last changed tournaments; each change costs one read. Offline the list is empty. No
 * screen waits for the figures.
 */
export function useLatestFigures(): readonly Figures[] {
  return useLiveDocuments(LATEST, FiguresSchema, false).documents;
}
