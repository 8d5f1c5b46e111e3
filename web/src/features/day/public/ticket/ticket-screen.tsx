import type { ProtestDecision } from '@copa/domain/day/headline-kind';
import type { Ticket } from '@copa/domain/registrations/ticket';
import type { FollowedTournament } from '@copa/domain/tournaments/followed';
import { endOf } from '@copa/domain/tournaments/state';
import { useEffect, useSyncExternalStore } from 'react';
import { LinkButton } from '../../../../components/button.tsx';
import { EmptyState, LoadFailed } from '../../../../components/message-state.tsx';
import { FirstCard } from '../../../../components/skeleton.tsx';
import { showTournaments } from '../../../../components/words/dead-end.ts';
import { pageMeta } from '../../../../config/page-meta.ts';
import { paths } from '../../../../config/paths.ts';
import { readLocal, subscribeLocal } from '../../../../lib/storage/local-store.ts';
import { storageKeys } from '../../../../lib/storage/storage-keys.ts';
import { useNow } from '../../../../lib/use-now.ts';
import * as words from '../../words/ticket.ts';
import { TicketFrame, TournamentHour } from './headline-card.tsx';
import { HeadlinePart } from './headline-part.tsx';
import { ownRoom } from './room/own-room.ts';
import { OwnData, TicketBlocks } from './shown/ticket-blocks.tsx';
import type { TicketParts } from './shown/ticket-parts.ts';
import { type OwnOfTicket, ticketState } from './shown/ticket-state.ts';
import { useTap } from './tap-part.tsx';
import { frameLine, hourBeside, titleOf } from './ticket-title.ts';
import { type KnownTicket, type TicketSources, useTicket } from './use-ticket.ts';

/** Effects depend on `sources` and on the functions, so these must be the same in each render. */
interface TicketScreenProps {
  readonly id: string;
  readonly sources: TicketSources;
  /** Null unless this phone stores a registration of the ticket. */
  readonly own: OwnOfTicket | null;
  readonly parts: TicketParts;
  /** `decision` is null unless a protest was decided since this phone last told about one. */
  readonly news: { readonly decision: ProtestDecision | null; readonly onTold: () => void };
  readonly lost: { readonly findAgain: () => void; readonly whyMissing: string | null };
  readonly note: (day: TicketDay) => void;
}

export interface TicketDay {
  /**
   * The end of the tournament; null if its date is unknown. `new Date(0)` if the unit's place is `released`
   * or the tournament was cancelled.
   */
  readonly until: Date | null;
  readonly isAsked: boolean;
}

export function TicketScreen({ id, sources, lost, ...shown }: TicketScreenProps) {
  const load = useTicket(id, sources);
  const { findAgain, whyMissing } = lost;
  const isMissing = load.state === 'missing';
  const hasOwn = useSyncExternalStore(subscribeLocal, hasRegistration);
  useEffect(() => {
    if (isMissing) findAgain();
  }, [isMissing, findAgain]);
  if (load.state === 'loading') return <FirstCard label={words.loading} />;
  if (load.state === 'missing') {
    return (
      <div className="wrap-narrow">
        <EmptyState
          heading="h1"
          title={whyMissing === null ? words.missingTitle : words.leftTitle}
          actions={
            <>
              {hasOwn && <LinkButton to={paths.mine.to()}>{words.onThisPhone}</LinkButton>}
              <LinkButton to={paths.tournaments.to()} variant={hasOwn ? 'secondary' : 'primary'}>
                {showTournaments}
              </LinkButton>
            </>
          }
        >
          {whyMissing ?? words.missingText}
        </EmptyState>
      </div>
    );
  }
  if (load.state === 'failed') {
    return (
      <div className="wrap-narrow">
        <LoadFailed heading="h1" title={words.failedTitle} keepsTrying again={() => location.reload()} />
      </div>
    );
  }
  return <Shown known={load.known} {...shown} stale={load.stale} learn={load.learn} />;
}

function hasRegistration(): boolean {
  return readLocal(storageKeys.registrations)?.includes('"code"') === true;
}

interface ShownProps extends Omit<TicketScreenProps, 'id' | 'sources' | 'lost'> {
  readonly known: KnownTicket;
  readonly stale: boolean;
  readonly learn: (ticket: Ticket) => void;
}

function Shown({ known, own, parts, news: { decision, onTold }, note, stale, learn }: ShownProps) {
  const { ticket, tournament, table } = known;
  const now = useNow();
  const state = ticketState(known, own, decision, now);
  const { headline, consentSlot } = state;
  const kind = headline?.kind;
  const isTold = kind === 'protest';
  useEffect(() => {
    if (isTold) onTold();
  }, [isTold, onTold]);
  useNotedDay(tournament, state, note);
  const shown = {
    ...known,
    ...state,
    own,
    parts,
    stale,
    room: ownRoom(ticket, tournament, table, now),
    tapping: useTap(ticket.id, learn),
    consent:
      tournament !== null &&
      consentSlot !== null &&
      parts.consent(tournament, consentSlot, kind === 'consent'),
    team: tournament !== null && parts.inviting(ticket, tournament),
  };
  const there = tournament && hourBeside(headline, tournament, now);
  return (
    <TicketFrame
      tournament={
        tournament === null ? pageMeta.ticket.title : frameLine(tournament.name, headline?.when ?? null)
      }
      there={there !== null && <TournamentHour>{there}</TournamentHour>}
      name={titleOf(ticket)}
    >
      <HeadlinePart {...shown} />
      <TicketBlocks {...shown} />
      <OwnData {...shown} />
    </TicketFrame>
  );
}

function useNotedDay(
  tournament: FollowedTournament | null,
  { isDead, isAsked }: Pick<ReturnType<typeof ticketState>, 'isDead' | 'isAsked'>,
  note: TicketScreenProps['note'],
): void {
  // Without a published tournament, the phone keeps the end that it has stored, unless the unit's place is
  // `released`. A number instead of a Date stays equal between renders.
  const endsAt = isDead ? 0 : tournament && (endOf(tournament)?.getTime() ?? Infinity);
  useEffect(() => {
    if (endsAt !== null) note({ until: endsAt === Infinity ? null : new Date(endsAt), isAsked });
  }, [note, endsAt, isAsked]);
}
