import { MAX_PLAYERS_LIMIT } from '@copa/domain/limits';
import type { TournamentAnswer } from '@copa/domain/tournaments/endpoints';
import { useDeferredValue } from 'react';
import { typedNumber } from '../../../../lib/admin/typed-number.ts';
import { fromLocalInput } from '../../../../lib/admin/zoned-time.ts';
import * as words from '../../words/editor.ts';
import type { PlanViews } from '../tournament-preview.tsx';
import { Section } from './editor-fields.tsx';
import { useTournamentForm } from './tournament-form.ts';

interface PlanSectionProps {
  readonly tournament: TournamentAnswer | null;
  readonly views: PlanViews;
}

export function PlanSection({ tournament, views }: PlanSectionProps) {
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
    <Section title={words.fieldLabels.plan}>
      <p className="text-mist">{words.planIntro}</p>
      {tournament !== null && views.stored(tournament)}
      {tournament === null && !isSized && <p className="text-sm text-dim">{words.placesFirst}</p>}
      {tournament === null &&
        isSized &&
        views.proposed({
          tournament: sized,
          chosen: plan === '' ? null : plan,
          onChoose: (preset) => change({ plan: preset ?? '' }),
        })}
    </Section>
  );
}
