import { ownTimeZone } from '@copa/domain/time/wall-clock';
import { type TournamentFacts, tournamentFacts } from '@copa/domain/tournaments/facts';
import type { LinkPageData } from '@copa/domain/tournaments/pages/link-page';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { BackLink } from '../../../../components/page/back-link.tsx';
import { PageHeader } from '../../../../components/page/page-header.tsx';
import { paths } from '../../../../config/paths.ts';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import * as words from '../../words/rules.ts';
import { RulesAcceptance } from './rules-acceptance.tsx';

interface RulesFrameProps {
  readonly facts: Pick<TournamentFacts, 'name' | 'longStart' | 'zone'>;
  readonly children: ReactNode;
}

export function RulesFrame({ facts: { name, longStart, zone }, children }: RulesFrameProps) {
  return (
    <article className="wrap-narrow pb-10">
      <div className="pt-4">
        <BackLink to={paths.tournaments.to()} />
      </div>
      <PageHeader
        className="pt-4 sm:pt-6"
        eyebrow={words.eyebrow}
        title={name}
        intro={
          <>
            {longStart}
            <small className="block text-sm text-dim empty:hidden">{zone}</small>
          </>
        }
      />
      {children}
    </article>
  );
}

interface RulesReadingProps {
  readonly tournament: Tournament;
  readonly written: Pick<LinkPageData, 'facts' | 'plan'> | null;
}

export function RulesReading({ tournament, written }: RulesReadingProps) {
  const navigate = useNavigate();
  return (
    <RulesFrame facts={written?.facts ?? tournamentFacts(tournament, serverNow(), ownTimeZone())}>
      <RulesAcceptance
        tournament={tournament}
        written={written}
        onAccept={() => void navigate(paths.register.to(tournament.id))}
      />
    </RulesFrame>
  );
}
