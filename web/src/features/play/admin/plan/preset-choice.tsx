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

export const fittingOf = ({ maxPlayers, modality }: Sized) => fittingPreset({ places: maxPlayers, modality });

interface PresetChoiceProps {
  readonly tournament: Sized;
  readonly action: (preset: PlanPreset) => ReactNode;
}

export function PresetChoice({ tournament, action }: PresetChoiceProps) {
  const fitting = fittingOf(tournament);
  const [picked, setPicked] = useState<PlanPreset | null>(null);
  const preset = picked ?? fitting;
  return (
    <div className="grid gap-3">
      <PresetChips pressed={preset} onPress={setPicked} />
      {preset === fitting && <p className="text-sm text-dim">{words.proposed}</p>}
      <PresetFacts tournament={tournament} preset={preset} />
      {action(preset)}
    </div>
  );
}

interface PresetChipsProps {
  readonly pressed: PlanPreset | null;
  readonly onPress: (preset: PlanPreset) => void;
  readonly children?: ReactNode;
}

export function PresetChips({ pressed, onPress, children }: PresetChipsProps) {
  return (
    <fieldset>
      <legend className="sr-only">{words.presets}</legend>
      <div className="flex flex-wrap gap-2">
        {children}
        {PLAN_PRESET_NAMES.map((each) => (
          <Chip key={each} on={each === pressed} onPress={() => onPress(each)}>
            {formats[each]}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

export function PresetFacts({ tournament, preset }: { tournament: Sized; preset: PlanPreset }) {
  const { date, timeZone, maxPlayers, modality } = tournament;
  const now = useNow();
  const plan = planOf({ date, maxPlayers, modality }, presetStages(preset, tournament));
  if (plan === null) return null;
  const facts = planFacts(plan, timeZone, now, ownTimeZone());
  return (
    <Fold summary={facts.name}>
      <HowItIsPlayed plan={facts} />
    </Fold>
  );
}
