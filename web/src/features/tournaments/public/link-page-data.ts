import { LINK_PAGE_DATA_ID } from '@copa/domain/tournaments/link-page';
import { type LinkPageData, LinkPageDataSchema } from '@copa/domain/tournaments/link-page-data';
import * as z from 'zod/mini';
import { reportProblem } from '../../../lib/report-problem.ts';

/** The tournament that came with the page of a shared link, if it is this one. */
export function linkPageData(id: string): LinkPageData | null {
  const text = document.getElementById(LINK_PAGE_DATA_ID)?.textContent;
  if (text === undefined || text === null) return null;
  try {
    const data = z.parse(LinkPageDataSchema, JSON.parse(text));
    return data.tournament.id === id ? data : null;
  } catch (error) {
    reportProblem('the data of the page is unreadable', error);
    return null;
  }
}
