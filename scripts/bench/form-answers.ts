import { rushOfAnswers } from '../../tests/load/support/answers-rush.ts';
import { startFirestore } from '../../tests/load/support/firestore-server.ts';
import { createProgram } from '../../tests/load/support/program.ts';
import { compared, type Figure } from './figure.ts';
import { percentile } from './statistics.ts';

const ANSWERS = 500;
const ROUNDS = 5;
const SHARE = 0.95;
/** Of the time of the registrations; a transaction for each takes more than three times as long. */
const MOST = 1.5;

/** Answers to one form do not wait for each other, no more than registrations for one tournament do. */
export async function formAnswers(): Promise<Figure> {
  const server = await startFirestore();
  const programs = [0, 1].map(() =>
    createProgram({ projectId: 'demo-bench', firestoreAddress: server.address }),
  );
  const answers: number[] = [];
  const registrations: number[] = [];
  try {
    // The first round warms up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const rush = await rushOfAnswers(programs, `form-${round}`, ANSWERS);
      if (round === 0) continue;
      answers.push(percentile(rush.answers, SHARE));
      registrations.push(percentile(rush.registrations, SHARE));
    }
  } finally {
    await Promise.all(programs.map((program) => program.close()));
    await server.close();
  }
  return compared({
    what: `${ANSWERS} answers at once to one form over two instances, until 95 % are stored`,
    unit: 'ms',
    measured: answers,
    reference: registrations,
    against: `${ANSWERS} registrations at once with them`,
    atMost: MOST,
  });
}
