import { useEffect } from 'react';
import { documentTitle } from '../config/page-meta.ts';
import { useSite } from './use-site.ts';

export function useDocumentTitle(title: string): void {
  const { name } = useSite();
  useEffect(() => {
    document.title = documentTitle(title, name);
  }, [name, title]);
}
