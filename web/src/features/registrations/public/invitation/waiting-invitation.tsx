import {
  INVITATION_PAGE_DATA_ID,
  type InvitationPageData,
} from '@copa/domain/registrations/registration-page';
import type { ReactNode } from 'react';
import { PageHeader } from '../../../../components/page/page-header.tsx';
import { PageSkeleton, Skeleton } from '../../../../components/skeleton.tsx';
import { pageData } from '../../../../lib/built-page/page-data.ts';
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
    </div>
  );
}

export function InvitationLoading({ label }: { readonly label: string }) {
  const brought = invitationPageData();
  return brought === null ? <PageSkeleton label={label} /> : <WaitingInvitation {...brought} label={label} />;
}

/** The page's HTML has its largest text from the start, so that nothing larger is painted later. */
export function InvitationIntro({ children, hasBegun = false }: { children: ReactNode; hasBegun?: boolean }) {
  return (
    <div className="grid gap-2 text-base leading-normal">
      <p>{children}</p>
      {!hasBegun && <p className="text-wrap">{words.howToEnter}</p>}
    </div>
  );
}
