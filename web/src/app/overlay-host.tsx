import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../components/button.tsx';
import { Overlay } from '../components/dialog/overlay.tsx';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { overlayHashes } from '../config/paths.ts';
import type { Information } from '../features/site/public/information-overlays.tsx';
import { useHydrated } from '../lib/built-page/use-hydrated.ts';
import { lazyPage } from './lazy-page.tsx';
import * as words from './words/frame.ts';

const InformationOverlays = lazyPage(() => import('../features/site/public/information-overlays.tsx'), null);

export function readOverlayHash(hash: string): Information | null {
  if (hash === overlayHashes.terms) return { overlay: 'terms' };
  if (hash === overlayHashes.faq) return { overlay: 'faq', question: null };
  const prefix = overlayHashes.faqQuestion('');
  return hash.startsWith(prefix) ? { overlay: 'faq', question: hash.slice(prefix.length) } : null;
}

function isFromPage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedFromPage' in state;
}

export function OverlayHost() {
  const location = useLocation();
  const { hash, pathname, search } = location;
  const navigate = useNavigate();
  const shown = useHydrated() ? readOverlayHash(hash) : null;

  const close = () => {
    if (isFromPage(location.state)) void navigate(-1);
    else void navigate({ pathname, search, hash: '' }, { replace: true });
  };

  const [everShown, setEverShown] = useState(false);
  if (shown && !everShown) setEverShown(true);

  return (
    <ErrorBoundary resetKey={hash} fallback={() => shown && <OverlayError onClose={close} />}>
      {everShown && <InformationOverlays shown={shown} onClose={close} />}
    </ErrorBoundary>
  );
}

function OverlayError({ onClose }: { onClose: () => void }) {
  return (
    <Overlay
      size="small"
      title={words.notOpened}
      onClose={onClose}
      footer={<Button onClick={() => location.reload()}>{words.reload}</Button>}
    >
      <p>{words.notOpenedText}</p>
    </Overlay>
  );
}
