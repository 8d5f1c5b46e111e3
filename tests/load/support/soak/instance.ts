import { createApp } from '../../../../functions/src/app.ts';
import { createPublishScheduled } from '../../../../functions/src/scheduled.ts';
import { listen } from '../http.ts';
import { createProgram } from '../program.ts';
import { accountsAt } from './accounts.ts';

const [firestoreAddress, accountsUrl] = process.argv.slice(2);
if (firestoreAddress === undefined || accountsUrl === undefined || process.send === undefined) {
  throw new Error('started without its arguments, or not as a child');
}
const identity = accountsAt(accountsUrl);

/** Prints only failures, because the tests show the last printed lines when a day goes wrong. */
function sayFailure(line: string): void {
  if (line.includes('"ERROR"')) process.stderr.write(`${line.slice(0, 2000)}\n`);
}

function openProgram(projectId: string) {
  let now = '';
  const address = String(firestoreAddress);
  const clock = () => new Date(now);
  const program = createProgram({ projectId, firestoreAddress: address, clock, say: sayFailure });
  const needs = { ...program.dependencies, identity };
  const setClock = (moment: string) => {
    now = moment;
  };
  return { app: createApp(needs), job: createPublishScheduled(needs), setClock, program, projectId };
}

let own: ReturnType<typeof openProgram> | undefined;

const server = await listen((request, response) => {
  const [projectId = '', now = ''] = String(request.headers['site-and-time']).split(' ');
  if (own?.projectId !== projectId) {
    void own?.program.close();
    own = openProgram(projectId);
  }
  own.setClock(now);
  if (request.url !== '/job') {
    own.app(request, response);
    return;
  }
  Promise.resolve(own.job.run({ scheduleTime: now })).then(
    () => response.end(),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
process.send(server.url);
process.on('disconnect', () => process.exit());
