import { ownHour } from '@copa/domain/time/hours';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { IconButton, LinkButton } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx';
import { EmptyState } from '../../../../components/message-state.tsx';
import { paths } from '../../../../config/paths.ts';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import * as words from '../../words/own-list.ts';
import { noteDay } from './own-days.ts';
import { forgetRegistration, type KeptRegistration, useOwnRegistrations } from './own-registrations.ts';

/** Registrations of this device: links only, the state is asked from the server. */
export function OwnRegistrationList() {
  const registrations = useOwnRegistrations();
  const [asked, setAsked] = useState<string | null>(null);
  const [forgotten, setForgotten] = useState(0);
  const list = useRef<HTMLDivElement>(null);

  // The button that was pressed is gone, and the focus with it.
  useEffect(() => {
    if (forgotten > 0) list.current?.focus({ preventScroll: true });
  }, [forgotten]);

  const forget = async () => {
    const over = registrations.find(({ code }) => code === asked);
    if (over !== undefined) {
      forgetRegistration(over.code);
      noteDay(over.unit.ticketId, null);
    }
    setForgotten((count) => count + 1);
  };

  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {registrations.length === 0 ? (
        <NoRegistrations />
      ) : (
        <ul className="grid gap-3 pb-12">
          {registrations.map((registration) => (
            <li key={registration.code}>
              <OwnRegistration registration={registration} onForget={() => setAsked(registration.code)} />
            </li>
          ))}
        </ul>
      )}
      {/* The private link may be nowhere else, so it is asked. */}
      <ConfirmDialog
        open={asked !== null}
        danger
        title={words.forgetTitle}
        confirm={words.forget}
        cancel={words.keep}
        onConfirm={forget}
        onClose={() => setAsked(null)}
      >
        <p>{words.forgetEffect}</p>
      </ConfirmDialog>
    </div>
  );
}

function NoRegistrations() {
  return (
    <EmptyState
      title={words.noneTitle}
      actions={<LinkButton to={paths.tournaments.to()}>{words.showTournaments}</LinkButton>}
    >
      {words.noneText}
    </EmptyState>
  );
}

interface OwnRegistrationProps {
  readonly registration: KeptRegistration;
  readonly onForget: () => void;
}

function OwnRegistration({ registration, onForget }: OwnRegistrationProps) {
  const { tournamentName, fullName, registeredAt, unit } = registration;
  const to = paths.ticket.to(unit.ticketId);
  return (
    <Card className="flex flex-wrap items-center justify-end gap-3">
      <div className="min-w-0 flex-[1_1_12rem]">
        <Link to={to} className="text-lg font-semibold underline-offset-4 hover:text-gold hover:underline">
          {tournamentName}
        </Link>
        <p className="text-sm text-mist">
          {fullName} · {ownHour(new Date(registeredAt), serverNow())}
        </p>
      </div>
      <LinkButton to={to} variant="secondary">
        {words.showTicket}
      </LinkButton>
      <IconButton icon="close" label={words.forgetNamed(tournamentName)} onClick={onForget} />
    </Card>
  );
}
