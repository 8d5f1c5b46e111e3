import { type Figures, FiguresSchema } from '@copa/domain/registrations/figures';
import type { LiveQuery } from './live-query.ts';
import { useLiveDocuments } from './use-live-documents.ts';

const LATEST: LiveQuery = { collection: 'figures', equal: {}, newestBy: 'changedAt', pageSize: 12 };

export function useLatestFigures(): readonly Figures[] {
  return useLiveDocuments(LATEST, FiguresSchema, false).documents;
}
