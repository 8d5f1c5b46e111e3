import { Link } from 'react-router-dom';
import { Icon } from '../../components/icon.tsx';
import { LogoMark, Wordmark } from '../../components/logo.tsx';
import { paths } from '../../config/paths.ts';
import { cx } from '../../lib/cx.ts';
import { setMuted, useMuted } from '../../lib/sound.ts';
import { useSite } from '../../lib/use-site.ts';
import { OverlayLink } from '../overlay-link.tsx';
import { PageOutlet } from '../page-outlet.tsx';
import * as words from '../words/frame.ts';
import { mainId } from './main-id.ts';
import { NavBar } from './nav-bar.tsx';

/** `main` fills the screen, so that the footer does not jump when content arrives. */
export function SiteLayout({ compact = false }: { compact?: boolean }) {
  return (
    <div className={cx('flex min-h-dvh flex-col', compact && 'min-[100rem]:[--wrap:90rem]')}>
      <SkipLink />
      <NavBar helped={!compact} />
      <main
        id={mainId}
        tabIndex={-1}
        className="min-h-[calc(100dvh-4rem-1px-env(safe-area-inset-top))] flex-1"
      >
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
        // The hash is reserved for overlays, so the link moves the focus without changing the hash.
        event.preventDefault();
        document.getElementById(mainId)?.focus();
      }}
    >
      {words.toContent}
    </a>
  );
}

function HelpButton() {
  return (
    <aside aria-label={words.help}>
      <OverlayLink
        overlay="faq"
        aria-label={words.helpTitle}
        className="help-button fixed z-30 grid place-items-center transition-colors"
      >
        <Icon name="help" className="size-(--help-icon)" />
      </OverlayLink>
    </aside>
  );
}

/** The footer shows the year of the build, because the first render must equal the prerendered page. */
const copyrightYear = __BUILD_YEAR__;

const linkClass =
  'inline-flex min-h-11 max-w-full items-center gap-2 text-mist hover:text-gold hover:underline';

function MuteSwitch() {
  const muted = useMuted();
  return (
    <button type="button" aria-pressed={muted} className={linkClass} onClick={() => setMuted(!muted)}>
      <Icon name={muted ? 'sound-off' : 'sound-on'} className="size-5" /> {words.muteSounds}
    </button>
  );
}

function Footer() {
  const site = useSite();
  return (
    <footer className="mt-16 border-t border-line bg-coal pb-[max(2.5rem,env(safe-area-inset-bottom))]">
      <div className="wrap grid gap-8 py-10 sm:grid-cols-3">
        <div className="grid content-start gap-3">
          <p className="flex items-center gap-2">
            <LogoMark /> <Wordmark />
          </p>
          <p className="max-w-xs text-sm text-dim">{site.tagline}</p>
        </div>
        <div>
          <h2 className="eyebrow mb-1 font-sans not-italic">{words.contact}</h2>
          <ul>
            <li>
              <a href={site.phoneHref} className={linkClass}>
                <Icon name="phone" className="size-5" /> {site.phone}
              </a>
            </li>
            <li>
              <a href={`mailto:${site.email}`} className={linkClass}>
                <Icon name="mail" className="size-5" /> <span className="min-w-0">{site.email}</span>
              </a>
            </li>
          </ul>
        </div>
        <div>
          <h2 className="eyebrow mb-1 font-sans not-italic">{words.information}</h2>
          <ul>
            <li>
              <OverlayLink overlay="terms" className={linkClass}>
                {words.terms}
              </OverlayLink>
            </li>
            <li>
              <OverlayLink overlay="faq" className={linkClass}>
                {words.questions}
              </OverlayLink>
            </li>
            <li>
              <Link to={paths.signIn.to()} className={linkClass}>
                {words.signIn}
              </Link>
            </li>
            <li>
              <MuteSwitch />
            </li>
          </ul>
        </div>
      </div>
      <p className="wrap text-sm text-dim">{words.rights(copyrightYear, site.name)}</p>
    </footer>
  );
}
