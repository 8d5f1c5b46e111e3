import { rulesOf } from '@copa/domain/play/plan/told';
import type { Stage } from '@copa/domain/play/stage';

export function RulesText({ stage }: { stage: Stage }) {
  return (
    <ul className="grid gap-1 text-sm text-mist">
      {rulesOf(stage).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
