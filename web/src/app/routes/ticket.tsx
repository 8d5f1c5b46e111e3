import { invitationEnd } from '@copa/domain/registrations/places/invitation-end';
import type { Ticket } from '@copa/domain/registrations/ticket';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { optionalPart } from '../../components/optional-part.ts';
import { partFailed } from '../../components/page/part-failed.tsx';
import * as partWords from '../../components/words/part-failed.ts';
import { pageMeta } from '../../config/page-meta.ts';
import { paths } from '../../config/paths.ts';
import { type TicketDay, TicketScreen } from '../../features/day/public/ticket/ticket-screen.tsx';
import { type DecisionNews, ProtestPart } from '../../features/play/public/protest/protest-part.tsx';
import { noteTold } from '../../features/play/public/protest/told-decisions.ts';
import { ReportPart } from '../../features/play/public/report/report-part.tsx';
import { expectedDay, noteDay } from '../../features/registrations/public/own/own-days.ts';
import {
  type KeptRegistration,
  useOwnOfTicket,
} from '../../features/registrations/public/own/own-registrations.ts';
import { ReasonPlaceholder } from '../../features/registrations/public/own/reason-placeholder.tsx';
import { MemberList } from '../../features/registrations/public/team/member-list.tsx';
import { CalendarButton } from '../../features/tournaments/public/detail/calendar-button.tsx';
import { codeIn } from '../../lib/browser/code-in.ts';
import { serverNow } from '../../lib/network/server-clock.ts';
import { reportProblem } from '../../lib/report-problem.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { ticketSources } from '../own/ticket-sources.ts';

const CaptainTeam = optionalPart(
  () => import('../../features/registrations/public/team/captain-team.tsx'),
  partFailed(partWords.teamLinkFailed),
);

const ConsentLink = optionalPart(
  () => import('../../features/registrations/public/consent/ticket-consent.tsx'),
  partFailed(partWords.consentFailed),
);

const TicketSeason = optionalPart(() => import('../../features/seasons/public/ticket-season.tsx'));

const TicketReason = optionalPart(
  () => import('../../features/registrations/public/own/ticket-reason.tsx'),
  () => null,
  () => <ReasonPlaceholder />,
);

const SameTeam = optionalPart(() => import('../../features/registrations/public/again/same-team.tsx'));

const NewRules = optionalPart(() => import('../../features/registrations/public/own/ticket-new-rules.tsx'));

const OwnGroups = optionalPart(() => import('../../features/registrations/public/own/own-groups.tsx'));

export function Component() {
  const ticketId = codeIn(useParams()['ticketId']);
  useDocumentTitle(pageMeta.ticket.title);
  return <OneTicket key={ticketId} ticketId={ticketId} />;
}

function OneTicket({ ticketId }: { ticketId: string }) {
  const here = useOwnOfTicket(ticketId);
  const [own] = here;
  const isOwn = own !== undefined;
  const code = own?.code;
  const { note, isIn, leave } = useNotedDay(ticketId, isOwn);
  const lost = useFindAgain(code, leave);
  const protests = useRef<HTMLDivElement>(null);
  const [isProtesting, setProtesting] = useState(false);
  const [decided, setDecided] = useState<DecisionNews | null>(null);
  const tell = useCallback(() => {
    if (decided !== null) noteTold(ticketId, decided.at);
  }, [ticketId, decided]);
  return (
    <>
      <TicketScreen
        id={ticketId}
        own={shownOwn(here)}
        sources={ticketSources}
        parts={{
          reports: (ticket, { date }, table) =>
            own !== undefined && (
              <ReportPart
                {...partOf(own.code, ticket)}
                isTeam={ticket.unit.size > 1}
                beginsAt={beginningOf(ticket, date)}
                protestUntil={table.scoresUntil}
                onProtest={() => {
                  setProtesting(true);
                  protests.current?.focus({ preventScroll: true });
                  protests.current?.scrollIntoView();
                }}
              />
            ),
          protests: (ticket, table) => (
            <div ref={protests} tabIndex={-1} className="outline-none empty:hidden">
              <ProtestPart
                table={table}
                ticketId={ticket.id}
                decidedAt={ticket.protestDecidedAt}
                isOpen={isProtesting}
                onNews={setDecided}
                own={own === undefined ? null : partOf(own.code, ticket)}
              />
            </div>
          ),
          season: ({ seasonKeys }, { id, season }) =>
            season !== null && (
              <TicketSeason
                season={season}
                tournamentId={id}
                keys={seasonKeys}
                slot={own?.slot}
                own={own?.season ?? null}
              />
            ),
          members: ({ members }) => <MemberList members={members} />,
          inviting: (ticket, tournament) =>
            own?.unit.isCaptain === true &&
            ticket.members.some(({ state }) => state === 'invited') &&
            invitationEnd(ticket, tournament, serverNow()) === null && (
              <CaptainTeam
                code={own.code}
                tournamentName={tournament.name}
                timeZone={tournament.timeZone}
                unitName={ticket.name}
                members={ticket.members}
                place={ticket.place}
                until={ticket.incompleteUntil}
              />
            ),
          consent: ({ name }, asked, untitled) => {
            const code = here.find(({ consent }) => consent?.slot === asked)?.consent?.code;
            return (
              code && <ConsentLink code={code} tournamentName={name} untitled={untitled} isMain={untitled} />
            );
          },
          newRules: ({ acceptedRules, unit, tournamentId }, { rulesVersion }) =>
            rulesVersion !== null &&
            acceptedRules.some((accepted) => accepted !== rulesVersion) && (
              <NewRules about={unit.size > 1 ? 'team' : 'own'} tournamentId={tournamentId} />
            ),
          reason: code !== undefined && <TicketReason code={code} />,
          again: code !== undefined && <SameTeam code={code} />,
          calendar: (tournament) => <CalendarButton tournament={tournament} variant="secondary" />,
        }}
        note={note}
        news={{ decision: decided?.decision ?? null, onTold: tell }}
        lost={lost}
      />
      {isIn && (
        <div className="wrap-narrow -mt-8 pb-10 empty:hidden">
          <OwnGroups />
        </div>
      )}
    </>
  );
}

function useFindAgain(code: string | undefined, leave: () => void) {
  const navigate = useNavigate();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const [whyMissing, setWhyMissing] = useState<string | null>(null);
  const findAgain = useCallback(() => {
    leave();
    if (code === undefined) return;
    import('../../features/registrations/public/own/find-again.ts')
      .then((own) => own.findAgain(code, setWhyMissing))
      .then(
        (current) => {
          if (current !== null && isShown.current) void navigate(paths.ticket.to(current), { replace: true });
        },
        (error: unknown) => reportProblem('the registration could not be found again', error),
      );
  }, [code, navigate, leave]);
  return { findAgain, whyMissing };
}

function useNotedDay(ticketId: string, isOwn: boolean) {
  const [isIn, setIn] = useState(false);
  const note = useCallback(
    ({ until, isAsked }: TicketDay) => {
      if (isOwn) noteDay(ticketId, { ...expectedDay(until), isAsked });
      setIn(until === null || until > serverNow());
    },
    [isOwn, ticketId],
  );
  const leave = useCallback(() => setIn(false), []);
  return { note, isIn, leave };
}

function shownOwn(here: readonly KeptRegistration[]) {
  const [own, ...others] = here;
  if (own === undefined) return null;
  const consentSlots = here.flatMap(({ consent }) => consent?.slot ?? []);
  return { code: own.code, isCaptain: own.unit.isCaptain, consentSlots, others };
}

function partOf(code: string, { tournamentId, number }: Pick<Ticket, 'tournamentId' | 'number'>) {
  return { code, owner: `${tournamentId}_${number}` };
}

function beginningOf({ rooms }: Pick<Ticket, 'rooms'>, date: Date | null): Date | null {
  const [first = null] = [...rooms.map(({ openAt }) => openAt), ...(date === null ? [] : [date])].toSorted(
    (a, b) => a.getTime() - b.getTime(),
  );
  return first;
}
