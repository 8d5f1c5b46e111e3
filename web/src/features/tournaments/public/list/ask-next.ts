import type { RawDocument } from '../../../../lib/network/public-firestore.ts';
import { reportProblem } from '../../../../lib/report-problem.ts';

let asked: Promise<readonly RawDocument[] | null> | undefined;

/** Requests the next tournaments without the schemas, which come with the cards. Null after a failure. */
async function ask(): Promise<readonly RawDocument[] | null> {
  if (!navigator.onLine) return null;
  try {
    const { readByServerTime, readNextTournaments } = await import(
      '../../../../lib/network/public-firestore.ts'
    );
    return (await readByServerTime(readNextTournaments)).documents;
  } catch (error) {
    reportProblem('the next tournaments could not be loaded', error);
    return null;
  }
}

/** Requests them once in each visit of the home page. */
export function askNextTournaments(): void {
  asked = ask();
}

export function nextTournaments(): Promise<readonly RawDocument[] | null> {
  asked ??= ask();
  return asked;
}
