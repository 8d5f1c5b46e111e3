import { rushOfConfirmations } from '../../tests/load/support/crowds/confirmations-rush.ts';
import { startEmulatorProcess } from '../../tests/load/support/emulator-process.ts';
import { createProgram } from '../../tests/load/support/program.ts';
import { compared, type Figure } from './figure.ts';
import { percentile } from './statistics.ts';

const CROWD = 1000;
const ROUNDS = 3;
const SHARE = 0.99;
/** The target is a share of the time of as many registrations; finding the unit of a ticket adds to it. */
const MOST = 1.5;

/** Everybody taps in the minute in which the confirmation is about to close. */
export async function confirmationsAtOnce(): Promise<Figure> {
  const server = await startEmulatorProcess();
  const programs = [0, 1].map(() =>
    createProgram({ projectId: 'demo-bench', firestoreAddress: server.address }),
  );
  const confirmations: number[] = [];
  const registrations: number[] = [];
  try {
    // The first round warms up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const rush = await rushOfConfirmations(programs, CROWD);
      if (round === 0) continue;
      confirmations.push(percentile(rush.confirmations, SHARE));
      registrations.push(percentile(rush.registrations, SHARE));
    }
    return compared({
      what: `${CROWD} confirmations at once over two instances, until 99 % are answered`,
      unit: 'ms',
      measured: confirmations,
      reference: registrations,
      against: `${CROWD} registrations at once`,
      atMost: MOST,
    });
  } finally {
    await Promise.all(programs.map((program) => program.close()));
    await server.stop();
  }
}
