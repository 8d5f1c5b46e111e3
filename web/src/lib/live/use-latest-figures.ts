import { type Figures, FiguresSchema } from '@copa/domain/registrations/figures';
import type { LiveQuery } from './live-query.ts';
import { useLiveDocuments } from './use-live-documents.ts';

/** At most this many tournaments change at the same moment. */
const LATEST: LiveQuery = { collection: 'figures', equal: {}, newestBy: 'changedAt', pageSize: 12 };

/** The figures of the tournaments that changed last; each change costs one read. The list is empty without a connection. */
export function useLatestFigures(): readonly Figures[] {
  return useLiveDocuments(LATEST, FiguresSchema).documents;
}
