import { NewPlan } from '../../../features/play/admin/plan/new-plan.tsx';
import { PlanSection } from '../../../features/play/admin/plan/plan-section.tsx';
import { SeasonChoice } from '../../../features/seasons/admin/season-choice.tsx';
import { TournamentsScreen } from '../../../features/tournaments/admin/tournaments-screen.tsx';
import { TournamentDetail } from '../../../features/tournaments/public/detail/tournament-detail.tsx';
import { TournamentCard } from '../../../features/tournaments/public/list/tournament-card.tsx';
import { serverNow } from '../../../lib/network/server-clock.ts';
import { PLAY_PARTS } from './play-parts.tsx';

export function TournamentsPage() {
  return (
    <TournamentsScreen
      play={PLAY_PARTS}
      views={{
        card: (tournament) => (
          <TournamentCard tournament={tournament} now={serverNow()} heading="h3" isPlain />
        ),
        page: (tournament) => <TournamentDetail tournament={tournament} />,
        seasons: { choice: (choice) => <SeasonChoice {...choice} /> },
        plan: {
          stored: (tournament) => <PlanSection tournament={tournament} />,
          proposed: (plan) => <NewPlan {...plan} />,
        },
      }}
    />
  );
}
