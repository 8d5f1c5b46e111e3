import { useEffect } from 'react';
import { documentTitle } from '../config/page-meta.ts';

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
}
