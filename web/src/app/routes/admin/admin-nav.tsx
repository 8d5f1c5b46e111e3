import { can } from '@copa/domain/people/roles';
import { matchPath, NavLink, useLocation } from 'react-router-dom';
import { MoreMenu } from '../../../components/admin/more-menu.tsx';
import { paths } from '../../../config/paths.ts';
import { useAdmin } from '../../../lib/admin/admin-context.ts';
import { useMedia, WIDE } from '../../../lib/browser/use-media.ts';
import { cx } from '../../../lib/cx.ts';
import { screens } from './screens.ts';
import * as words from './words.ts';

type Name = keyof typeof screens;

const LABELS: Readonly<Partial<Record<Name, string>>> = {
  home: words.panel,
  tournaments: words.tournaments,
};

const IN_BAR: ReadonlySet<Name> = new Set(['home', 'tournaments', 'registrations']);
/** The bar of a screen of 64rem has no room for them. From 80rem it shows all. */
const LESS_USED: ReadonlySet<Name> = new Set(['records', 'questions']);

const LINK =
  'grid min-h-11 items-center rounded-md px-[min(0.75rem,2.6vw)] lg:px-2 text-sm font-semibold hover:bg-smoke hover:text-ink aria-[current=page]:text-gold';

export function AdminNav() {
  const { user } = useAdmin();
  const shown = (Object.keys(screens) as Name[]).filter(
    (name) => screens[name].access === null || can(user, screens[name].access),
  );
  const isLarge = useMedia('(min-width: 64rem)');
  const isWide = useMedia(WIDE);
  const isInBar = (name: Name) => isWide || (isLarge ? !LESS_USED.has(name) : IN_BAR.has(name));
  const others = shown.filter((name) => !isInBar(name));
  return (
    <nav aria-label={words.administration} className="relative z-20 border-b border-line bg-coal">
      <div className="wrap flex items-center gap-0.5 px-[max(0px,calc(var(--gutter)-0.75rem))] lg:px-[calc(var(--gutter)-0.5rem)]">
        <ul className="flex min-w-0 flex-wrap gap-0.5">
          {shown.filter(isInBar).map((name) => (
            <li key={name}>
              <ScreenLink name={name} />
            </li>
          ))}
        </ul>
        {others.length > 0 && <More names={others} side={isLarge ? 'right' : 'left'} />}
      </div>
    </nav>
  );
}

function ScreenLink({ name }: { name: Name }) {
  return (
    <NavLink to={paths.admin[name].to()} end={name === 'home'} className={cx(LINK, 'text-mist')}>
      {LABELS[name] ?? screens[name].title}
    </NavLink>
  );
}

interface MoreProps {
  readonly names: readonly Name[];
  readonly side: 'left' | 'right';
}

function More({ names, side }: MoreProps) {
  const { pathname } = useLocation();
  const isInside = names.some((name) => matchPath(paths.admin[name].path, pathname) !== null);
  return (
    <MoreMenu
      label={words.more}
      className={cx(LINK, isInside ? 'text-gold' : 'text-mist')}
      side={side}
      place={pathname}
    >
      <ul>
        {names.map((name) => (
          <li key={name}>
            <ScreenLink name={name} />
          </li>
        ))}
      </ul>
    </MoreMenu>
  );
}
