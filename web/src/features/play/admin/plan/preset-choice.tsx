import {
  fittingPreset,
  PLAN_PRESET_NAMES,
  type PlanPreset,
  presetStages,
} from '@copa/domain/play/plan/presets';
import { planOf } from '@copa/domain/play/plan/told';
import { formats } from '@copa/domain/play/words/plan';
import { ownTimeZone } from '@copa/domain/time/wall-clock';
import { planFacts } from '@copa/domain/tournaments/plan-facts';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { type ReactNode, useState } from 'react';
import { Fold } from '../../../../components/admin/admin-section.tsx';
import { Chip } from '../../../../components/admin/chip.tsx';
import { HowItIsPlayed } from '../../../../components/plan/how-it-is-played.tsx';
import { useNow } from '../../../../lib/use-now.ts';
import * as words from '../../words/plan.ts';

export type Sized = Pick<Tournament, 'date' | 'timeZone' | 'maxPlayers' | 'modality' | 'mapSelection'>;

interface PresetChoiceProps {
  readonly tournament: Sized;
  readonly action: (preset: PlanPreset) => ReactNode;
}

export function PresetChoice({ tournament, action }: PresetChoiceProps) {
  const { date, timeZone, maxPlayers, modality } = tournament;
  const fitting = fittingPreset({ places: maxPlayers, modality });
  const [picked, setPicked] = useState<PlanPreset | null>(null);
  const now = useNow();
  const preset = picked ?? fitting;
  const plan = planOf({ date, maxPlayers, modality }, presetStages(preset, tournament));
  const facts = plan === null ? null : planFacts(plan, timeZone, now, ownTimeZone());
  return (
    <div className="grid gap-3">
      <fieldset>
        <legend className="sr-only">{words.presets}</legend>
        <div className="flex flex-wrap gap-2">
          {PLAN_PRESET_NAMES.map((each) => (
            <Chip key={each} on={each === preset} onPress={() => setPicked(each)}>
              {formats[each]}
            </Chip>
          ))}
        </div>
      </fieldset>
      {preset === fitting && <p className="text-sm text-dim">{words.proposed}</p>}
      {facts !== null && (
        <Fold summary={facts.name}>
          <HowItIsPlayed plan={facts} />
        </Fold>
      )}
      {action(preset)}
    </div>
  );
}
