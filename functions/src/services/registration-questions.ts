import type { Question } from '@copa/domain/question';
import { QUESTIONS } from '../store/collections.ts';
import type { Database } from '../store/database.ts';

/** Long enough for a rush of registrations to share one read, short enough for an organiser not to notice. */
const FRESH_MS = 5000;

interface Known {
  readonly until: number;
  readonly questions: Promise<readonly Question[]>;
}

/** The active questions as they were a moment ago; callers of that moment share one read. */
export function createActiveQuestions(
  database: Database,
  clock: () => Date,
): () => Promise<readonly Question[]> {
  let known: Known | null = null;
  return () => {
    const now = clock().getTime();
    if (known !== null && now < known.until) return known.questions;
    const questions = database.find(QUESTIONS, {
      where: [{ field: 'active', op: '==', value: true }],
    });
    const reading = { until: now + FRESH_MS, questions };
    known = reading;
    questions.catch(() => {
      if (known === reading) known = null;
    });
    return questions;
  };
}
