import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { optionalPart } from '../../../../components/optional-part.ts';
import { draftKey } from '../../../../lib/storage/kept-drafts.ts';
import { localKeys } from '../../../../lib/storage/local-store.ts';
import { useNow } from '../../../../lib/use-now.ts';
import * as words from '../../words/report-part.ts';

/** Loaded by the tap alone: it asks the API, and needs a connection. */
const OwnReports = optionalPart(() => import('./own-reports.tsx'));

interface ReportPartProps {
  readonly code: string;
  /** The unit, by what is no secret. */
  readonly owner: string;
  readonly timeZone: string;
  /** The first match begins, or the first room opens; null where nobody knows. */
  readonly beginsAt: Date | null;
}

/** The way to send the result of a match, from its beginning on. What this phone could not send yet goes on by itself. */
export function ReportPart({ code, owner, timeZone, beginsAt }: ReportPartProps) {
  const now = useNow();
  const [isOpen, setOpen] = useState(() => hasDraft(owner));
  if (beginsAt === null || beginsAt > now) return null;
  if (isOpen) return <OwnReports code={code} owner={owner} timeZone={timeZone} />;
  return (
    <Button size="lg" block variant="secondary" icon="trophy" onClick={() => setOpen(true)}>
      {words.open}
    </Button>
  );
}

function hasDraft(owner: string): boolean {
  const beginning = draftKey('draft', `report_${owner}_`);
  return localKeys().some((key) => key.startsWith(beginning));
}
