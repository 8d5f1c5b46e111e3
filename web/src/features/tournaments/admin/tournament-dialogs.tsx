import { CONFIRMATION_NAMES, MISSING_WORDS } from '@copa/domain/day/words/window-meanings';
import { CHANGE_TOLD_AFTER_MS, MINUTE_MS, SHORT_TEXT_MAX } from '@copa/domain/limits';
import { ownAt } from '@copa/domain/time/hours';
import { spanText } from '@copa/domain/time/span';
import { ownStart } from '@copa/domain/tournaments/date';
import {
  deleteTournament,
  setTournamentCancellation,
  updateTournament,
} from '@copa/domain/tournaments/endpoints';
import { stepsLeft } from '@copa/domain/tournaments/places/reservation-lines';
import { defaultWindows } from '@copa/domain/tournaments/places/window-plan';
import { isOver, registrationRefusal } from '@copa/domain/tournaments/state';
import { TournamentContentSchema } from '@copa/domain/tournaments/tournament-input';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { ActDialog } from '../../../components/admin/act-dialog.tsx';
import { LimitedAreaField } from '../../../components/fields/limited-field.tsx';
import { paths } from '../../../config/paths.ts';
import { useAdmin } from '../../../lib/admin/admin-context.ts';
import type { ListedTournament } from '../../../lib/live/use-live-tournaments.ts';
import { serverNow } from '../../../lib/network/server-clock.ts';
import { useKeptText } from '../../../lib/storage/use-kept.ts';
import { useNow } from '../../../lib/use-now.ts';
import * as words from '../words/admin.ts';
import { requireTournamentPermission } from './tournament-permission.ts';

interface TournamentDialogProps {
  readonly tournament: ListedTournament;
  readonly onClose: () => void;
}

/** Tournaments of a series have the same name. */
function Start({ tournament }: Pick<TournamentDialogProps, 'tournament'>) {
  return <p className="font-semibold">{ownStart(tournament, useNow())}</p>;
}

export function PublishTournamentDialog({ tournament, onClose }: TournamentDialogProps) {
  const { user } = useAdmin();
  const { id, name, updatedAt } = tournament;

  const call = () => {
    requireTournamentPermission(user, 'update');
    const content = z.parse(TournamentContentSchema, { ...tournament, status: 'published' });
    return { params: { id }, body: { ...content, expectedUpdatedAt: updatedAt } };
  };

  return (
    <ActDialog
      title={words.publishTitle(name)}
      confirm={words.publish}
      endpoint={updateTournament}
      call={call}
      done={words.published}
      onClose={onClose}
    >
      <Start tournament={tournament} />
      <p>{publishEffect(tournament, serverNow())}</p>
    </ActDialog>
  );
}

function publishEffect(tournament: ListedTournament, now: Date): string {
  if (tournament.linkedFormId === null) return words.publishEffectWithoutForm;
  const refusal = registrationRefusal({ ...tournament, status: 'published' }, now);
  if (refusal === 'registration-closed') return words.publishEffectClosed;
  if (refusal === 'tournament-full') return words.publishEffectFull;
  return stepsLeft(tournament, now).length > 0 ? words.publishEffectReserved : words.publishEffect;
}

export function CancelTournamentDialog({ tournament, onClose }: TournamentDialogProps) {
  const { user } = useAdmin();
  const { id, name, currentPlayers, waitingPlayers } = tournament;
  const [reason, setReason] = useKeptText(`cancel_${id}`);
  // The dialog keeps the question that it opened with, even if somebody else cancels or resumes the
  // tournament.
  const [cancelledAt] = useState(tournament.cancelledAt);
  const cancelled = cancelledAt === null;
  const isUnsent = isRecent(cancelledAt, useNow());
  const told = currentPlayers + waitingPlayers;

  const call = () => {
    requireTournamentPermission(user, 'update');
    return { params: { id }, body: { cancelled, reason } };
  };

  return (
    <ActDialog
      danger={cancelled}
      title={cancelled ? words.cancelTitle(name) : words.resumeTitle(name)}
      confirm={cancelled ? words.cancelTournament : words.resumeTournament}
      cancel={words.goBack}
      endpoint={setTournamentCancellation}
      call={call}
      done={cancelled ? words.cancelled : words.resumed}
      onDone={() => setReason('')}
      onClose={onClose}
    >
      <Start tournament={tournament} />
      <p>{cancelled ? words.cancelEffect : words.resumeEffect}</p>
      {told > 0 && (
        <p>{isUnsent ? words.nobodyTold : words.playersTold(told, spanText(CHANGE_TOLD_AFTER_MS))}</p>
      )}
      {cancelled && (
        <LimitedAreaField
          label={words.reason}
          hint={words.reasonHint}
          rows={3}
          maxLength={SHORT_TEXT_MAX}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
    </ActDialog>
  );
}

/** Players hear of a cancellation only after this time. If it is resumed before, they hear of neither. */
function isRecent(cancelledAt: Date | null, now: Date): boolean {
  return cancelledAt !== null && now.getTime() - cancelledAt.getTime() < CHANGE_TOLD_AFTER_MS - MINUTE_MS;
}

export function DeleteTournamentDialog({ tournament, onClose }: TournamentDialogProps) {
  const { user } = useAdmin();
  const { playersErasedAt, season } = tournament;
  const { pending, approved, rejected } = tournament.registrations;
  const registrations = pending + approved + rejected;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const list = paths.admin.tournaments.to();

  const call = () => {
    requireTournamentPermission(user, 'delete');
    return {
      params: { id: tournament.id },
      query: { force: registrations > 0 ? ('true' as const) : ('false' as const), seen: registrations },
    };
  };

  return (
    <ActDialog
      danger
      title={words.removeTitle(tournament.name)}
      confirm={registrations > 0 ? words.removeAll : words.remove}
      endpoint={deleteTournament}
      call={call}
      done={words.removed}
      // The page of the deleted tournament would only say that it is gone.
      onDone={() => pathname !== list && navigate(list, { replace: true })}
      onClose={onClose}
    >
      <Start tournament={tournament} />
      {registrations === 0 ? (
        <p>{playersErasedAt === null ? words.removesNobody : words.removesErased}</p>
      ) : (
        <p>{words.removeEffect(registrations, pending, approved, rejected)}</p>
      )}
      {hasWaitingPlayers(tournament, serverNow()) && <p className="text-warning">{words.removesUntold}</p>}
      {season !== null && <p>{words.removesFromSeason(season.name)}</p>}
    </ActDialog>
  );
}

function hasWaitingPlayers(tournament: ListedTournament, now: Date): boolean {
  const { currentPlayers, waitingPlayers, cancelledAt } = tournament;
  return currentPlayers + waitingPlayers > 0 && cancelledAt === null && !isOver(tournament, now);
}

export function usualWindows({ date, windows, cancelledAt, endedAt }: ListedTournament, now: Date) {
  const isOpen = date !== null && windows.length === 0 && cancelledAt === null && endedAt === null;
  return isOpen ? defaultWindows(date).filter(({ closesAt }) => closesAt > now) : [];
}

export function ConfirmationsDialog({ tournament: current, onClose }: TournamentDialogProps) {
  const { user } = useAdmin();
  const now = useNow();
  // The dialog keeps the tournament that it opened with, so that the API refuses the call after any change.
  const [tournament] = useState(current);
  const { id, name, updatedAt } = tournament;
  const windows = usualWindows(tournament, now);

  const call = () => {
    requireTournamentPermission(user, 'update');
    const content = z.parse(TournamentContentSchema, { ...tournament, windows });
    return { params: { id }, body: { ...content, expectedUpdatedAt: updatedAt } };
  };

  return (
    <ActDialog
      title={words.confirmationsTitle(name)}
      confirm={words.askConfirmations}
      endpoint={updateTournament}
      whenStale={words.changedMeanwhile}
      call={call}
      done={words.confirmationsAsked}
      onClose={onClose}
    >
      <Start tournament={tournament} />
      {windows.map(({ kind, opensAt, closesAt, onMissing }) => (
        <p key={kind}>
          <strong>{CONFIRMATION_NAMES[kind]}</strong>
          <span className="block text-mist">
            {words.opensAndCloses(ownAt(opensAt, now), ownAt(closesAt, now))} {MISSING_WORDS[kind][onMissing]}
          </span>
        </p>
      ))}
    </ActDialog>
  );
}

export const TOURNAMENT_DIALOGS = {
  confirmations: ConfirmationsDialog,
  publish: PublishTournamentDialog,
  cancel: CancelTournamentDialog,
  remove: DeleteTournamentDialog,
};
