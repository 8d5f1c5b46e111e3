import { reportProblem } from './report-problem.ts';

export function openShareSheet(shared: ShareData): void {
  navigator.share(shared).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    reportProblem('the share sheet did not open', error);
  });
}
