import { MINUTE_MS } from '@copa/domain/limits';
import { OWN_PLAYER_FIELDS } from '@copa/domain/registrations/player';
import type { OwnRegistration } from '@copa/domain/registrations/registration';
import { isComplete } from '@copa/domain/registrations/unit';
import { capitalized } from '@copa/domain/sentence';
import { hourInSentence, ownHour, spanInSentence } from '@copa/domain/time/hours';
import { movedText, ownStart } from '@copa/domain/tournaments/date';
import { endOf, isOver } from '@copa/domain/tournaments/state';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Button, LinkButton } from '../../../../components/button.tsx';
import { ChangeAlert } from '../../../../components/change-alert.tsx';
import { HourThere } from '../../../../components/hour-there.tsx';
import { LoadFailed } from '../../../../components/message-state.tsx';
import { optionalPart } from '../../../../components/optional-part.ts';
import { DeadEnd } from '../../../../components/page/dead-end.tsx';
import { CopyButton } from '../../../../components/share-buttons.tsx';
import { FirstCard } from '../../../../components/skeleton.tsx';
import { paths } from '../../../../config/paths.ts';
import { messageOf } from '../../../../lib/network/api-client.ts';
import { poll } from '../../../../lib/network/poll.ts';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import { useLoad } from '../../../../lib/network/use-load.ts';
import { reportProblem } from '../../../../lib/report-problem.ts';
import { useNow } from '../../../../lib/use-now.ts';
import * as words from '../../words/own.tsx';
import { OwnConsent } from '../consent/own-consent.tsx';
import { NewRules } from './new-rules.tsx';
import { expectedDay, knowsDay, noteDay } from './own-days.ts';
import OwnGroups from './own-groups.tsx';
import { OwnPlayerPage } from './own-player-page.tsx';
import { noteOwn, readOwnRegistrations, renewOwn, useOwnRegistrations } from './own-registrations.ts';
import { OwnTicket } from './own-ticket.tsx';
import { OwnUnit } from './own-unit.tsx';
import { dayOf, fetchOwn, forgetOwn, goesOn } from './present-own.ts';
import { ownState } from './state/own-state.ts';
import { OwnStateCard, Since } from './state/own-state-card.tsx';
import { WhyBehind } from './why-behind.tsx';
import { type Withdrawal, Withdrawing, Withdrawn, withdraw } from './withdrawing.tsx';

const SameTeam = optionalPart(() => import('../again/same-team.tsx'));

/** Each read is a call of the function, so it is rarer than reads of Firestore. */
const RENEW_MS = 2 * MINUTE_MS;

interface Erased {
  readonly what: Withdrawal;
  readonly stake: words.Stake;
}

export function OwnStatus({ code }: { code: string }) {
  const [erased, setErased] = useState<Erased | null>(null);
  if (erased !== null) return <Withdrawn {...erased} />;
  const erase = async (what: Withdrawal, stake: words.Stake) => {
    await withdraw(code, what);
    forgetOwn(code);
    setErased({ what, stake });
  };
  return <KnownStatus code={code} onErase={erase} />;
}

interface KnownStatusProps {
  readonly code: string;
  readonly onErase: (what: Withdrawal, stake: words.Stake) => Promise<void>;
}

function KnownStatus({ code, onErase }: KnownStatusProps) {
  const { load, registration, isEnded, why, onChange } = useOwnRegistration(code);
  const now = useNow();
  if (load.state === 'loading') return <FirstCard label={words.loading} />;
  if (load.state === 'failed') {
    const kept = readOwnRegistrations().find((own) => own.code === code);
    // The ticket shows its last state without a connection.
    const toTicket = kept && (
      <LinkButton to={paths.ticket.to(kept.unit.ticketId)} variant="secondary">
        {words.showTicket}
      </LinkButton>
    );
    return (
      <LoadFailed title={words.failedTitle} again={load.again} beside={toTicket}>
        {messageOf(load.error)}
      </LoadFailed>
    );
  }
  if (registration === null) {
    return (
      <DeadEnd title={why === null ? words.missingTitle : words.leftTitle}>
        {why ?? words.missingText}
      </DeadEnd>
    );
  }
  const about = { code, registration, onChange };
  const due = dueOf(registration, now);
  const main = mainOf(registration, due, now);
  const consent = (registration.consentCode === null || goesOn(registration, now)) && (
    <OwnConsent key="consent" {...about} isMain={main === 'consent'} />
  );
  const unit = <OwnUnit key="unit" {...about} />;
  return (
    <div className="grid gap-6">
      <Status registration={registration} due={due} refreshing={load.refreshing} onRefresh={load.again} />
      {isEnded && <SameTeam code={code} />}
      <WhyBehind registration={registration} />
      {main === 'team' ? [unit, consent] : [consent, unit]}
      <OwnTicket {...about} isMain={main === 'ticket'} />
      {(registration.ageBand !== 'minor' || registration.consent?.showsNick === true) && (
        <OwnPlayerPage {...about} />
      )}
      <Withdrawing registration={registration} onErase={onErase} />
    </div>
  );
}

type Due = OwnRegistration['owed'][number];

function dueOf(registration: OwnRegistration, now: Date): Due | undefined {
  const owed = goesOn(registration, now) ? registration.owed.filter(({ closesAt }) => now <= closesAt) : [];
  const [due] = owed.toSorted((one, other) => one.opensAt.getTime() - other.opensAt.getTime());
  return due;
}

/** Says which button is the gold one. */
function mainOf(registration: OwnRegistration, due: Due | undefined, now: Date) {
  const { role, members, consentCode } = registration;
  if (due !== undefined && due.opensAt <= now) return 'confirm';
  if (!goesOn(registration, now)) return 'ticket';
  if (role === 'captain' && !isComplete(members)) return 'team';
  return consentCode === null ? 'ticket' : 'consent';
}

interface StatusProps {
  readonly registration: OwnRegistration;
  readonly due: Due | undefined;
  readonly refreshing: boolean;
  readonly onRefresh: () => void;
}

function Status({ registration, due, refreshing, onRefresh }: StatusProps) {
  const { status, reason, createdAt, timeZone } = registration;
  const now = useNow();
  const state = ownState(registration, now);
  const moved = movedText({ ...registration, date: registration.tournamentDate }, now, (at) =>
    ownHour(at, now),
  );
  return (
    <OwnStateCard
      tournament={registration.tournamentName}
      {...state}
      since={state.since !== '' && <Since>{state.since}</Since>}
    >
      {registration.cancelledAt !== null && (
        <ChangeAlert tone="danger" title={words.cancelledTitle}>
          {registration.cancelReason === '' ? words.cancelledText : registration.cancelReason}
        </ChangeAlert>
      )}
      {registration.cancelledAt === null && moved !== null && (
        <ChangeAlert tone="warning" title={words.movedTitle}>
          {moved}
        </ChangeAlert>
      )}
      {due !== undefined && due.opensAt <= now && (
        <ConfirmNow ticketId={registration.ticketId} until={due.closesAt} now={now} />
      )}
      {due !== undefined && due.opensAt > now && (
        <p className="font-semibold text-warning">
          {words.confirmLater(spanInSentence(due.opensAt, due.closesAt, now))}
        </p>
      )}
      {registration.hasNewRules && goesOn(registration, now) && (
        <NewRules about="own" tournamentId={registration.tournamentId} />
      )}
      {reason !== null && reason !== '' && (
        <p className="rounded-md border border-line bg-night/60 p-3">{words.reason(reason)}</p>
      )}
      {status === 'approved' && goesOn(registration, now) && <OwnGroups />}
      <dl className="grid gap-3 sm:grid-cols-2">
        <Entry term={words.date}>
          {ownStart({ date: registration.tournamentDate }, now)}
          <HourThere date={registration.tournamentDate} timeZone={timeZone} />
        </Entry>
        {OWN_PLAYER_FIELDS.map(
          (field) =>
            registration[field] !== '' && (
              <Entry key={field} term={words.playerNames[field]}>
                {registration[field]}
              </Entry>
            ),
        )}
        <Entry term={words.registeredAt}>{capitalized(ownHour(createdAt, now))}</Entry>
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={refreshing} onClick={onRefresh}>
          {words.refresh}
        </Button>
        <LinkButton to={paths.tournament.to(registration.tournamentId)} variant="secondary">
          {words.showTournament}
        </LinkButton>
        <CopyButton value={location.href} label={words.copyLink} />
      </div>
    </OwnStateCard>
  );
}

interface ConfirmNowProps {
  readonly ticketId: string;
  readonly until: Date;
  readonly now: Date;
}

function ConfirmNow({ ticketId, until, now }: ConfirmNowProps) {
  return (
    <div className="grid gap-3">
      <p className="font-semibold text-warning">{words.confirmBefore(hourInSentence(until, now))}</p>
      <LinkButton to={paths.ticket.to(ticketId)} icon="flag" size="lg" block>
        {words.confirmNow}
      </LinkButton>
    </div>
  );
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-dim">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

interface Change {
  /** The answer to which the change applies. A new load discards the change. */
  readonly to: OwnRegistration | null;
  /** Null if the registration no longer exists. */
  readonly registration: OwnRegistration | null;
}

function useOwnRegistration(code: string) {
  const [why, setWhy] = useState<string | null>(null);
  const acts = useRef(0);
  const read = useCallback(async (): Promise<OwnRegistration | null> => {
    let before: number;
    let newest: OwnRegistration | null;
    // An answer from before an act of the player would hide what the act changed.
    do {
      before = acts.current;
      newest = await fetchOwn(code, setWhy);
    } while (newest !== null && acts.current !== before);
    return newest;
  }, [code]);
  const load = useLoad(read);
  const [change, setChange] = useState<Change | null>(null);
  const answered = load.state === 'ready' ? load.value : null;
  const registration = change?.to === answered ? change.registration : answered;
  const isEnded = registration !== null && isOver(dayOf(registration), serverNow());

  const isKept = useOwnRegistrations().some((own) => own.code === code);
  const isNoted = useRef(isKept);
  useEffect(() => {
    if (registration === null) return;
    if (!isNoted.current) noteOwn(code, registration);
    else if (!renewOwn(code, registration)) return;
    isNoted.current = true;
    const { ticketId } = registration;
    if (!knowsDay(ticketId)) noteDay(ticketId, expectedDay(endOf(dayOf(registration))));
  }, [code, registration]);

  const isRenewed = registration !== null && !isEnded;
  useEffect(() => {
    if (!isRenewed) return undefined;
    let isRead = true;
    return poll(async () => {
      if (isRead) {
        isRead = false;
        return;
      }
      try {
        setChange({ to: answered, registration: await read() });
      } catch (error) {
        reportProblem('the registration could not be read again', error);
      }
    }, RENEW_MS);
  }, [read, answered, isRenewed]);

  // Another tab may have withdrawn the registration, or only removed it from this phone.
  const wasKept = useRef(isKept);
  const isThere = registration !== null;
  useEffect(() => {
    if (isThere && wasKept.current && !isKept) {
      fetchOwn(code, setWhy).then(
        (newest) => newest === null && setChange({ to: answered, registration: null }),
        (error: unknown) => reportProblem('the registration could not be read again', error),
      );
    }
    wasKept.current = isKept;
  }, [code, answered, isThere, isKept]);

  const isForgotten = load.state === 'ready' && registration === null;
  useEffect(() => {
    if (isForgotten) forgetOwn(code);
  }, [code, isForgotten]);

  const onChange = (changes: Partial<OwnRegistration>) => {
    acts.current += 1;
    setChange((before) => {
      const current = before?.to === answered ? before.registration : answered;
      return { to: answered, registration: current && { ...current, ...changes } };
    });
  };
  return { load, registration, isEnded, why, onChange };
}
