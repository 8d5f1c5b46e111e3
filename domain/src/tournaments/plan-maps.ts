import type { Tournament } from './tournament.ts';
import { MAPS_IN_LINE } from './words/card.ts';

/** A plan stores sentences, so its maps are read from them. Stages with the same maps say them once. */
export function mapsShown({ plan, mapSelection }: Pick<Tournament, 'plan' | 'mapSelection'>): string {
  const lines = plan?.steps.flatMap((step) => step.lines) ?? [];
  const told = lines.flatMap((line) => MAPS_IN_LINE.exec(line)?.[1] ?? []);
  return told.length === 0 ? mapSelection : [...new Set(told)].join(' · ');
}
