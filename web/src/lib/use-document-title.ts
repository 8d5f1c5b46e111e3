import { documentTitle } from '@copa/domain/site/brand';
import { useEffect } from 'react';
import { useSite } from './use-site.ts';

export function useDocumentTitle(title: string): void {
  const { name } = useSite();
  useEffect(() => {
    document.title = documentTitle(title, name);
  }, [name, title]);
}
