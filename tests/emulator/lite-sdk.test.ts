import * as lite from 'firebase/firestore/lite';
import { openWebClient, type WebSdk } from './clients/web-client.ts';
import { runContract } from './contract/contract.ts';
import { PROJECT } from './support/emulator.ts';

lite.setLogLevel('silent');

/** The lite build has the functions that these cases call under the same names, except for `getAggregate`. */
const sdk = { ...lite, getAggregateFromServer: lite.getAggregate } as unknown as WebSdk;

runContract('web SDK, lite build (REST)', {
  provides: ['rules', 'nullOperands'],
  invalidArgument: 'failed-precondition',
  connect: (port) => openWebClient(sdk, PROJECT, port),
});
