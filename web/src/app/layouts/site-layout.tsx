import { PageOutlet } from '../page-outlet.tsx';
import { Footer } from './footer.tsx';
import { HelpButton } from './help-button.tsx';
import { mainId } from './main-id.ts';
import { NavBar } from './nav-bar.tsx';
import { SkipLink } from './skip-link.tsx';

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
