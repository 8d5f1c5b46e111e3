import { endAllGroups } from '../process/child-group.mjs';
import { stopSignals } from '../process/stop-signals.mjs';

export class Interrupted extends Error {
  constructor() {
    super('interrupted');
    this.name = 'Interrupted';
  }
}

/** Two signals within this time count as one Ctrl-C, because the terminal and npm may each deliver it. */
const sameKeyPressMs = 500;

export function listenForStop({
  say,
  now,
  exit,
}: {
  say: (line: string) => void;
  now: () => number;
  exit: (code: number) => void;
}) {
  let asked: number | undefined;
  let resolveRequest: () => void = () => undefined;
  const requested: Promise<void> = new Promise((resolve) => {
    resolveRequest = resolve;
  });

  const onSignal = () => {
    if (asked === undefined) {
      asked = now();
      say('Stopping; Ctrl-C again stops at once, without saving.');
      resolveRequest();
      return;
    }
    if (now() - asked < sameKeyPressMs) return;
    say('Stopped at once: what changed since the last automatic save is lost.');
    void endAllGroups(0).then(() => exit(130));
  };
  for (const signal of stopSignals) process.on(signal, onSignal);

  return {
    requested,
    isRequested: () => asked !== undefined,
    orInterrupted: <Result>(step: Promise<Result>): Promise<Result> =>
      Promise.race([
        step.catch((error) => {
          throw asked === undefined ? error : new Interrupted();
        }),
        requested.then(() => {
          throw new Interrupted();
        }),
      ]),
  };
}
