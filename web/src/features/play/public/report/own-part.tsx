import { useLayoutEffect, useRef } from 'react';
import * as words from '../../words/report-part.ts';
import OwnProtests from '../protest/own-protests.tsx';
import type { OwnPartProps } from './own-match.tsx';
import OwnReports from './own-reports.tsx';

interface OwnPartsProps extends OwnPartProps {
  /** The tapped button is gone, and its focus with it. */
  readonly isTapped: boolean;
}

/** One download after one tap brings both: the page that leads to them has no bytes left. */
export default function OwnPart({ isTapped, ...own }: OwnPartsProps) {
  const beginning = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (isTapped) beginning.current?.focus();
  }, [isTapped]);
  return (
    <section ref={beginning} tabIndex={-1} aria-label={words.open} className="grid gap-6 outline-none">
      <OwnReports {...own} />
      <OwnProtests {...own} />
    </section>
  );
}
