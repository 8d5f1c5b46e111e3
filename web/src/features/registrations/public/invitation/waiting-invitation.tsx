import type { Invitation } from '@copa/domain/registrations/invitation';
import {
  INVITATION_PAGE_DATA_ID,
  type InvitationPageData,
} from '@copa/domain/registrations/registration-page';
import { sentence } from '@copa/domain/sentence';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { PageHeader } from '../../../../components/page/page-header.tsx';
import { TakesLong } from '../../../../components/page/takes-long.tsx';
import { PageSkeleton, Skeleton } from '../../../../components/skeleton.tsx';
import { pageData } from '../../../../lib/built-page/page-data.ts';
import { keptDraft } from '../../../../lib/storage/kept-drafts.ts';
import * as words from '../../words/invitation.tsx';

const invitationPageData = pageData<InvitationPageData>(
  'the data of the invitation',
  INVITATION_PAGE_DATA_ID,
);

export function WaitingInvitation({ title, text, label }: InvitationPageData & { readonly label: string }) {
  return (
    <div className="wrap-narrow pb-10">
      <PageHeader
        className="pt-4 pb-4 sm:pt-8"
        title={title}
        intro={<InvitationIntro>{text}</InvitationIntro>}
      />
      <output className="sr-only">{label}</output>
      <Skeleton className="h-40" />
      <TakesLong />
    </div>
  );
}

const PageDataSchema = z.object({ title: z.string(), text: z.string() });
const keptPage = (code: string) => keptDraft('draft', `invitacion_pagina_${code}`, PageDataSchema);

/** On later visits the service worker gives a page without the invitation, so title and text are stored. */
export function keepInvitationPage(code: string): void {
  const brought = invitationPageData();
  if (brought !== null) keptPage(code).keep({ title: brought.title, text: brought.text });
}

interface InvitationLoadingProps {
  readonly code: string;
  readonly label: string;
  readonly invitation?: Invitation;
}

export function InvitationLoading({ code, label, invitation }: InvitationLoadingProps) {
  const known = invitationPageData() ?? keptPage(code).read()?.draft ?? (invitation && saidBy(invitation));
  return known === undefined ? (
    <PageSkeleton label={label} />
  ) : (
    <WaitingInvitation {...known} label={label} />
  );
}

function saidBy({ unit, tournamentName }: Invitation): InvitationPageData {
  return { title: invitedTeamName(unit), text: sentence(tournamentName) };
}

export function invitedTeamName({ tag, name }: Invitation['unit']): string {
  return tag === '' ? name : `${tag} · ${name}`;
}

/** If the API fills in the page, the HTML contains this long text, for an early largest contentful paint. */
export function InvitationIntro({ children, hasBegun = false }: { children: ReactNode; hasBegun?: boolean }) {
  return (
    <div className="grid gap-2 text-base leading-normal">
      <p>{children}</p>
      {!hasBegun && <p className="text-wrap">{words.howToEnter}</p>}
    </div>
  );
}
