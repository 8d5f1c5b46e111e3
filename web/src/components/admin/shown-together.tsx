import { type ComponentType, type ReactNode, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ArrivedContext, AwaitedContext, type StartWait, useAwaited } from '../../lib/admin/awaited.ts';
import { fetchParts } from '../../lib/browser/fetch-parts.ts';
import { useOnline } from '../../lib/network/use-online.ts';
import { Button } from '../button.tsx';
import { optionalPart } from '../optional-part.ts';
import { PageSkeleton, Skeleton } from '../skeleton.tsx';
import * as words from '../words/admin.ts';

const PATIENCE_MS = 5000;

export function AwaitedArea({ address, children }: { address: string; children: ReactNode }) {
  const [arrivedAddress, setArrived] = useState('');
  const latestAddress = useRef(address);
  const waits = useRef(0);
  const [startWait] = useState(
    (): StartWait => () => {
      waits.current += 1;
      return () => {
        waits.current -= 1;
        // An arrived part may mount further parts that wait. The microtask runs after they are counted.
        queueMicrotask(() => {
          if (waits.current === 0) setArrived(latestAddress.current);
        });
      };
    },
  );
  const online = useOnline();
  useLayoutEffect(() => {
    latestAddress.current = address;
    if (waits.current === 0 || !online) setArrived(address);
  }, [address, online]);
  useEffect(() => {
    const patience = setTimeout(() => setArrived(address), PATIENCE_MS);
    return () => clearTimeout(patience);
  }, [address]);
  return (
    <AwaitedContext value={startWait}>
      <ArrivedContext value={arrivedAddress === address}>{children}</ArrivedContext>
    </AwaitedContext>
  );
}

/**
 * A late part would move the other parts, so the children are hidden until `ArrivedContext` is true. Hidden
 * children are mounted, so that everything loads at the same time.
 */
export function ShownTogether({ loading, children }: { loading: string; children: ReactNode }) {
  const hasArrived = use(ArrivedContext);
  return (
    <>
      {!hasArrived && (
        <div className="grid gap-3">
          <output className="sr-only">{loading}</output>
          <Skeleton className="h-24" />
          <Skeleton className="h-40" />
        </div>
      )}
      <div hidden={!hasArrived} className={hasArrived ? 'contents' : ''}>
        {children}
      </div>
    </>
  );
}

function Waiting() {
  useAwaited(true);
  return null;
}

export function AwaitedPage({ label }: { readonly label: string }) {
  return (
    <>
      <PageSkeleton label={label} />
      <Waiting />
    </>
  );
}

const LIMIT_MS = 10_000;

/** Older browsers never import a failed module again, so this reloads the page once the modules have arrived. */
export const loadPartAgain = (again: () => void): void =>
  void Promise.all(fetchParts({ signal: AbortSignal.timeout(LIMIT_MS) })).then(
    () => location.reload(),
    again,
  );

const partMissing = (again: () => void) => (
  <p role="alert" className="flex flex-wrap items-center gap-x-3 font-semibold text-warning">
    {words.partMissing}
    <Button variant="ghost" onClick={() => loadPartAgain(again)}>
      {words.tryAgain}
    </Button>
  </p>
);

export function awaitedPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  return optionalPart(load, partMissing, () => <Waiting />);
}
