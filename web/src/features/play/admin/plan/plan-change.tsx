import { planChange, planOf, type ToldStage } from '@copa/domain/play/plan/told';
import type { Tournament } from '@copa/domain/tournaments/tournament';

type Planned = Pick<
  Tournament,
  'date' | 'maxPlayers' | 'modality' | 'plan' | 'status' | 'currentPlayers' | 'waitingPlayers'
>;

function isKnown({ status, currentPlayers, waitingPlayers }: Planned): boolean {
  return status === 'published' && currentPlayers + waitingPlayers > 0;
}

export function toldChange(tournament: Planned, stages: readonly ToldStage[]): string {
  const { plan } = tournament;
  return plan === null || !isKnown(tournament) ? '' : planChange(plan, planOf(tournament, stages));
}

export function PlanChangeText({ intro, text }: { intro: string; text: string }) {
  return (
    <div className="grid gap-2 rounded-md border border-warning/50 bg-warning/12 p-3">
      <p className="font-semibold text-warning">{intro}</p>
      <p className="text-sm wrap-anywhere text-mist">{text}</p>
    </div>
  );
}
