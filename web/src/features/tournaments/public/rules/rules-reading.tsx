import { zonedDateTime } from '@copa/domain/time/date-format';
import { startText } from '@copa/domain/tournaments/date';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { useNavigate } from 'react-router-dom';
import { BackLink } from '../../../../components/back-link.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { paths } from '../../../../config/paths.ts';
import * as words from '../../words/rules.ts';
import { RulesAcceptance } from './rules-acceptance.tsx';

export function RulesReading({ tournament }: { tournament: Tournament }) {
  const navigate = useNavigate();
  return (
    <article className="wrap-narrow pb-10">
      <div className="pt-4">
        <BackLink to={paths.tournaments.to()} />
      </div>
      <PageHeader
        className="pt-4 sm:pt-6"
        eyebrow={words.eyebrow}
        title={tournament.name}
        intro={startText(tournament, zonedDateTime)}
      />
      <RulesAcceptance
        tournament={tournament}
        onAccept={() => void navigate(paths.register.to(tournament.id))}
      />
    </article>
  );
}
