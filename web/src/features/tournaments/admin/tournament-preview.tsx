import type { PlanPreset } from '@copa/domain/play/plan/presets';
import { type Tournament, TournamentSchema } from '@copa/domain/tournaments/tournament';
import { type ReactNode, useDeferredValue, useState } from 'react';
import * as z from 'zod/mini';
import { BarButton } from '../../../components/admin/editor/editor-bar.tsx';
import { Button } from '../../../components/button.tsx';
import { Overlay } from '../../../components/dialog/overlay.tsx';
import * as words from '../words/editor.ts';
import { useTournamentForm } from './editor/tournament-form.ts';
import { tournamentInputOf } from './editor/tournament-form-values.ts';

export interface VisitorViews {
  readonly card: (tournament: Tournament) => ReactNode;
  readonly page: (tournament: Tournament) => ReactNode;
  readonly plan: PlanViews;
  readonly seasons: SeasonViews;
}

interface SeasonChoice {
  readonly chosen: string;
  readonly error: string | undefined;
  readonly choose: (seasonId: string) => void;
}

export interface SeasonViews {
  readonly choice: (choice: SeasonChoice) => ReactNode;
}

interface ProposedPlan {
  readonly tournament: Pick<Tournament, 'date' | 'timeZone' | 'maxPlayers' | 'modality' | 'mapSelection'>;
  readonly chosen: PlanPreset | null;
  readonly onChoose: (preset: PlanPreset | null) => void;
}

export interface PlanViews {
  readonly stored: (tournament: Tournament) => ReactNode;
  readonly proposed: (plan: ProposedPlan) => ReactNode;
}

interface PreviewProps {
  readonly views: VisitorViews;
  readonly id: string | null;
  readonly currentPlayers: number;
}

function useTypedTournament({ id, currentPlayers }: Omit<PreviewProps, 'views'>): Tournament | null {
  const values = useDeferredValue(useTournamentForm().values);
  const { success, data } = z.safeParse(TournamentSchema, {
    ...tournamentInputOf(values),
    id: id ?? 'vista-previa',
    currentPlayers,
  });
  return success ? data : null;
}

export function CardPreview({ views, ...props }: PreviewProps) {
  const tournament = useTypedTournament(props);
  if (tournament === null) return <p className="text-mist">{words.tooLittle}</p>;
  return <div inert>{views.card(tournament)}</div>;
}

export function PreviewButton(props: PreviewProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <BarButton variant="secondary" icon="eye" label={words.preview} onClick={() => setOpen(true)} />
      <Overlay open={open} size="tall" title={words.preview} onClose={() => setOpen(false)}>
        {open && <Pages {...props} onClose={() => setOpen(false)} />}
      </Overlay>
    </>
  );
}

function Pages({ views, onClose, ...props }: PreviewProps & { onClose: () => void }) {
  const tournament = useTypedTournament(props);
  if (tournament === null) return <p className="text-mist">{words.tooLittle}</p>;
  return (
    <div className="grid gap-8">
      <section className="grid gap-3">
        <h3 className="text-lg uppercase">{words.inList}</h3>
        <div inert className="max-w-md">
          {views.card(tournament)}
        </div>
      </section>
      <section className="grid gap-3">
        <h3 className="text-lg uppercase">{words.itsPage}</h3>
        {/* `contain` keeps the fixed bar of the page inside the preview. */}
        <div inert className="-mx-5 border-t border-line [contain:layout]">
          {views.page(tournament)}
        </div>
      </section>
      <Button variant="secondary" className="justify-self-center" onClick={onClose}>
        {words.keepEditing}
      </Button>
    </div>
  );
}
