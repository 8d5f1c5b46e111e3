import { can, isNamed, type NamedRole } from '@copa/domain/people/roles';
import { notNamedFor } from '@copa/domain/people/words';
import { getNamedTournaments } from '@copa/domain/tournaments/endpoints';
import { CLIENT_MESSAGES } from '@copa/domain/words/errors';
import type { ReactNode } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { AwaitedArea } from '../../../components/admin/shown-together.tsx';
import { LinkButton } from '../../../components/button.tsx';
import { ErrorState } from '../../../components/message-state.tsx';
import { PageSkeleton } from '../../../components/skeleton.tsx';
import { paths } from '../../../config/paths.ts';
import { useApiQuery } from '../../../lib/admin/admin-api.ts';
import { useAdmin } from '../../../lib/admin/admin-context.ts';
import { useDocumentTitle } from '../../../lib/use-document-title.ts';
import { NotFound } from '../not-found.tsx';
import { dayScreens, type ScreenProps, screens } from './screens.ts';
import * as words from './words.ts';

type Screen = (typeof dayScreens)[number] | (typeof screens)[keyof typeof screens];

export function AdminPage() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { '*': rest = '', ...day } = matchPath(paths.admin.day.path, pathname)?.params ?? {};
  const { id = '' } = matchPath(paths.admin.seasons.path, pathname)?.params ?? day;
  const address = rest.replace(/\/$/, '');
  const name = (Object.keys(screens) as (keyof typeof screens)[]).find(
    (each) => matchPath(paths.admin[each].path, pathname) !== null,
  );
  const screen = name === undefined ? dayScreens.find((each) => each.rest.test(address)) : screens[name];
  if (screen === undefined) return <NotFound />;
  const onMissing = () => void navigate(paths.admin.tournaments.to());
  return (
    <AwaitedArea address={pathname}>
      <Shown screen={screen} id={id} rest={address} onMissing={onMissing} />
    </AwaitedArea>
  );
}

function Shown({ screen: { title, access, Page }, ...props }: ScreenProps & { readonly screen: Screen }) {
  useDocumentTitle(title);
  const { user } = useAdmin();
  if (access === null) return <Page {...props} />;
  if (can(user, access)) {
    if (!isNamed(user)) return <Page {...props} />;
    return (
      <WhereNamed role={user.role} id={props.id}>
        <Page {...props} />
      </WhereNamed>
    );
  }
  return (
    <ErrorState heading="h1" title={words.noAccess}>
      {CLIENT_MESSAGES[403]}
    </ErrorState>
  );
}

/** If the request fails, the screen opens, because the security rules and the API check access too. */
function WhereNamed({ role, id, children }: { role: NamedRole; id: string; children: ReactNode }) {
  const { isPending, data } = useApiQuery(getNamedTournaments);
  if (isPending) return <PageSkeleton label={words.loading} />;
  if (data === undefined || data.tournaments.some((each) => each.id === id)) return children;
  return (
    <ErrorState
      heading="h1"
      title={words.noAccess}
      actions={<LinkButton to={paths.admin.home.to()}>{words.toPanel}</LinkButton>}
    >
      {notNamedFor(role)}
    </ErrorState>
  );
}
