import { reportProblem } from './report-problem.ts';

/** False if the sheet did not open. A sheet that the person closed was open. */
export async function openShareSheet(shared: ShareData): Promise<boolean> {
  try {
    await navigator.share(shared);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return true;
    reportProblem('the share sheet did not open', error);
    return false;
  }
  return true;
}
