import { deadlinesStandStill } from '@copa/domain/registrations/places/deadlines';
import { hasPlace, type RegistrationStatus } from '@copa/domain/registrations/places/unit-day';
import type { Registration } from '@copa/domain/registrations/registration';
import { ownAt } from '@copa/domain/time/hours';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { SidePanel } from '../../../../components/dialog/side-panel.tsx';
import { useSuspended } from '../../../../lib/admin/use-suspended.ts';
import type { ListedTournament } from '../../../../lib/live/use-live-tournaments.ts';
import { useNow } from '../../../../lib/use-now.ts';
import * as placeWords from '../../words/places.ts';
import * as words from '../../words/player.ts';
import { type Burst, burstLabel } from '../bursts.ts';
import { type Duplicate, duplicateLabel } from '../duplicates.ts';
import type { StandingNote } from '../inbox/use-standings.ts';
import { PlaceBadge, StatusBadge } from '../status-badge.tsx';
import { acceptedMembers, approvalProblem, isReleased, isTeam, rowTitle } from '../unit-words.ts';
import { DayHint } from './day-hint.tsx';
import { type DetailDialog, DetailDialogs } from './detail-dialogs.tsx';
import { MembersSection } from './members-section.tsx';
import { PlayerSection } from './player-section.tsx';
import { TicketSection } from './ticket-section.tsx';
import { WishesSection } from './wishes-section.tsx';

interface RegistrationDetailProps {
  readonly registration: Registration;
  readonly tournament: ListedTournament | null;
  readonly duplicate: Duplicate | null;
  readonly burst: Burst | null;
  readonly note: StandingNote | null;
  readonly effect: string;
  readonly busy: boolean;
  /**
   * The notices about decisions. They are inside the panel, because the panel may be a dialog that makes the
   * page inert.
   */
  readonly notice: ReactNode;
  readonly onOpen: (id: string) => void;
  readonly onDecide: (registration: Registration, status: RegistrationStatus) => void;
  readonly onClose: () => void;
}

export function RegistrationDetail(props: RegistrationDetailProps) {
  const { registration, tournament, duplicate, burst, note, onClose } = props;
  const [dialog, setDialog] = useState<DetailDialog | null>(null);
  const [player] = acceptedMembers(registration);
  return (
    <SidePanel title={rowTitle(registration)} onClose={onClose} footer={<DecisionButtons {...props} />}>
      <div className="grid gap-6">
        <State registration={registration} tournament={tournament} note={note} />
        {burst !== null && <p className="font-semibold text-warning">{burstLabel(burst)}</p>}
        {duplicate !== null && <Duplicates duplicate={duplicate} onOpen={props.onOpen} />}
        <WishesSection registration={registration} />
        {isTeam(registration) ? (
          <MembersSection registration={registration} tournament={tournament} onDialog={setDialog} />
        ) : (
          player !== undefined && (
            <PlayerSection
              registration={registration}
              player={player}
              tournament={tournament}
              onCorrect={() => setDialog({ kind: 'correct', registration, player })}
            />
          )
        )}
        <TicketSection registration={registration} />
        <Button
          variant="ghost"
          className="justify-self-start text-danger!"
          onClick={() => setDialog({ kind: 'delete' })}
        >
          {words.remove}
        </Button>
      </div>
      <DetailDialogs
        dialog={dialog}
        registration={registration}
        onClose={() => setDialog(null)}
        effect={props.effect}
        onDeleted={onClose}
      />
    </SidePanel>
  );
}

type DecisionProps = Pick<RegistrationDetailProps, 'registration' | 'busy' | 'notice' | 'onDecide'>;

function DecisionButtons({ registration, busy, notice, onDecide }: DecisionProps) {
  const { status } = registration;
  const problem = approvalProblem(registration);
  return (
    <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2 sm:flex sm:flex-wrap sm:justify-end">
      <div className="col-span-full sm:w-full">{notice}</div>
      {status !== 'approved' && problem !== null && (
        <p id="approval-problem" className="col-span-full text-sm text-mist sm:w-full">
          {problem}
        </p>
      )}
      {status !== 'approved' && (
        <Button
          busy={busy}
          disabled={problem !== null}
          aria-describedby={problem === null ? undefined : 'approval-problem'}
          onClick={() => onDecide(registration, 'approved')}
        >
          {words.approve}
        </Button>
      )}
      {status !== 'pending' && (
        <Button variant="secondary" busy={busy} onClick={() => onDecide(registration, 'pending')}>
          {words.backToPending}
        </Button>
      )}
      {status !== 'rejected' && (
        <Button variant="danger" busy={busy} onClick={() => onDecide(registration, 'rejected')}>
          {words.reject}
        </Button>
      )}
    </div>
  );
}

type StateProps = Pick<RegistrationDetailProps, 'registration' | 'tournament' | 'note'>;

function State({ registration, tournament, note }: StateProps) {
  const { id, status, reason, createdAt, decidedAt, incompleteUntil, number } = registration;
  const now = useNow();
  const isKept = tournament !== null && deadlinesStandStill(tournament, now);
  const isSuspended = useSuspended([registration.tournamentId]).has(id);
  return (
    <section aria-label={words.status} className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <StatusBadge status={status} />
        <PlaceBadge note={note} />
        <span className="text-sm text-mist">{tournament?.name}</span>
      </div>
      {reason !== null && reason !== '' && <p>{words.reason(reason)}</p>}
      {isReleased(registration) && <p>{words.releasedHint}</p>}
      {!isReleased(registration) && status !== 'rejected' && <Qualified registration={registration} />}
      {isSuspended && (
        <p className="text-danger">{words.suspendedHint(isTeam(registration), hasPlace(registration))}</p>
      )}
      {note?.standing === 'waiting' && (
        <p>
          {placeWords.waits(note.position)} {status === 'pending' && placeWords.approvalGivesNoPlace}
        </p>
      )}
      {tournament !== null && note !== null && <DayHint {...{ registration, tournament, note }} />}
      {incompleteUntil !== null && !isKept && <p>{words.heldUntil(ownAt(incompleteUntil, now))}</p>}
      <p className="text-sm text-dim">
        {words.registeredAt(number, ownAt(createdAt, now))}
        {decidedAt !== null && words.decidedAt(ownAt(decidedAt, now))}
      </p>
    </section>
  );
}

function Qualified({ registration }: Pick<StateProps, 'registration'>) {
  const { qualified } = registration;
  if (qualified === null) return null;
  const { rank, memberId, isProven } = qualified;
  const isThere = acceptedMembers(registration).some(({ id }) => id === memberId);
  if (isThere && isProven) return <p>{words.qualified(rank)}</p>;
  return <p className="text-warning">{(isThere ? words.qualifiedUnproven : words.qualifiedLeft)(rank)}</p>;
}

function Duplicates({ duplicate, onOpen }: { duplicate: Duplicate; onOpen: (id: string) => void }) {
  return (
    <section
      aria-label={words.duplicatesTitle}
      className="grid gap-2 rounded-md border border-info/40 bg-info/10 p-3"
    >
      <p className="font-semibold text-info">{duplicateLabel(duplicate)}</p>
      {duplicate.others.length === 0 && <p className="text-sm">{words.sharedInTeam}</p>}
      <ul className="grid gap-1">
        {duplicate.others.map((other) => (
          <li key={other.id}>
            <button
              type="button"
              onClick={() => onOpen(other.id)}
              className="flex min-h-11 w-full flex-wrap items-center gap-2 rounded-sm px-2 text-left hover:bg-smoke"
            >
              <span className="underline underline-offset-4">
                {rowTitle(other)} · {other.freeFireId}
              </span>
              <StatusBadge status={other.status} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
