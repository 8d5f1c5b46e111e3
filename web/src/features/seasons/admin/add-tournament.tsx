import { addSeasonTournament } from '@copa/domain/seasons/endpoints';
import type { Season } from '@copa/domain/seasons/season';
import { isFree } from '@copa/domain/seasons/series';
import { ownStart } from '@copa/domain/tournaments/date';
import { listTournaments } from '@copa/domain/tournaments/endpoints';
import { useState } from 'react';
import { LongRows } from '../../../components/admin/long-rows.tsx';
import { LoadError, PartSkeleton } from '../../../components/admin/query-states.tsx';
import { Row } from '../../../components/admin/rows.tsx';
import { reasonOf } from '../../../components/dialog/confirm-dialog.tsx';
import { Overlay } from '../../../components/dialog/overlay.tsx';
import { EmptyState } from '../../../components/message-state.tsx';
import { useToast } from '../../../components/toast/toast-context.ts';
import { useApiMutation, useWholeList } from '../../../lib/admin/admin-api.ts';
import { useNow } from '../../../lib/use-now.ts';
import * as words from '../words/admin.ts';

export function AddTournament({ season, onClose }: { season: Season; onClose: () => void }) {
  const add = useApiMutation(addSeasonTournament);
  const [problem, setProblem] = useState<string | null>(null);
  const toast = useToast();
  const join = async (tournament: { readonly id: string; readonly name: string }) => {
    if (add.isPending) return;
    setProblem(null);
    try {
      await add.mutateAsync({ params: { id: season.id, tournamentId: tournament.id } });
      toast.success(words.added(tournament.name, season.name));
      onClose();
    } catch (error) {
      setProblem(reasonOf(error));
    }
  };
  return (
    <Overlay
      title={words.addTitle(season.name)}
      onClose={() => {
        // A refusal is shown nowhere else, so the dialog stays until the answer.
        if (!add.isPending) onClose();
      }}
      footer={
        problem !== null && (
          <p role="alert" className="basis-full font-semibold text-danger">
            {problem}
          </p>
        )
      }
    >
      <div aria-busy={add.isPending} className="aria-busy:opacity-60">
        <Candidates season={season} onChoose={(tournament) => void join(tournament)} />
      </div>
    </Overlay>
  );
}

interface CandidatesProps {
  readonly season: Season;
  readonly onChoose: (tournament: { readonly id: string; readonly name: string }) => void;
}

function Candidates({ season, onChoose }: CandidatesProps) {
  const now = useNow();
  const listed = useWholeList(listTournaments);
  if (listed.isPending) return <PartSkeleton label={words.loadingSeries} className="h-40" />;
  if (listed.data === undefined) return <LoadError query={listed} />;
  const free = listed.data.tournaments.filter(
    (each) => isFree(each) && !season.tournamentIds.includes(each.id),
  );
  if (free.length === 0)
    return (
      <EmptyState illustration="nest" title={words.noneToAdd}>
        {words.noneToAddText}
      </EmptyState>
    );
  return (
    <LongRows label={words.addTitle(season.name)}>
      {free.map((tournament) => (
        <Row key={tournament.id} title={tournament.name} target={() => onChoose(tournament)}>
          <p className="text-sm text-mist">{ownStart(tournament, now)}</p>
        </Row>
      ))}
    </LongRows>
  );
}
