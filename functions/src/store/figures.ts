import { type Figures, FiguresSchema, type Tally } from '@copa/domain/registrations/figures';
import { collection } from './collection.ts';
import type { Writer } from './database.ts';

export const FIGURES = collection('figures', FiguresSchema);

export function figuresOfNothing(id: string): Figures {
  return {
    id,
    changedAt: new Date(0),
    isGone: false,
    pending: 0,
    approved: 0,
    rejected: 0,
    blocked: 0,
    countsBlocked: true,
    confirmed: {},
    created: {},
    decided: {},
  };
}

/** An empty tally only marks the figures as changed. */
export function countFigures(writer: Writer, tournamentId: string, tally: Tally = {}): void {
  writer.tally(FIGURES, tournamentId, tally, 'changedAt');
}

export function beginFigures(writer: Writer, id: string): void {
  writer.stamp(FIGURES, figuresOfNothing(id), 'changedAt');
}

/**
 * Marks the figures as removed, so that other instances learn of the removal. The ageing job removes the
 * document days later.
 */
export function endFigures(writer: Writer, id: string): void {
  writer.stamp(FIGURES, { ...figuresOfNothing(id), isGone: true }, 'changedAt');
}
