import { readPageData } from '@copa/domain/page-data';
import { reportProblem } from '../report-problem.ts';

export function pageData<Data>(what: string, elementId: string): () => Data | null {
  let known: { readonly text: string | null; readonly data: Data | null } | undefined;
  const parsed = (text: string): Data | null => {
    try {
      return readPageData(text);
    } catch (error) {
      reportProblem(`${what} is unreadable`, error);
      return null;
    }
  };
  return () => {
    const text = globalThis.document?.getElementById(elementId)?.textContent ?? null;
    if (known?.text !== text) known = { text, data: text === null ? null : parsed(text) };
    return known.data;
  };
}
