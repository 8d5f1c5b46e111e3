import { reportProblem } from './report-problem.ts';

export function openShareSheet(shared: ShareData): void {
  navigator.share(shared).catch((error: unknown) => {
    // Closing the system's share sheet rejects the promise, which is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    reportProblem('the share sheet did not open', error);
  });
}
