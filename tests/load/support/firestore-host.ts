import { HURRIED_CLOCK, PRODUCT_RULES, startFirestore } from './firestore-server.ts';

const server = await startFirestore({ rules: PRODUCT_RULES, serverClock: HURRIED_CLOCK });
process.on('message', () => {
  const sockets = process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;
  process.send?.({ sockets, ...server.openStreams });
});
process.on('disconnect', () => process.exit());
process.send?.(server.address);
