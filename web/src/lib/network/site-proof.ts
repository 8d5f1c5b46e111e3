import { env } from '../../config/env.ts';
import { reportProblem } from '../report-problem.ts';

const PATIENCE_MS = 8_000;

type TokenSource = (key: string) => Promise<string>;

/** Gives null if App Check fails, because the API decides what a call without a token may do. */
export function createSiteProof(
  key: string | undefined,
  load: () => Promise<TokenSource>,
  patience: () => AbortSignal = () => AbortSignal.timeout(PATIENCE_MS),
): () => Promise<string | null> {
  return async () => {
    if (key === undefined) return null;
    try {
      return await Promise.race([load().then((token) => token(key)), aborted(patience())]);
    } catch (error) {
      reportProblem('the proof of App Check could not be had', error);
      return null;
    }
  };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const giveUp = () => reject(new Error('App Check did not answer'));
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
  });
}

export const siteProof = createSiteProof(env.appCheckKey, async () => {
  const { appCheckToken } = await import('./app-check.ts');
  return appCheckToken;
});
