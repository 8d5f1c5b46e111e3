import { startEmulatorProcess, startListening } from '../../../tests/load/support/emulator-process.ts';
import { limited, type Section, textOf } from '../figure.ts';
import { spreadOf } from '../statistics.ts';

const STARTS = 9;
const MOST_MS = 500;

const bareServer = `
const server = require('node:http').createServer();
server.listen(0, '127.0.0.1', () => console.log('127.0.0.1:' + server.address().port));
`;

export async function emulatorStart(): Promise<readonly Section[]> {
  const times: Record<'emulator' | 'bare', number[]> = { emulator: [], bare: [] };
  for (let round = 0; round <= STARTS; round += 1) {
    const emulator = await startEmulatorProcess();
    await emulator.stop();
    const bare = await startListening(['-e', bareServer]);
    await bare.stop();
    if (round === 0) continue;
    times.emulator.push(emulator.startTime);
    times.bare.push(bare.startTime);
  }
  const bare = spreadOf(times.bare);
  const figure = limited({
    what: 'start of the process until its port is open',
    unit: 'ms',
    measured: times.emulator,
    atMost: MOST_MS,
    reference: `a bare HTTP server of Node: ${textOf(bare, 'ms')}`,
    ratio: spreadOf(times.emulator).median / bare.median,
  });
  return [{ title: 'Embedded Firestore: start', figures: [figure] }];
}
