import type { OwnRegistration } from '@copa/domain/registrations/registration';
import { useParams } from 'react-router-dom';
import { optionalPart } from '../../components/optional-part.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { pageMeta } from '../../config/page-meta.ts';
import { OwnStatus } from '../../features/registrations/public/own/own-status.tsx';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import * as words from '../words/pages.ts';

/** Loaded only for members of a lobby, and with a connection. */
const OwnReports = optionalPart(() => import('../../features/play/public/report/own-reports.tsx'));

export function Component() {
  const { code = '' } = useParams();
  useDocumentTitle(pageMeta.registrationStatus.title);
  return (
    <div className="wrap-narrow pb-16">
      <PageHeader eyebrow={words.onlyYourLink} title={pageMeta.registrationStatus.title} />
      <OwnStatus key={code} code={code} play={(registration) => playing(code, registration)} />
    </div>
  );
}

function playing(code: string, { lobby, cancelledAt, tournamentId, number, timeZone }: OwnRegistration) {
  if (lobby === null || cancelledAt !== null) return null;
  return <OwnReports code={code} owner={`${tournamentId}_${number}`} timeZone={timeZone} />;
}
