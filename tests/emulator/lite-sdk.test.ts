import * as lite from 'firebase/firestore/lite';
import { openWebClient, type WebSdk } from './clients/web-client.ts';
import { runContract } from './contract/contract.ts';
import { PROJECT } from './support/emulator.ts';

lite.setLogLevel('silent');

/**
 * The cases here call only functions that the lite build has too. There `getAggregateFromServer` is named
 * `getAggregate`.
 */
const sdk = { ...lite, getAggregateFromServer: lite.getAggregate } as unknown as WebSdk;

runContract('web SDK, lite build (REST)', {
  provides: ['rules', 'nullOperands'],
  invalidArgument: 'failed-precondition',
  connect: (port) => openWebClient(sdk, PROJECT, port),
});
