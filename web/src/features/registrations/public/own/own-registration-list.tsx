import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx';
import { DeadEnd } from '../../../../components/page/dead-end.tsx';
import { paths } from '../../../../config/paths.ts';
import * as words from '../../words/own-list.ts';
import { currentOf, hasNoDay } from './own-days.ts';
import { type KeptRegistration, useOwnRegistrations } from './own-registrations.ts';
import { forgetWithDrafts } from './present-own.ts';

interface OwnRegistrationListProps {
  readonly current: (own: KeptRegistration) => ReactNode;
  /** Is called before the last registration of a ticket is removed. */
  readonly onLeaving?: (ticketId: string) => Promise<unknown>;
}

export function OwnRegistrationList({ current, onLeaving }: OwnRegistrationListProps) {
  const registrations = useOwnRegistrations();
  const live = currentOf(registrations);
  const past = registrations.filter((own) => !live.includes(own));
  const isOut = ({ unit }: KeptRegistration) => hasNoDay(unit.ticketId);
  const groups = [
    { title: words.out, rows: past.filter(isOut) },
    { title: words.over, rows: past.filter((own) => !isOut(own)) },
  ].filter(({ rows }) => rows.length > 0);
  const [asked, setAsked] = useState<string | null>(null);
  const [forgotten, setForgotten] = useState(0);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (forgotten > 0) list.current?.focus({ preventScroll: true });
  }, [forgotten]);

  const forget = async () => {
    const unwanted = registrations.find(({ code }) => code === asked);
    if (unwanted !== undefined) {
      const { ticketId } = unwanted.unit;
      const isLast = registrations.filter(({ unit }) => unit.ticketId === ticketId).length === 1;
      if (isLast) await onLeaving?.(ticketId);
      forgetWithDrafts(unwanted.code);
    }
    setForgotten((count) => count + 1);
  };

  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {registrations.length === 0 ? (
        <NoRegistrations />
      ) : (
        <div className="grid gap-8 pb-12">
          {live.length > 0 && (
            <ul className="grid gap-3">
              {live.map((own) => (
                <Row key={own.code} own={own} onForget={() => setAsked(own.code)}>
                  {current(own)}
                </Row>
              ))}
            </ul>
          )}
          {groups.map(({ title, rows }) => (
            <section key={title} aria-label={title} className="grid gap-3">
              <h2 className="text-xl text-mist uppercase">{title}</h2>
              <ul className="grid gap-3">
                {rows.map((own) => (
                  <Row key={own.code} own={own} onForget={() => setAsked(own.code)}>
                    <Past {...own} />
                  </Row>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      {/* The private link may be stored nowhere else, so a dialog asks before it is removed. */}
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
    <DeadEnd illustration="pass" title={words.noneTitle}>
      {words.noneText}
    </DeadEnd>
  );
}

interface RowProps {
  readonly own: KeptRegistration;
  readonly onForget: () => void;
  readonly children: ReactNode;
}

function Row({ own: { tournamentName }, onForget, children }: RowProps) {
  return (
    <li>
      <Card className="relative flex items-start gap-1 transition-colors hover:border-ember sm:items-center">
        {children}
        <IconButton
          icon="close"
          label={words.forgetNamed(tournamentName)}
          iconClassName="size-5 text-dim"
          onClick={onForget}
          className="relative z-1 -mt-2 -mr-2 sm:m-0"
        />
      </Card>
    </li>
  );
}

function Past({ tournamentName, playerName, unit }: KeptRegistration) {
  return (
    <div className="min-w-0 flex-1">
      <Link
        to={paths.ticket.to(unit.ticketId)}
        className="font-semibold wrap-anywhere after:absolute after:inset-0 hover:text-gold"
      >
        {tournamentName}
      </Link>
      <p className="text-sm text-mist">{playerName}</p>
    </div>
  );
}
