import * as firestore from 'firebase/firestore';
import { openWebClient } from './clients/web-client.ts';
import { runContract } from './contract/contract.ts';
import { PROJECT } from './support/emulator.ts';

// The SDK logs every refused write as a warning; the contract checks the errors themselves.
firestore.setLogLevel('silent');

runContract('web SDK in Node (gRPC)', {
  provides: ['listen', 'offline', 'rules', 'nullOperands'],
  connect: (port) => openWebClient(firestore, PROJECT, port),
});
