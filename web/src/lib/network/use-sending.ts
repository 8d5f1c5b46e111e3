import { useState } from 'react';

export function useSending() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const start = async (call: () => Promise<unknown>) => {
    setBusy(true);
    setFailure(null);
    try {
      await call();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const forget = () => setFailure(null);
  return { busy, failure, forget, send: (call: () => Promise<unknown>) => void start(call) };
}
