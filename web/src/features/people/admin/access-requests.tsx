import type { ListedUserRequest, UserRequest } from '@copa/domain/people/user-request';
import {
  approveUserRequest,
  listUserRequests,
  rejectUserRequest,
} from '@copa/domain/people/user-request-endpoints';
import { REGISTRATION_STATUS } from '@copa/domain/registrations/places/unit-day';
import { ownHour } from '@copa/domain/time/hours';
import { type ComponentType, useState } from 'react';
import { ActDialog } from '../../../components/admin/act-dialog.tsx';
import { LoadError, MoreButton, StaleNotice, together } from '../../../components/admin/query-states.tsx';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { TextAreaField } from '../../../components/fields/text-field.tsx';
import { useApiPages } from '../../../lib/admin/admin-api.ts';
import { serverNow } from '../../../lib/network/server-clock.ts';
import { useOnline } from '../../../lib/network/use-online.ts';
import { useKeptText } from '../../../lib/storage/use-kept.ts';
import * as words from '../words/admin.ts';
import { PeopleSkeleton } from './people-skeleton.tsx';
import { type Choosing, choosingFor, grantOf, RoleChoice } from './role-choice.tsx';

const TONES = { pending: 'warning', approved: 'success', rejected: 'danger' } as const;

export function useRequests(status: UserRequest['status'], verified?: boolean) {
  const kind = verified === undefined ? {} : { verified: verified ? ('true' as const) : ('false' as const) };
  return useApiPages(listUserRequests, { query: { status, ...kind } });
}

export type Requests = ReturnType<typeof useRequests>;

/** Shows the waiting requests. A tap each shows unconfirmed addresses and answered requests. */
export function AccessRequests({ waiting }: { waiting: Requests }) {
  return (
    <>
      <RequestList requests={waiting} empty={words.noRequests} />
      <Unfolded title={words.unconfirmedTitle} List={UnconfirmedRequests} />
      <Unfolded title={words.decidedTitle} List={DecidedRequests} />
    </>
  );
}

/** A list that loads when somebody opens it. */
function Unfolded({ title, List }: { title: string; List: ComponentType }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="min-h-11 w-fit content-center font-semibold text-gold">{title}</summary>
      {isOpen && <List />}
    </details>
  );
}

/** Requests with an unconfirmed address: anybody can open an account under any address. */
function UnconfirmedRequests() {
  return (
    <div className="grid gap-3 pt-2">
      <p className="text-sm text-mist">{words.unconfirmedIntro}</p>
      <RequestList requests={useRequests('pending', false)} empty={words.noUnconfirmed} />
    </div>
  );
}

function DecidedRequests() {
  const approved = useRequests('approved');
  const rejected = useRequests('rejected');
  const online = useOnline();
  const both = together(approved, rejected);
  if (approved.isPending || rejected.isPending) return <PeopleSkeleton label={words.loadingDecided} />;
  if (approved.data === undefined || rejected.data === undefined) return <LoadError query={both} />;
  return (
    <div className="grid gap-3 pt-2">
      {online && <StaleNotice query={both} />}
      <RequestList requests={approved} empty={words.noneApproved} />
      <RequestList requests={rejected} empty={words.noneRejected} />
    </div>
  );
}

function RequestList({ requests: pages, empty }: { requests: Requests; empty: string }) {
  const [deciding, setDeciding] = useState<Decision | null>(null);
  if (pages.isPending) return <PeopleSkeleton label={words.loadingRequests} />;
  if (pages.data === undefined) return <LoadError query={pages} />;
  const requests = pages.data.pages.flatMap((page) => page.requests);
  return (
    <>
      {requests.length === 0 && !pages.hasNextPage && <p className="text-mist">{empty}</p>}
      <ul className="grid gap-3">
        {requests.map((request) => (
          <li key={request.id}>
            <RequestCard request={request} onDecide={(approve) => setDeciding({ request, approve })} />
          </li>
        ))}
      </ul>
      <MoreButton hasMore={pages.hasNextPage} busy={pages.isFetchingNextPage} onMore={pages.fetchNextPage} />
      {deciding !== null && <DecisionDialog {...deciding} onClose={() => setDeciding(null)} />}
    </>
  );
}

interface Decision {
  readonly request: UserRequest;
  readonly approve: boolean;
}

function RequestCard({
  request,
  onDecide,
}: {
  request: ListedUserRequest;
  onDecide: (approve: boolean) => void;
}) {
  const { displayName, email, emailVerified, status, requestedAt, notes } = request;
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={TONES[status]}>{REGISTRATION_STATUS[status].label}</Badge>
        {emailVerified === false && <Badge tone="neutral">{words.unconfirmedMail}</Badge>}
        {emailVerified === null && <Badge tone="neutral">{words.accountGone}</Badge>}
        <span className="text-sm text-mist">{ownHour(requestedAt, serverNow())}</span>
      </div>
      <div>
        <p className="font-semibold">{displayName}</p>
        <p className="break-all text-mist">{email}</p>
        {notes !== null && notes !== '' && <p className="text-sm text-dim">{words.notesOf(notes)}</p>}
      </div>
      {status === 'pending' && (
        <div className="flex flex-wrap gap-2">
          <Button aria-label={words.approveNamed(displayName)} onClick={() => onDecide(true)}>
            {words.approve}
          </Button>
          <Button
            variant="secondary"
            aria-label={words.rejectNamed(displayName)}
            onClick={() => onDecide(false)}
          >
            {words.reject}
          </Button>
        </div>
      )}
    </Card>
  );
}

function DecisionDialog({ request, approve, onClose }: Decision & { onClose: () => void }) {
  const [notes, setNotes] = useKeptText(`access_${request.id}`);
  const [choosing, setChoosing] = useState<Choosing>(choosingFor(null));
  return (
    <ActDialog
      danger={!approve}
      title={approve ? words.approveTitle : words.rejectTitle}
      confirm={approve ? words.giveAccess : words.reject}
      endpoint={approve ? approveUserRequest : rejectUserRequest}
      call={() => ({
        params: { id: request.id },
        body: approve ? { notes, ...grantOf(choosing) } : { notes },
      })}
      done={approve ? words.hasRoleNow(request.displayName, choosing.role) : words.rejected}
      onDone={() => setNotes('')}
      onClose={onClose}
    >
      <p>
        {approve
          ? words.givenTo(request.displayName, request.email)
          : words.rejectEffect(request.displayName, request.email)}
      </p>
      {approve && <RoleChoice choosing={choosing} onChange={setChoosing} />}
      <TextAreaField
        label={words.notes}
        rows={2}
        maxLength={200}
        value={notes}
        onChange={(event) => setNotes(event.target.value)}
      />
    </ActDialog>
  );
}
