import { useParams } from 'react-router-dom';
import { pageMeta } from '../../config/page-meta.ts';
import { OwnStatus } from '../../features/registrations/public/own/own-status.tsx';
import { codeIn } from '../../lib/browser/code-in.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { OwnStatusFrame } from '../own-status-frame.tsx';

export function Component() {
  const code = codeIn(useParams()['code']);
  useDocumentTitle(pageMeta.registrationStatus.title);
  return (
    <OwnStatusFrame>
      <OwnStatus key={code} code={code} />
    </OwnStatusFrame>
  );
}
