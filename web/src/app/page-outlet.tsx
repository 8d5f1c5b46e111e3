import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Button, LinkButton } from '../components/button.tsx';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { ErrorState } from '../components/message-state.tsx';
import { paths } from '../config/paths.ts';
import { fetchParts } from '../lib/browser/fetch-parts.ts';
import { useOnline } from '../lib/network/use-online.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import * as words from './words/frame.ts';

export function PageOutlet() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} fallback={(error) => <RouteError error={error} />}>
      <Outlet />
    </ErrorBoundary>
  );
}

const missingPart = /dynamically imported module|module script|preload CSS/i;

function messageFor(error: unknown, online: boolean): string {
  if (!missingPart.test(String(error))) return words.pageFailed;
  return online ? words.partFailed : words.offline;
}

/**
 * A deployment removes the files of this version, so only a reload shows the page. The query goes past the
 * service worker's cache. A reload without a connection would lose the page, so any other failure waits for a tap.
 */
async function loadNewVersion(): Promise<void> {
  // A page that an old cache answered would otherwise be loaded again and again.
  if (performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload'))
    return;
  const { status } = await fetch(`${import.meta.url}?there`, { method: 'HEAD', cache: 'no-store' });
  if (status === 404) location.reload();
}

function loadWhenThere(): void {
  Promise.all(fetchParts()).then(
    () => location.reload(),
    () => undefined,
  );
}

async function loadAgain(): Promise<void> {
  await Promise.allSettled(fetchParts());
  location.reload();
}

function RouteError({ error }: { error: unknown }) {
  const online = useOnline();
  useDocumentTitle(words.failedName);
  useEffect(() => {
    if (!missingPart.test(String(error))) return undefined;
    loadNewVersion().catch(() => undefined);
    addEventListener('online', loadWhenThere);
    return () => removeEventListener('online', loadWhenThere);
  }, [error]);
  return (
    <div className="wrap">
      <ErrorState
        illustration={online ? 'ember' : 'signal'}
        heading="h1"
        title={words.failedTitle}
        actions={
          <>
            <Button onClick={() => void loadAgain()}>{words.tryAgain}</Button>
            <LinkButton variant="secondary" to={paths.home.to()}>
              {words.toStart}
            </LinkButton>
          </>
        }
      >
        <p>{messageFor(error, online)}</p>
      </ErrorState>
    </div>
  );
}
