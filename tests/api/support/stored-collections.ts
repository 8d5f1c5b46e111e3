import * as images from '../../../functions/src/site/image-store.ts';
import type { Collection } from '../../../functions/src/store/collection.ts';
import * as collections from '../../../functions/src/store/collections.ts';
import * as figures from '../../../functions/src/store/figures.ts';
import * as changes from '../../../functions/src/store/tournament-writes.ts';

type Stored = Pick<Collection<{ readonly id: string }>, 'path' | 'schema'>;

export const DECLARING = [
  'fairness/ageing.ts',
  'registrations/consent/contact-ageing.ts',
  'registrations/unreadable-units.ts',
  'site/image-store.ts',
  'site/unused-images.ts',
  'store/agenda.ts',
  'store/collections.ts',
  'store/figures.ts',
  'store/removal-page.ts',
  'store/tournament-writes.ts',
];

export function storedCollections(): readonly Stored[] {
  return [collections, images, figures, changes].flatMap((module) =>
    Object.entries(module).flatMap(([name, value]: [string, unknown]) => {
      const declared: unknown = name.endsWith('Of') && isBelow(value) ? value('id', 1) : value;
      return isCollection(declared) ? [declared] : [];
    }),
  );
}

function isBelow(value: unknown): value is (id: string, stage: number) => unknown {
  return typeof value === 'function';
}

function isCollection(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && 'path' in value && 'schema' in value;
}
