import type { ListedUserRequest, UserRequest } from '@copa/domain/people/user-request';
import {
  approveUserRequest,
  listUserRequests,
  rejectUserRequest,
} from '@copa/domain/people/user-request-endpoints';
import { REGISTRATION_STATUS } from '@copa/domain/registrations/places/unit-day';
import { capitalized } from '@copa/domain/sentence';
import { ownHour } from '@copa/domain/time/hours';
import { useState } from 'react';
import { ActDialog } from '../../../components/admin/act-dialog.tsx';
import { Fold } from '../../../components/admin/admin-section.tsx';
import {
  LoadError,
  MoreButton,
  PartSkeletons,
  StaleNotice,
  together,
} from '../../../components/admin/query-states.tsx';
import { Row, Rows } from '../../../components/admin/rows.tsx';
import { StateText } from '../../../components/admin/state-text.tsx';
import { Button } from '../../../components/button.tsx';
import { SidePanel } from '../../../components/dialog/side-panel.tsx';
import { LimitedAreaField } from '../../../components/fields/limited-field.tsx';
import { useApiPages } from '../../../lib/admin/admin-api.ts';
import { useOnline } from '../../../lib/network/use-online.ts';
import { useKeptText } from '../../../lib/storage/use-kept.ts';
import { useNow } from '../../../lib/use-now.ts';
import * as words from '../words/admin.ts';
import { PEOPLE_COLUMNS, PEOPLE_SIZES } from './people-columns.ts';
import { type Choosing, choosingFor, grantOf, RoleChoice } from './role-choice.tsx';

const LOOKS = { approved: 'text-success', rejected: 'text-danger' } as const;

function useRequests(status: UserRequest['status'], verified?: boolean) {
  const kind = verified === undefined ? {} : { verified: verified ? ('true' as const) : ('false' as const) };
  return useApiPages(listUserRequests, { query: { status, ...kind } });
}

type Requests = ReturnType<typeof useRequests>;

export function useAllRequests() {
  return {
    waiting: useRequests('pending', true),
    unconfirmed: useRequests('pending', false),
    approved: useRequests('approved'),
    rejected: useRequests('rejected'),
  };
}

type AllRequests = ReturnType<typeof useAllRequests>;

/** Finds the request in the lists, because somebody else may decide it while its panel is open. */
export function asListedNow(opened: ListedUserRequest, lists: AllRequests): ListedUserRequest {
  const requests = Object.values(lists).flatMap(
    ({ data }) => data?.pages.flatMap((page) => page.requests) ?? [],
  );
  return requests.find(({ id }) => id === opened.id) ?? opened;
}

export interface AccessDecision {
  readonly request: ListedUserRequest;
  readonly approve: boolean;
}

interface RequestActs {
  readonly openId: string | null;
  readonly onOpen: (request: ListedUserRequest) => void;
}

export function AccessRequests({ lists, ...acts }: RequestActs & { readonly lists: AllRequests }) {
  const { waiting, unconfirmed, approved, rejected } = lists;
  return (
    <>
      <RequestList
        label={words.requestsTitle}
        loading={words.loadingRequests}
        requests={waiting}
        empty={words.noRequests}
        {...acts}
      />
      <Fold summary={words.counted(words.unconfirmedTitle, ...countOf(unconfirmed))}>
        <p className="text-sm text-mist">{words.unconfirmedIntro}</p>
        <RequestList
          label={words.unconfirmedTitle}
          loading={words.loadingUnconfirmed}
          requests={unconfirmed}
          empty={words.noUnconfirmed}
          {...acts}
        />
      </Fold>
      <Fold summary={words.counted(words.decidedTitle, ...countOf(approved, rejected))}>
        <DecidedRequests approved={approved} rejected={rejected} {...acts} />
      </Fold>
    </>
  );
}

function countOf(...lists: readonly Requests[]): readonly [number | null, boolean] {
  const pages = lists.map(({ data }) => data?.pages);
  if (pages.includes(undefined)) return [null, false];
  const count = pages.flatMap((each) => each ?? []).reduce((sum, { requests }) => sum + requests.length, 0);
  return [count, lists.some(({ hasNextPage }) => hasNextPage)];
}

interface DecidedRequestsProps extends RequestActs {
  readonly approved: Requests;
  readonly rejected: Requests;
}

function DecidedRequests({ approved, rejected, ...acts }: DecidedRequestsProps) {
  const online = useOnline();
  const both = together(approved, rejected);
  if (approved.isPending || rejected.isPending)
    return <PartSkeletons label={words.loadingDecided} sizes={PEOPLE_SIZES} />;
  if (approved.data === undefined || rejected.data === undefined) return <LoadError query={both} />;
  return (
    <div className="grid gap-3">
      {online && <StaleNotice query={both} />}
      <RequestList
        label={words.approvedOnes}
        loading={words.loadingDecided}
        requests={approved}
        empty={words.noneApproved}
        {...acts}
      />
      <RequestList
        label={words.rejectedOnes}
        loading={words.loadingDecided}
        requests={rejected}
        empty={words.noneRejected}
        {...acts}
      />
    </div>
  );
}

interface RequestListProps extends RequestActs {
  readonly label: string;
  readonly loading: string;
  readonly requests: Requests;
  readonly empty: string;
}

function RequestList({ label, loading, requests: pages, empty, openId, onOpen }: RequestListProps) {
  if (pages.isPending) return <PartSkeletons label={loading} sizes={PEOPLE_SIZES} />;
  if (pages.data === undefined) return <LoadError query={pages} />;
  const requests = pages.data.pages.flatMap((page) => page.requests);
  return (
    <>
      {requests.length === 0 && !pages.hasNextPage && <p className="text-mist">{empty}</p>}
      {requests.length > 0 && (
        <Rows label={label}>
          {requests.map((request) => (
            <RequestRow
              key={request.id}
              request={request}
              isOpen={request.id === openId}
              onOpen={() => onOpen(request)}
            />
          ))}
        </Rows>
      )}
      <MoreButton hasMore={pages.hasNextPage} busy={pages.isFetchingNextPage} onMore={pages.fetchNextPage} />
    </>
  );
}

interface RequestRowProps {
  readonly request: ListedUserRequest;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function RequestRow({ request, isOpen, onOpen }: RequestRowProps) {
  const { displayName, email, requestedAt } = request;
  const now = useNow();
  return (
    <Row title={displayName} target={onOpen} isOpen={isOpen} columns={PEOPLE_COLUMNS}>
      <p className="truncate text-sm text-mist">{email}</p>
      <p className="flex min-w-0 gap-x-3 text-sm">
        <RequestState request={request} />
        <span className="truncate text-dim">{capitalized(ownHour(requestedAt, now))}</span>
      </p>
    </Row>
  );
}

function RequestState({ request: { status, emailVerified } }: { readonly request: ListedUserRequest }) {
  if (emailVerified === null) return <StateText look="text-warning">{words.accountGone}</StateText>;
  if (status !== 'pending')
    return <StateText look={LOOKS[status]}>{REGISTRATION_STATUS[status].label}</StateText>;
  return emailVerified ? (
    <StateText look="text-gold">{words.toDecide}</StateText>
  ) : (
    <StateText look="text-warning">{words.unconfirmedMail}</StateText>
  );
}

interface RequestPanelProps {
  readonly request: ListedUserRequest;
  readonly onDecide: (decision: AccessDecision) => void;
  readonly onClose: () => void;
}

export function RequestPanel({ request, onDecide, onClose }: RequestPanelProps) {
  const { displayName, email, status, requestedAt, notes, emailVerified } = request;
  const now = useNow();
  return (
    <SidePanel
      title={displayName}
      onClose={onClose}
      footer={
        status === 'pending' && (
          <div className="flex w-full flex-wrap justify-end gap-3 max-sm:*:flex-[1_1_auto]">
            {emailVerified !== null && (
              <Button
                aria-label={words.approveNamed(displayName)}
                onClick={() => onDecide({ request, approve: true })}
              >
                {words.approve}
              </Button>
            )}
            <Button
              variant="danger"
              aria-label={words.rejectNamed(displayName)}
              onClick={() => onDecide({ request, approve: false })}
            >
              {words.reject}
            </Button>
          </div>
        )
      }
    >
      <div className="grid gap-2">
        <p className="break-all">{email}</p>
        <p className="flex flex-wrap gap-x-3 text-sm">
          <RequestState request={request} />
          <span className="text-mist">{words.requestedAt(ownHour(requestedAt, now))}</span>
        </p>
        {notes !== null && notes !== '' && <p>{words.notesOf(notes)}</p>}
      </div>
    </SidePanel>
  );
}

interface DecisionDialogProps extends AccessDecision {
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export function DecisionDialog({ request, approve, onDone, onClose }: DecisionDialogProps) {
  const [notes, setNotes] = useKeptText(`access_${request.id}`);
  const [choosing, setChoosing] = useState<Choosing>(choosingFor(null));
  return (
    <ActDialog
      danger={!approve}
      title={approve ? words.approveTitle : words.rejectTitle}
      confirm={approve ? words.approve : words.reject}
      endpoint={approve ? approveUserRequest : rejectUserRequest}
      call={() => ({
        params: { id: request.id },
        body: approve ? { notes, ...grantOf(choosing) } : { notes },
      })}
      done={approve ? words.hasRoleNow(request.displayName, choosing.role) : words.rejected}
      onDone={() => {
        setNotes('');
        onDone();
      }}
      onClose={onClose}
    >
      <p>
        {approve
          ? words.givenTo(request.displayName, request.email)
          : words.rejectEffect(request.displayName, request.email)}
      </p>
      {approve && <RoleChoice choosing={choosing} onChange={setChoosing} />}
      <LimitedAreaField
        label={words.notes}
        hint={words.notesHint}
        rows={2}
        maxLength={200}
        value={notes}
        onChange={(event) => setNotes(event.target.value)}
      />
    </ActDialog>
  );
}
