import { createApp } from '../../../functions/src/app.ts';
import { listen } from './http.ts';
import { createProgram } from './program.ts';

const [projectId, firestoreAddress, fault] = process.argv.slice(2);
if (projectId === undefined || firestoreAddress === undefined || process.send === undefined) {
  throw new Error('started without its arguments, or not as a child');
}
const clock = (): Date => {
  // For a registration with a request id, the clock is read first in the desk's transaction, before its
  // commit.
  if (fault === 'die-before-commit') process.kill(process.pid, 'SIGKILL');
  return new Date();
};
const { dependencies } = createProgram({ projectId, firestoreAddress, clock });
const app = createApp(dependencies);

const server = await listen((request, response) => {
  if (fault === 'die-before-answer') {
    response.writeHead = () => {
      process.kill(process.pid, 'SIGKILL');
      return response;
    };
  }
  app(request, response);
});
process.send(server.url);
process.on('disconnect', () => process.exit());
