import { rushOfAnswers } from '../../tests/load/support/crowds/answers-rush.ts';
import { startEmulatorProcess } from '../../tests/load/support/emulator-process.ts';
import { createProgram } from '../../tests/load/support/program.ts';
import { compared, type Figure, limited, textOf } from './figure.ts';
import { percentile, spreadOf } from './statistics.ts';

const ANSWERS = 500;
const ROUNDS = 5;
const SHARE = 0.95;
/**
 * The target is a share of the time of the registrations; a transaction for each answer takes more than three
 * times as long.
 */
const MOST = 1.5;

const MOST_MS = 1000;

/** Answers to one form do not wait for each other, no more than registrations for one tournament do. */
export async function formAnswers(): Promise<readonly Figure[]> {
  // The database runs in a process of its own, as in production: it takes as much of a core as the instances.
  const server = await startEmulatorProcess();
  const programs = [0, 1].map(() =>
    createProgram({ projectId: 'demo-bench', firestoreAddress: server.address }),
  );
  const measure = async (inTurns: boolean) => {
    const answers: number[] = [];
    const registrations: number[] = [];
    // The first round warms up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const rush = await rushOfAnswers(programs, `form-${inTurns}-${round}`, ANSWERS, { inTurns });
      if (round === 0) continue;
      answers.push(percentile(rush.answers, SHARE));
      registrations.push(percentile(rush.registrations, SHARE));
    }
    return { answers, registrations };
  };
  try {
    const alone = await measure(true);
    const together = await measure(false);
    const registered = spreadOf(alone.registrations);
    return [
      limited({
        what: `${ANSWERS} answers at once to one form over two instances, until 95 % are stored`,
        unit: 'ms',
        measured: alone.answers,
        atMost: MOST_MS,
        reference: `${ANSWERS} registrations at once: ${textOf(registered, 'ms')}`,
        ratio: spreadOf(alone.answers).median / registered.median,
      }),
      compared({
        what: `the same with ${ANSWERS} registrations at the same moment`,
        unit: 'ms',
        measured: together.answers,
        reference: together.registrations,
        against: 'these registrations',
        atMost: MOST,
      }),
    ];
  } finally {
    await Promise.all(programs.map((program) => program.close()));
    await server.stop();
  }
}
