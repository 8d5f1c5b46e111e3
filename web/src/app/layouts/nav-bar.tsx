import { SOUND_VOLUME_HOVER, SOUND_VOLUME_NAVIGATION } from '@copa/domain/limits';
import { useSyncExternalStore } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { Icon, type IconName } from '../../components/icon.tsx';
import { LogoMark, Wordmark } from '../../components/logo.tsx';
import { paths } from '../../config/paths.ts';
import { cx } from '../../lib/cx.ts';
import { playSound } from '../../lib/sound.ts';
import { readMine } from '../../lib/storage/live-mine.ts';
import { subscribeLocal } from '../../lib/storage/local-store.ts';
import { useSignedInAsAdmin } from '../../lib/storage/session-flag.ts';
import { useSite } from '../../lib/use-site.ts';
import * as words from '../words/frame.ts';

interface NavItem {
  to: string;
  label: string;
  icon: IconName;
  end?: boolean;
  keepsWord?: boolean;
  dot?: boolean;
}

const items: readonly NavItem[] = [
  { to: paths.home.to(), label: words.home, icon: 'home', end: true },
  { to: paths.tournaments.to(), label: words.tournaments, icon: 'trophy' },
  { to: paths.tournamentHistory.to(), label: words.history, icon: 'history' },
];

const mineItem: NavItem = { to: paths.mine.to(), label: words.mine, icon: 'flag', keepsWord: true };

const adminItem: NavItem = { to: paths.admin.home.to(), label: words.admin, icon: 'shield' };

function NavBarLink({ item }: { item: NavItem }) {
  return (
    <NavLink
      to={item.to}
      end={item.end ?? false}
      onClick={() => playSound(SOUND_VOLUME_NAVIGATION)}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') playSound(SOUND_VOLUME_HOVER);
      }}
      className={cx('nav-link', item.keepsWord && 'nav-link-worded')}
    >
      <Icon name={item.icon} className="size-(--bar-icon)" />
      <span className={item.keepsWord ? 'nav-word' : 'sr-only md:not-sr-only'}>{item.label}</span>
      {item.dot && <span className="nav-dot">{words.toDo}</span>}
    </NavLink>
  );
}

const ROOMY = 4;

export function NavBar({ helped = false }: { helped?: boolean }) {
  const isAdmin = useSignedInAsAdmin();
  const site = useSite();
  const mine = useSyncExternalStore(subscribeLocal, readMine, () => '' as const);
  const shown = [
    ...items,
    ...(mine === '' ? [] : [{ ...mineItem, dot: mine === '!' }]),
    ...(isAdmin ? [adminItem] : []),
  ];
  const isFull = shown.length > ROOMY;
  return (
    <>
      <header className="nav-bar fixed inset-x-0 top-0 z-30 border-b border-line bg-night/92 pt-[env(safe-area-inset-top)] backdrop-blur-md">
        <nav aria-label={words.main} className="wrap flex min-h-16 items-center min-[22rem]:gap-1">
          <Link
            to={paths.home.to()}
            aria-label={words.toHome(site.name)}
            className={cx(
              'mr-auto flex min-h-11 min-w-0 items-center gap-2',
              isFull && 'max-[24rem]:invisible',
            )}
            onClick={() => playSound(SOUND_VOLUME_NAVIGATION)}
          >
            <LogoMark />
            <Wordmark className={cx('hidden', isFull ? 'lg:inline' : 'sm:inline')} />
          </Link>
          <ul className="flex items-center min-[22rem]:gap-0.5 md:gap-1">
            {shown.map((item) => (
              <li key={item.to}>
                <NavBarLink item={item} />
              </li>
            ))}
          </ul>
          {helped && <span className="help-room" />}
        </nav>
      </header>
      <div className="nav-room" />
    </>
  );
}
