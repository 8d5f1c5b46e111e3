import { getOwnRegistration } from '@copa/domain/registrations/own-endpoints';
import { type ReactNode, useCallback, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { Button, LinkButton } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/message-state.tsx';
import { PageSkeleton } from '../../../../components/skeleton.tsx';
import { pageMeta } from '../../../../config/page-meta.ts';
import { paths } from '../../../../config/paths.ts';
import { callApi, isGone } from '../../../../lib/network/api-client.ts';
import { useLoad } from '../../../../lib/network/use-load.ts';
import { reportProblem } from '../../../../lib/report-problem.ts';
import * as words from '../../words/invitation.tsx';
import * as hint from '../../words/own-hint.ts';
import { type KeptRegistration, readOwnRegistrations, renewOwn } from '../own/own-registrations.ts';
import { forgetOwn } from '../own/present-own.ts';

export function OwnEntry({ code, children }: { code: string; children: ReactNode }) {
  // Read once, so that a player who accepts now sees the receipt and not Mi torneo.
  const [own] = useState(() => readOwnRegistrations().find(({ invitation }) => invitation === code));
  return own === undefined ? children : <ToOwn own={own}>{children}</ToOwn>;
}

function ToOwn({ own, children }: { own: KeptRegistration; children: ReactNode }) {
  const load = useLoad(useCallback(() => presentOwn(own), [own]));
  const [isSomebodyElse, setSomebodyElse] = useState(false);
  if (load.state !== 'ready') return <PageSkeleton label={words.loading} />;
  if (load.value === null || isSomebodyElse) return children;
  const { ticketId, playerName, lacksPlayers } = load.value;
  if (!lacksPlayers) return <Navigate replace to={paths.ticket.to(ticketId)} />;
  return (
    <div className="wrap-narrow">
      <EmptyState
        heading="h1"
        illustration="pass"
        title={pageMeta.invitation.title}
        actions={
          <>
            <LinkButton to={paths.ticket.to(ticketId)}>{hint.toMine}</LinkButton>
            <Button variant="secondary" onClick={() => setSomebodyElse(true)}>
              {hint.another}
            </Button>
          </>
        }
      >
        {hint.registeredHere([playerName])}
      </EmptyState>
    </div>
  );
}

interface PresentOwn {
  readonly ticketId: string;
  readonly playerName: string;
  readonly lacksPlayers: boolean;
}

async function presentOwn({ code, unit, playerName }: KeptRegistration): Promise<PresentOwn | null> {
  try {
    const registration = await callApi(getOwnRegistration, { headers: { privateCode: code } });
    renewOwn(code, registration);
    const { ticketId, members } = registration;
    return { ticketId, playerName, lacksPlayers: members.some(({ state }) => state === 'invited') };
  } catch (error) {
    if (isGone(error)) {
      forgetOwn(code);
      return null;
    }
    reportProblem('the own registration could not be read', error);
    return { ticketId: unit.ticketId, playerName, lacksPlayers: false };
  }
}
