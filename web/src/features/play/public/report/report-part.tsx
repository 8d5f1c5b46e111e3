import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { optionalPart } from '../../../../components/optional-part.ts';
import { draftKey } from '../../../../lib/storage/kept-drafts.ts';
import { localKeys } from '../../../../lib/storage/local-store.ts';
import { useNow } from '../../../../lib/use-now.ts';
import * as words from '../../words/report-part.ts';
import type { OwnPartProps } from './own-match.tsx';

/** Loaded by a tap alone: it asks the API, and needs a connection. */
const OwnPart = optionalPart(() => import('./own-part.tsx'));

interface ReportPartProps extends OwnPartProps {
  /** The first match begins, or the first room opens; null where nobody knows. */
  readonly beginsAt: Date | null;
}

/** The way to send the result of a match or to protest it, from the beginning on. What this phone could not send yet goes on by itself. */
export function ReportPart({ beginsAt, ...own }: ReportPartProps) {
  const now = useNow();
  const [isKept] = useState(() => hasDraft(own.owner));
  const [isTapped, setTapped] = useState(false);
  if (beginsAt === null || beginsAt > now) return null;
  if (isKept || isTapped) return <OwnPart {...own} isTapped={isTapped} />;
  return (
    <Button size="lg" block variant="secondary" icon="trophy" onClick={() => setTapped(true)}>
      {words.open}
    </Button>
  );
}

function hasDraft(owner: string): boolean {
  return localKeys().some((key) => key.startsWith(draftKey('draft', '')) && key.includes(`_${owner}_`));
}
