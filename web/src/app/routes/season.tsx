import { useParams } from 'react-router-dom';
import { pageMeta } from '../../config/page-meta.ts';
import { useOwnRegistrations } from '../../features/registrations/public/own/own-registrations.ts';
import { SeasonScreen } from '../../features/seasons/public/season-screen.tsx';
import { useDocumentTitle } from '../../lib/use-document-title.ts';

export function Component() {
  const { id = '' } = useParams();
  useDocumentTitle(pageMeta.season.title);
  const own = useOwnRegistrations().find(({ season }) => season?.id === id);
  return <SeasonScreen key={id} id={id} ownKey={own?.season?.key ?? null} />;
}
