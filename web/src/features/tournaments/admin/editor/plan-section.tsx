import { MAX_PLAYERS_LIMIT } from '@copa/domain/limits';
import type { TournamentAnswer } from '@copa/domain/tournaments/endpoints';
import { useDeferredValue } from 'react';
import { typedNumber } from '../../../../lib/admin/typed-number.ts';
import { fromLocalInput } from '../../../../lib/zoned-time.ts';
import * as words from '../../words/editor.ts';
import type { PlanViews } from '../tournament-preview.tsx';
import { Part } from './editor-fields.tsx';
import { useTournamentForm } from './tournament-form.ts';

interface PlanSectionProps {
  readonly tournament: TournamentAnswer;
  readonly views: PlanViews;
}

export function PlanSettingsSection({ tournament, views }: PlanSectionProps) {
  return (
    <Part title={words.fieldLabels.plan} value={tournament.plan?.name ?? words.emptyValue} fields={['plan']}>
      <p className="text-mist">{words.planIntro}</p>
      {views.stored(tournament)}
    </Part>
  );
}

export function PlanQuestion({ views }: Pick<PlanSectionProps, 'views'>) {
  const { values, change } = useTournamentForm();
  const { date, undated, timeZone, maxPlayers, modality, mapSelection, plan } = useDeferredValue(values);
  const places = typedNumber(maxPlayers);
  const isSized = Number.isInteger(places) && places > 0 && places <= MAX_PLAYERS_LIMIT;
  const sized = {
    date: undated ? null : fromLocalInput(date, timeZone),
    timeZone,
    maxPlayers: places,
    modality,
    mapSelection,
  };
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <h3 className="font-sans text-base font-semibold normal-case not-italic">{words.fieldLabels.plan}</h3>
      {isSized ? (
        views.proposed({
          tournament: sized,
          chosen: plan === '' ? null : plan,
          onChoose: (preset) => change({ plan: preset ?? '' }),
        })
      ) : (
        <p className="text-sm text-dim">{words.placesFirst}</p>
      )}
    </div>
  );
}
