import type { RawDocument } from '../../../../lib/network/public-firestore.ts';
import { reportProblem } from '../../../../lib/report-problem.ts';

let early: Promise<readonly RawDocument[] | null> | undefined;

/** Returns raw documents, because the schemas are in the chunk of the cards. */
async function ask(): Promise<readonly RawDocument[] | null> {
  if (!navigator.onLine) return null;
  try {
    const { readByServerTime, readNextTournaments } = await import(
      '../../../../lib/network/public-firestore.ts'
    );
    return (await readByServerTime(readNextTournaments)).documents;
  } catch (error) {
    reportProblem('next tournaments missing', error);
    return null;
  }
}

let hasCards = false;

export function askNextTournaments(): void {
  if (!hasCards) early = ask();
}

export function nextTournaments(): Promise<readonly RawDocument[] | null> {
  hasCards = true;
  const answer = early ?? ask();
  early = undefined;
  return answer;
}
