import * as firestore from 'firebase/firestore';
import { openWebClient } from './clients/web-client.ts';
import { runContract } from './contract/contract.ts';
import { PROJECT } from './support/emulator.ts';

firestore.setLogLevel('silent');

runContract('web SDK in Node (gRPC)', {
  provides: ['listen', 'offline', 'rules', 'nullOperands'],
  connect: (port) => openWebClient(firestore, PROJECT, port),
});
