import * as lite from 'firebase/firestore/lite';
import { openWebClient, type WebSdk } from './clients/web-client.ts';
import { runContract } from './contract/contract.ts';
import { PROJECT } from './support/emulator.ts';

lite.setLogLevel('silent');

/**
 * The cases that run here need only functions of the lite build, which exports `getAggregateFromServer` as
 * `getAggregate`.
 */
const sdk = { ...lite, getAggregateFromServer: lite.getAggregate } as unknown as WebSdk;

runContract('web SDK, lite build (REST)', {
  provides: ['rules', 'nullOperands'],
  invalidArgument: 'failed-precondition',
  connect: (port) => openWebClient(sdk, PROJECT, port),
});
