import { FIGURES_REST_MS } from '@copa/domain/limits';
import { useEffect, useRef } from 'react';

export function useRefetchOnChange(version: string, refetch: () => unknown): void {
  const last = useRef({ version: '', at: 0 });
  useEffect(() => {
    if (version === '' || version === last.current.version) return undefined;
    const timer = setTimeout(
      () => {
        last.current = { version, at: Date.now() };
        refetch();
      },
      Math.max(0, last.current.at + FIGURES_REST_MS - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [refetch, version]);
}
