import {
  INVITATION_PAGE_DATA_ID,
  type InvitationPageData,
} from '@copa/domain/registrations/registration-page';
import { PageHeader } from '../../../../components/page-header.tsx';
import { PageSkeleton, Skeleton } from '../../../../components/skeleton.tsx';
import { pageData } from '../../../../lib/page-data.ts';
import { InvitationIntro } from './invitation-intro.tsx';

const invitationPageData = pageData<InvitationPageData>(
  'the data of the invitation',
  INVITATION_PAGE_DATA_ID,
);

/** Shows the texts of the HTML until the invitation has arrived. */
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
