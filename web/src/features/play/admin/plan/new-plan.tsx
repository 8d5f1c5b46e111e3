import type { PlanPreset } from '@copa/domain/play/plan/presets';
import { formats } from '@copa/domain/play/words/plan';
import { Button } from '../../../../components/button.tsx';
import { Icon } from '../../../../components/icon.tsx';
import * as words from '../../words/plan.ts';
import { PresetChoice, type Sized } from './preset-choice.tsx';

interface NewPlanProps {
  readonly tournament: Sized;
  readonly chosen: PlanPreset | null;
  readonly onChoose: (preset: PlanPreset | null) => void;
}

export function NewPlan({ tournament, chosen, onChoose }: NewPlanProps) {
  return (
    <PresetChoice
      tournament={tournament}
      action={(preset) => (
        <div className="grid gap-2" aria-live="polite">
          {preset === chosen ? (
            <>
              <p className="flex gap-2 font-semibold text-success">
                <Icon name="check" className="mt-0.5 size-5" />
                {formats[preset]}
              </p>
              <p className="text-sm text-dim">{words.willBeStored}</p>
              <Button variant="secondary" onClick={() => onChoose(null)}>
                {words.none}
              </Button>
            </>
          ) : (
            <Button variant="secondary" icon="check" onClick={() => onChoose(preset)}>
              {words.take}
            </Button>
          )}
        </div>
      )}
    />
  );
}
