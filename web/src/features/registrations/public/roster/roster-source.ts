import { reportProblem } from '../../../../lib/report-problem.ts';
import { readLocal } from '../../../../lib/storage/local-store.ts';
import { storageKeys } from '../../../../lib/storage/storage-keys.ts';

export interface RosterLine {
  readonly number: number;
  readonly name: string;
  readonly tag: string;
}

/** Reads the roster, one document, in the order of registration. A tournament without one has an empty list. */
export async function fetchRoster(tournamentId: string): Promise<readonly RosterLine[]> {
  const { readDocument } = await import('../../../../lib/network/public-firestore.ts');
  const roster = await readDocument(`rosters/${tournamentId}`);
  return linesOf(roster?.data['units']);
}

/** Checked by hand: schemas are more than a visitor of the page downloads. */
function linesOf(units: unknown): readonly RosterLine[] {
  return Object.entries(recordOf(units))
    .flatMap(([number, unit]) => {
      const { name, tag } = recordOf(unit);
      return typeof name === 'string' && typeof tag === 'string'
        ? [{ number: Number(number), name, tag }]
        : [];
    })
    .toSorted((a, b) => a.number - b.number);
}

type Fields = Readonly<Record<string, unknown>>;

const recordOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** The unit whose Mi torneo this phone has opened. */
export function ownNumber(tournamentId: string): number | null {
  try {
    const kept: unknown = JSON.parse(readLocal(storageKeys.tickets) ?? '[]');
    const tickets = Object.values(recordOf(kept)).map((each) => recordOf(recordOf(each)['ticket']));
    const number = tickets.find((ticket) => ticket['tournamentId'] === tournamentId)?.['number'];
    return typeof number === 'number' ? number : null;
  } catch (error) {
    reportProblem('the tickets of this phone are unreadable', error);
    return null;
  }
}
