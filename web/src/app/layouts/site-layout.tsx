import { Icon } from '../../components/icon.tsx';
import { OverlayLink } from '../overlay-link.tsx';
import { PageOutlet } from '../page-outlet.tsx';
import * as words from '../words/frame.ts';
import { Footer } from './footer.tsx';
import { mainId } from './main-id.ts';
import { NavBar } from './nav-bar.tsx';

/**
 * The page fills the screen, so that a footer never jumps when its content arrives.
 * `compact` is for the admin area: no footer and no help button.
 */
export function SiteLayout({ compact = false }: { compact?: boolean }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <NavBar helped={!compact} />
      <main id={mainId} tabIndex={-1} className="min-h-[calc(100dvh-4rem)] flex-1">
        <PageOutlet />
      </main>
      {!compact && <Footer />}
      {!compact && <HelpButton />}
    </div>
  );
}

function SkipLink() {
  return (
    <a
      href={`#${mainId}`}
      className="fire-fill sr-only z-50 rounded-md px-5 py-3 font-semibold focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      onClick={(event) => {
        // The hash belongs to the overlays: move the focus without touching it.
        event.preventDefault();
        document.getElementById(mainId)?.focus();
      }}
    >
      {words.toContent}
    </a>
  );
}

/** Stands in the room that the bar leaves for it, where it covers nothing; on wide screens in the margin. */
function HelpButton() {
  return (
    <aside aria-label={words.help}>
      <OverlayLink
        overlay="faq"
        aria-label={words.helpTitle}
        className="help-button fixed z-30 grid place-items-center transition hover:brightness-110"
      >
        <Icon name="help" className="size-(--help-icon)" />
      </OverlayLink>
    </aside>
  );
}
