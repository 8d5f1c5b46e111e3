import { hourOnPage } from '@copa/domain/time/hours';
import { startText } from '@copa/domain/tournaments/date';
import type { LinkPageData } from '@copa/domain/tournaments/link-page';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { BackLink } from '../../../../components/back-link.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { paths } from '../../../../config/paths.ts';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import * as words from '../../words/rules.ts';
import { RulesAcceptance } from './rules-acceptance.tsx';

export function RulesFrame({ name, start, children }: { name: string; start: string; children: ReactNode }) {
  return (
    <article className="wrap-narrow pb-10">
      <div className="pt-4">
        <BackLink to={paths.tournaments.to()} />
      </div>
      <PageHeader className="pt-4 sm:pt-6" eyebrow={words.eyebrow} title={name} intro={start} />
      {children}
    </article>
  );
}

interface RulesReadingProps {
  readonly tournament: Tournament;
  /** The page's HTML already shows this, and the first render must match it. */
  readonly written: Pick<LinkPageData, 'facts' | 'plan'> | null;
}

export function RulesReading({ tournament, written }: RulesReadingProps) {
  const navigate = useNavigate();
  return (
    <RulesFrame
      name={tournament.name}
      start={written?.facts.start ?? startText(tournament, serverNow(), hourOnPage)}
    >
      <RulesAcceptance
        tournament={tournament}
        written={written}
        onAccept={() => void navigate(paths.register.to(tournament.id))}
      />
    </RulesFrame>
  );
}
