import { reportProblem } from './report-problem.ts';

/** The person closed the sheet, or tapped twice, so that it is open already. */
const OPENED = ['AbortError', 'InvalidStateError'];

/** False if the sheet did not open. */
export async function openShareSheet(shared: ShareData): Promise<boolean> {
  try {
    await navigator.share(shared);
  } catch (error) {
    if (error instanceof DOMException && OPENED.includes(error.name)) return true;
    reportProblem('the share sheet did not open', error);
    return false;
  }
  return true;
}
