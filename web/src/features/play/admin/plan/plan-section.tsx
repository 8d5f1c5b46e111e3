import { getStages, putPlan } from '@copa/domain/play/endpoints';
import { type PlanPreset, presetStages } from '@copa/domain/play/plan/presets';
import { planOf } from '@copa/domain/play/plan/told';
import type { Stage } from '@copa/domain/play/stage';
import { ownTimeZone } from '@copa/domain/time/wall-clock';
import { planFacts, planText } from '@copa/domain/tournaments/plan-facts';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { useState } from 'react';
import { ActDialog } from '../../../../components/admin/act-dialog.tsx';
import { LoadError, PartSkeleton } from '../../../../components/admin/query-states.tsx';
import { TextShare } from '../../../../components/admin/sharing/text-share.tsx';
import { Button, LinkButton } from '../../../../components/button.tsx';
import { HowItIsPlayed } from '../../../../components/plan/how-it-is-played.tsx';
import { paths } from '../../../../config/paths.ts';
import { playPath } from '../../../../config/play-path.ts';
import { useAct, useApiQuery } from '../../../../lib/admin/admin-api.ts';
import { useSwappedFocus } from '../../../../lib/form-focus.ts';
import { useNow } from '../../../../lib/use-now.ts';
import * as words from '../../words/plan.ts';
import { PlanChangeText, toldChange } from './plan-change.tsx';
import { PresetChoice } from './preset-choice.tsx';

export function PlanSection({ tournament }: { tournament: Tournament }) {
  const query = useApiQuery(getStages, { params: { id: tournament.id } });
  if (query.isPending) return <PartSkeleton label={words.loading} className="h-40" />;
  if (query.data === undefined) return <LoadError query={query} />;
  const { stages } = query.data;
  return stages.length === 0 ? (
    <FirstPlan tournament={tournament} />
  ) : (
    <StoredPlan tournament={tournament} stages={stages} />
  );
}

export function FirstPlan({ tournament }: { tournament: Tournament }) {
  const { act, isPending } = useAct(putPlan);
  const take = (preset: PlanPreset) =>
    act(
      {
        params: { id: tournament.id },
        body: { seen: [], stages: [...presetStages(preset, tournament)] },
      },
      words.saved,
    );
  return (
    <PresetChoice
      tournament={tournament}
      action={(preset) => (
        <div className="grid gap-2">
          <p className="text-sm text-warning">{words.notTaken}</p>
          <Button icon="check" busy={isPending} onClick={() => take(preset)}>
            {words.take}
          </Button>
        </div>
      )}
    />
  );
}

interface StoredPlanProps {
  readonly tournament: Tournament;
  readonly stages: readonly Stage[];
}

function StoredPlan({ tournament, stages }: StoredPlanProps) {
  const [changing, setChanging] = useState(false);
  const part = useSwappedFocus(changing);
  const now = useNow();
  const { id, name, timeZone, status } = tournament;
  const plan = planOf(tournament, stages, tournament.plan?.changes);
  const isDrawn = stages.some(({ state }) => state !== 'draft');
  if (plan === null) return null;
  if (changing && !isDrawn)
    return (
      <div ref={part} className="grid gap-3">
        <OtherPlan {...{ tournament, stages }} onDone={() => setChanging(false)} />
      </div>
    );
  return (
    <div ref={part} className="grid gap-3">
      <HowItIsPlayed plan={planFacts(plan, timeZone, now, ownTimeZone())} />
      {isDrawn && <p className="text-sm text-dim">{words.isDrawn}</p>}
      <div className="flex flex-wrap gap-2 *:flex-auto">
        {isDrawn ? (
          <LinkButton variant="secondary" to={playPath(id)}>
            {words.stages}
          </LinkButton>
        ) : (
          stages.map((stage) => (
            <LinkButton key={stage.number} variant="secondary" to={`${playPath(id)}?editar=${stage.number}`}>
              {words.editStage(stage.name)}
            </LinkButton>
          ))
        )}
        {!isDrawn && (
          <Button variant="ghost" onClick={() => setChanging(true)}>
            {words.another}
          </Button>
        )}
      </div>
      {status === 'published' && (
        <TextShare
          title={name}
          text={planText(name, plan, timeZone, now)}
          url={new URL(paths.tournament.to(id), location.origin).href}
        />
      )}
    </div>
  );
}

function OtherPlan({ tournament, stages, onDone }: StoredPlanProps & { readonly onDone: () => void }) {
  const [preset, setPreset] = useState<PlanPreset | null>(null);
  return (
    <>
      <PresetChoice
        tournament={tournament}
        action={(picked) => (
          <div className="flex flex-wrap gap-2 *:flex-auto">
            <Button icon="check" onClick={() => setPreset(picked)}>
              {words.take}
            </Button>
            <Button variant="secondary" onClick={onDone}>
              {words.keep}
            </Button>
          </div>
        )}
      />
      {preset !== null && (
        <ChangeDialog {...{ tournament, stages, preset }} onDone={onDone} onClose={() => setPreset(null)} />
      )}
    </>
  );
}

interface ChangeDialogProps extends StoredPlanProps {
  readonly preset: PlanPreset;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function ChangeDialog({ tournament, stages, preset, onDone, onClose }: ChangeDialogProps) {
  const wanted = presetStages(preset, tournament);
  const text = toldChange(tournament, wanted);
  return (
    <ActDialog
      title={words.changeTitle}
      confirm={words.change}
      endpoint={putPlan}
      call={() => ({
        params: { id: tournament.id },
        body: { seen: stages.map(({ revision }) => revision), stages: [...wanted] },
      })}
      done={words.saved}
      onDone={onDone}
      onClose={onClose}
    >
      <p>{words.replaced}</p>
      {text !== '' && <PlanChangeText intro={words.published} text={text} />}
    </ActDialog>
  );
}
