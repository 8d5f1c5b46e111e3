import { optionalPart } from '../../../../components/optional-part.ts';
import { partFailed } from '../../../../components/page/part-failed.tsx';
import { useNow } from '../../../../lib/use-now.ts';
import * as words from '../../words/own-parts.ts';
import type { OwnMatchPartProps } from './own-match.tsx';
import { OwnPart } from './own-part.tsx';

const OwnReports = optionalPart(() => import('./own-reports.tsx'), partFailed());

interface ReportPartProps extends OwnMatchPartProps {
  readonly isTeam: boolean;
  readonly beginsAt: Date | null;
  readonly protestUntil: Date | null;
  readonly onProtest: () => void;
}

export function ReportPart({ beginsAt, protestUntil, onProtest, ...own }: ReportPartProps) {
  const now = useNow();
  if (beginsAt === null || beginsAt > now) return null;
  return (
    <OwnPart label={words.report} icon="trophy" drafts={`report_${own.owner}_`}>
      <OwnReports {...own} onProtest={protestUntil !== null && protestUntil > now ? onProtest : null} />
    </OwnPart>
  );
}
