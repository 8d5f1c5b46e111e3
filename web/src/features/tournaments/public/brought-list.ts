import { LIST_PAGE_DATA_ID, type ListPageData } from '@copa/domain/tournaments/list-page';
import { pageData } from '../../../lib/page-data.ts';

const inPage = pageData<ListPageData>('the list in the page', LIST_PAGE_DATA_ID);
let given: ListPageData | null | undefined;

/** The list that came with the page, which begins with it; null where none did. */
export function broughtList(): ListPageData | null {
  return given === undefined ? inPage() : given;
}

/** Sets the list as if it had come with the page, for rendering and for tests. */
export function bringList(list: ListPageData | null | undefined): void {
  given = list;
}
