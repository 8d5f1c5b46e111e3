import type { PlanPreset } from '@copa/domain/play/plan/presets';
import { formats } from '@copa/domain/play/words/plan';
import { Chip } from '../../../../components/admin/chip.tsx';
import * as words from '../../words/plan.ts';
import { fittingOf, PresetChips, PresetFacts, type Sized } from './preset-choice.tsx';

interface NewPlanProps {
  readonly tournament: Sized;
  readonly chosen: PlanPreset | null;
  readonly onChoose: (preset: PlanPreset | null) => void;
}

export function NewPlan({ tournament, chosen, onChoose }: NewPlanProps) {
  return (
    <div className="grid gap-3">
      <PresetChips pressed={chosen} onPress={onChoose}>
        <Chip on={chosen === null} onPress={() => onChoose(null)}>
          {words.none}
        </Chip>
      </PresetChips>
      <p aria-live="polite" className="text-sm text-dim">
        {chosen === null ? words.fits(formats[fittingOf(tournament)]) : words.willBeStored}
      </p>
      {chosen !== null && <PresetFacts tournament={tournament} preset={chosen} />}
    </div>
  );
}
