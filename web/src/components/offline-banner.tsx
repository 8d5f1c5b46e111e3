import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { useOnline } from '../lib/network/use-online.ts';
import { Icon } from './icon.tsx';
import * as words from './words/controls.ts';

/** `<output>` is always rendered, so that screen readers announce a change of its content. */
export function OfflineBanner() {
  const online = useOnline();
  const [wasOffline, setWasOffline] = useState(false);
  if (!online && !wasOffline) setWasOffline(true);
  const isAdmin = useLocation().pathname.startsWith(paths.admin.home.path);
  return (
    <output className="pointer-events-none fixed inset-x-0 bottom-(--bottom-bar) z-20">
      {online && wasOffline && <span className="sr-only">{words.online}</span>}
      {!online && (
        <span className="offline-note flex items-center justify-center gap-2 border-t border-warning/40 bg-ash px-4 py-2 text-sm text-warning">
          <Icon name="offline" className="size-5" />
          {isAdmin ? words.offlineAdmin : words.offline}
        </span>
      )}
    </output>
  );
}
