import type { RawDocument } from '../../../../lib/network/public-firestore.ts';
import { reportProblem } from '../../../../lib/report-problem.ts';

let asked: Promise<readonly RawDocument[] | null> | undefined;

/** Asks without the schemas, which come with the cards. Null if the answer failed. */
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

/** Each visit of the home page asks once. */
export function askNextTournaments(): void {
  asked = ask();
}

export function nextTournaments(): Promise<readonly RawDocument[] | null> {
  asked ??= ask();
  return asked;
}
