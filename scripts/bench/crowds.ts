import { rushOfAnswers } from '../../tests/load/support/crowds/answers-rush.ts';
import { rushOfConfirmations } from '../../tests/load/support/crowds/confirmations-rush.ts';
import { startEmulatorProcess } from '../../tests/load/support/emulator-process.ts';
import { createProgram, type Program } from '../../tests/load/support/program.ts';
import { compared, type Figure, limited, textOf } from './figure.ts';
import { percentile, spreadOf } from './statistics.ts';

const CONFIRMATIONS = 1000;
const ANSWERS = 500;
const MOST_MS = 1000;
/**
 * The target is a share of the time of as many registrations. Finding the unit of a ticket adds to a confirmation; a
 * transaction for each answer would take more than three times as long.
 */
const MOST = 1.5;

export function confirmationsAtOnce(): Promise<Figure> {
  return onTwoInstances(async (programs) => {
    const rush = async () => {
      const { confirmations, registrations } = await rushOfConfirmations(programs, CONFIRMATIONS);
      return { measured: confirmations, reference: registrations };
    };
    return compared({
      what: `${CONFIRMATIONS} confirmations at once over two instances, until 99 % are answered`,
      unit: 'ms',
      ...(await timesOf(3, 0.99, rush)),
      against: `${CONFIRMATIONS} registrations at once`,
      atMost: MOST,
    });
  });
}

/** Answers to one form do not wait for each other, no more than registrations for one tournament do. */
export function formAnswers(): Promise<readonly Figure[]> {
  return onTwoInstances(async (programs) => {
    const rush = (inTurns: boolean) => async (round: number) => {
      const form = `form-${inTurns}-${round}`;
      const { answers, registrations } = await rushOfAnswers(programs, form, ANSWERS, { inTurns });
      return { measured: answers, reference: registrations };
    };
    const alone = await timesOf(5, 0.95, rush(true));
    const together = await timesOf(5, 0.95, rush(false));
    const registered = spreadOf(alone.reference);
    return [
      limited({
        what: `${ANSWERS} answers at once to one form over two instances, until 95 % are stored`,
        unit: 'ms',
        measured: alone.measured,
        atMost: MOST_MS,
        reference: `${ANSWERS} registrations at once: ${textOf(registered, 'ms')}`,
        ratio: spreadOf(alone.measured).median / registered.median,
      }),
      compared({
        what: `the same with ${ANSWERS} registrations at the same moment`,
        unit: 'ms',
        ...together,
        against: 'these registrations',
        atMost: MOST,
      }),
    ];
  });
}

/** The database runs in a process of its own, as in production: it takes as much of a core as the instances. */
async function onTwoInstances<Result>(work: (programs: readonly Program[]) => Promise<Result>) {
  const server = await startEmulatorProcess();
  const programs = [0, 1].map(() =>
    createProgram({ projectId: 'demo-bench', firestoreAddress: server.address }),
  );
  try {
    return await work(programs);
  } finally {
    await Promise.all(programs.map((program) => program.close()));
    await server.stop();
  }
}

type Pair = Readonly<Record<'measured' | 'reference', readonly number[]>>;

/** When this share was answered, in each round but the first, which warms up. */
async function timesOf(rounds: number, share: number, rush: (round: number) => Promise<Pair>) {
  const times = { measured: [] as number[], reference: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    const { measured, reference } = await rush(round);
    if (round === 0) continue;
    times.measured.push(percentile(measured, share));
    times.reference.push(percentile(reference, share));
  }
  return times;
}
