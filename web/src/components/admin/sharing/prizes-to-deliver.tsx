import type { Tournament } from '@copa/domain/tournaments/tournament';
import { LinkButton } from '../../button.tsx';
import { prizesStep } from './prizes-step.ts';

interface PrizesToDeliverProps {
  readonly tournament: Tournament;
  readonly now: Date;
  readonly isGold: boolean;
}

export function PrizesToDeliver({ tournament, now, isGold }: PrizesToDeliverProps) {
  const step = prizesStep(tournament, now);
  if (step === null) return null;
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-mist empty:hidden">{step.text}</p>
      <LinkButton variant={isGold ? 'primary' : 'secondary'} className="text-balance" to={step.to}>
        {step.label}
      </LinkButton>
    </div>
  );
}
