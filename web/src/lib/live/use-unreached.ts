import { useEffect, useState } from 'react';
import { useOnline } from '../network/use-online.ts';

/**
 * Data that stay unconfirmed for this time are old, because the server was not reached. Loading a further page
 * of a list also makes its data unconfirmed, but only briefly.
 */
const UNCONFIRMED_MS = 3000;

/** A browser may count as online although the server is not reached. */
export function useUnreached(isUnconfirmed: boolean): boolean {
  const online = useOnline();
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!isUnconfirmed) return undefined;
    const timer = setTimeout(() => setLasting(true), UNCONFIRMED_MS);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [isUnconfirmed]);
  return isUnconfirmed && (lasting || !online);
}
