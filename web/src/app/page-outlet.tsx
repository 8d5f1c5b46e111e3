import { Outlet, useLocation } from 'react-router-dom';
import { Button, LinkButton } from '../components/button.tsx';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { ErrorState } from '../components/message-state.tsx';
import { paths } from '../config/paths.ts';
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
 * Safari keeps a failed preload, so it does not request the module again, not even after a reload. `fetch`
 * ends that.
 */
async function loadAgain(): Promise<void> {
  const parts = document.querySelectorAll<HTMLLinkElement>('[rel=modulepreload], [rel=preload][as=script]');
  await Promise.allSettled(Array.from(parts, ({ href }) => fetch(href)));
  location.reload();
}

function RouteError({ error }: { error: unknown }) {
  const online = useOnline();
  useDocumentTitle(words.failedName);
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
