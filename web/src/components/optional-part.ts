import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { reportProblem } from '../lib/report-problem.ts';

export function optionalPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  whenFailed: (again: () => void) => ReactNode = () => null,
  whenWaiting: (props: Props) => ReactNode = () => null,
): ComponentType<Props> {
  let part: ComponentType<Props> | null = null;
  let isReported = false;
  return function OptionalPart(props: Props) {
    const [hasArrived, setArrived] = useState(part !== null);
    const [isFailed, setFailed] = useState(false);
    useEffect(() => {
      const end = new AbortController();
      const { signal } = end;
      if (isFailed) {
        const again = () => {
          if (!document.hidden) setFailed(false);
        };
        addEventListener('online', again, { signal });
        document.addEventListener('visibilitychange', again, { signal });
      } else if (!hasArrived) {
        load().then(
          (module) => {
            part = module.default;
            if (!signal.aborted) setArrived(true);
          },
          (error: unknown) => {
            if (!isReported) reportProblem('part missing', error);
            isReported = true;
            if (!signal.aborted) setFailed(true);
          },
        );
      }
      return () => end.abort();
    }, [hasArrived, isFailed]);
    if (part !== null) return createElement(part, props);
    return isFailed ? whenFailed(() => setFailed(false)) : whenWaiting(props);
  };
}
