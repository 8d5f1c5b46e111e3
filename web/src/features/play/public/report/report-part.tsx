import { type ComponentProps, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { optionalPart } from '../../../../components/optional-part.ts';
import { draftKey } from '../../../../lib/storage/kept-drafts.ts';
import { localKeys } from '../../../../lib/storage/local-store.ts';
import { useNow } from '../../../../lib/use-now.ts';
import * as words from '../../words/report-part.ts';
import type { OwnPartProps } from './own-part-props.ts';

/** Loaded by a tap alone: it asks the API, and needs a connection. */
const OwnPart = optionalPart(() => import('./own-part.tsx'));

interface ReportPartProps extends OwnPartProps {
  /** The first match begins, or the first room opens; null where nobody knows. */
  readonly beginsAt: Date | null;
}

/** The ways to send the result of a match and to protest it, from the beginning on. */
export function ReportPart({ beginsAt, ...own }: ReportPartProps) {
  const now = useNow();
  if (beginsAt === null || beginsAt > now) return null;
  return (
    <>
      <OpenedPart kind="report" {...own} />
      <OpenedPart kind="protest" {...own} />
    </>
  );
}

/** A draft that this phone could not send yet opens its part, and goes on by itself. */
function OpenedPart(part: ComponentProps<typeof OwnPart>) {
  const [isOpen, setOpen] = useState(() => {
    const beginning = draftKey('draft', `${part.kind}_${part.owner}_`);
    return localKeys().some((key) => key.startsWith(beginning));
  });
  if (isOpen) return <OwnPart {...part} />;
  return (
    <Button size="lg" block variant="secondary" onClick={() => setOpen(true)}>
      {words.open[part.kind]}
    </Button>
  );
}
