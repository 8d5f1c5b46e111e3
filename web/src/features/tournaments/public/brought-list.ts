import { readPageData } from '@copa/domain/page-data';
import { LIST_PAGE_DATA_ID, type ListPageData } from '@copa/domain/tournaments/list-page';
import { reportProblem } from '../../../lib/report-problem.ts';

let brought: ListPageData | null | undefined;

/** The list that came with the page, which begins with it; null where none did. */
export function broughtList(): ListPageData | null {
  brought ??= typeof document === 'undefined' ? null : readPage();
  return brought;
}

function readPage(): ListPageData | null {
  const text = document.getElementById(LIST_PAGE_DATA_ID)?.textContent;
  if (text === undefined || text === null) return null;
  try {
    return readPageData(text);
  } catch (error) {
    reportProblem('the list in the page is unreadable', error);
    return null;
  }
}

/** Sets the list as if it had come with the page, for rendering and for tests. */
export function bringList(list: ListPageData | null | undefined): void {
  brought = list;
}
