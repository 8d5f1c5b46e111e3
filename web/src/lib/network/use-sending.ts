import { useState } from 'react';

/** `input` counts the changes that the person makes. Each of them ends the failure. */
export function useSending(input = 0) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [lastInput, setLastInput] = useState(input);
  const forget = () => setFailure(null);
  if (input !== lastInput) {
    setLastInput(input);
    forget();
  }
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
  return { busy, failure, forget, send: (call: () => Promise<unknown>) => void start(call) };
}
