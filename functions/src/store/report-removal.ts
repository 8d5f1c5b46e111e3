import { EVIDENCE, REPORTS } from './collections.ts';
import type { Unit, Writer } from './database.ts';
import { type RemovalPage, removalPage } from './removal-page.ts';

/** Removes a team's report of a match with its picture. */
export function removeReport(writer: Writer, id: string): void {
  writer.remove(REPORTS, id);
  writer.remove(EVIDENCE, id);
}

/** A page of what teams sent, of one stage or of all. */
export function removalOfReports(unit: Unit, tournamentId: string, stage?: number): Promise<RemovalPage> {
  const ofTournament = { field: 'tournamentId', op: '==', value: tournamentId } as const;
  const where =
    stage === undefined
      ? [ofTournament]
      : [ofTournament, { field: 'stage', op: '==', value: stage } as const];
  return removalPage(unit, REPORTS, { where }, (id) => removeReport(unit, id));
}
