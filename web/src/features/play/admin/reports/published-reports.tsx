import { UNIT_SIZES } from '@copa/domain/tournaments/modality';
import { useState } from 'react';
import { awaitedPart } from '../../../../components/admin/shown-together.tsx';
import { Icon } from '../../../../components/icon.tsx';
import * as words from '../../words/reports.ts';
import type { OpenedMatch } from '../match/opened-match.ts';
import { PinnedPicture } from '../match/pinned-picture.tsx';

const ReportSection = awaitedPart(() => import('./report-section.tsx'));

/** Organisers look at the pictures again when they decide a protest. */
export function PublishedReports(props: OpenedMatch) {
  const [isShown, setShown] = useState(false);
  const [picture, setPicture] = useState<{ readonly file: Blob; readonly of: string } | null>(null);
  return (
    <details className="group" onToggle={(event) => setShown(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-mist hover:text-ink">
        <Icon name="chevron" className="size-5 transition-transform group-open:turned" />
        {words.seeSent(UNIT_SIZES[props.tournament.modality] > 1)}
      </summary>
      {isShown && (
        <div className="grid gap-2 pt-1">
          {picture !== null && <PinnedPicture {...picture} onClose={() => setPicture(null)} />}
          <ReportSection {...props} isOpen={false} onPicture={(file, of) => setPicture({ file, of })} />
        </div>
      )}
    </details>
  );
}
