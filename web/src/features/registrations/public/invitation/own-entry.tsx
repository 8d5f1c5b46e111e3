import { getOwnRegistration } from '@copa/domain/registrations/own-endpoints';
import { type ReactNode, useCallback, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { PageSkeleton } from '../../../../components/skeleton.tsx';
import { paths } from '../../../../config/paths.ts';
import { callApi, isGone } from '../../../../lib/network/api-client.ts';
import { useLoad } from '../../../../lib/network/use-load.ts';
import { reportProblem } from '../../../../lib/report-problem.ts';
import * as words from '../../words/invitation.tsx';
import { type KeptRegistration, noteOwn, readOwnRegistrations } from '../own/own-registrations.ts';
import { forgetOwn } from '../own/present-own.ts';

export function OwnEntry({ code, children }: { code: string; children: ReactNode }) {
  // Read once, so that a player who accepts now sees the receipt and not Mi torneo.
  const [own] = useState(() => readOwnRegistrations().find(({ invitation }) => invitation === code));
  return own === undefined ? children : <ToOwn own={own}>{children}</ToOwn>;
}

function ToOwn({ own, children }: { own: KeptRegistration; children: ReactNode }) {
  const load = useLoad(useCallback(() => presentTicket(own), [own]));
  if (load.state !== 'ready') return <PageSkeleton label={words.loading} />;
  if (load.value === null) return children;
  return <Navigate replace to={paths.ticket.to(load.value)} />;
}

async function presentTicket({ code, unit }: KeptRegistration): Promise<string | null> {
  try {
    const registration = await callApi(getOwnRegistration, { headers: { privateCode: code } });
    noteOwn(code, registration);
    return registration.ticketId;
  } catch (error) {
    if (isGone(error)) {
      forgetOwn(code);
      return null;
    }
    reportProblem('the own registration could not be read', error);
    return unit.ticketId;
  }
}
