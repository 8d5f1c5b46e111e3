import { type AdminUser, listAdmins, revokeAdminClaim, setAdminClaim } from '@copa/domain/people/endpoints';
import { isNamed } from '@copa/domain/people/roles';
import type { SessionUser } from '@copa/domain/people/session';
import { ROLE_NAMES } from '@copa/domain/people/words';
import { useState } from 'react';
import { ActDialog } from '../../../components/admin/act-dialog.tsx';
import { LoadError } from '../../../components/admin/query-states.tsx';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { useWholeList } from '../../../lib/admin/admin-api.ts';
import { useAdmin } from '../../../lib/admin/admin-context.ts';
import * as words from '../words/admin.ts';
import { PeopleSkeleton } from './people-skeleton.tsx';
import { choosingFor, grantOf, refereedText, TournamentsChoice } from './role-choice.tsx';

export function useAdmins() {
  return useWholeList(listAdmins);
}

export type Admins = ReturnType<typeof useAdmins>;

export function AdminList({ admins }: { admins: Admins }) {
  const [revoking, setRevoking] = useState<AdminUser | null>(null);
  const [naming, setNaming] = useState<AdminUser | null>(null);
  if (admins.isPending) return <PeopleSkeleton label={words.loadingAdmins} />;
  if (admins.data === undefined) return <LoadError query={admins} />;
  const onlyOwner = admins.data.admins.filter(({ role }) => role === 'owner').length === 1;
  return (
    <>
      <ul className="grid gap-3">
        {admins.data.admins.map((admin) => (
          <li key={admin.uid}>
            <AdminCard
              admin={admin}
              onlyOwner={onlyOwner}
              onRevoke={() => setRevoking(admin)}
              onName={() => setNaming(admin)}
            />
          </li>
        ))}
      </ul>
      {revoking !== null && <RevokeDialog admin={revoking} onClose={() => setRevoking(null)} />}
      {naming !== null && <NamingDialog referee={naming} onClose={() => setNaming(null)} />}
    </>
  );
}

interface AdminCardProps {
  readonly admin: AdminUser;
  readonly onlyOwner: boolean;
  readonly onRevoke: () => void;
  readonly onName: () => void;
}

function whyProtected({ role, uid }: AdminUser, user: SessionUser, onlyOwner: boolean): string | null {
  if (role !== 'owner') return null;
  if (onlyOwner) return words.lastOwner;
  if (uid === user.uid) return words.ownerCannotRemoveSelf;
  return user.role === 'owner' ? null : words.onlyOwnersRemoveOwners;
}

function AdminCard({ admin, onlyOwner, onRevoke, onName }: AdminCardProps) {
  const { user } = useAdmin();
  const { displayName, email, role, emailVerified } = admin;
  const protection = whyProtected(admin, user, onlyOwner);
  return (
    <Card className="flex flex-wrap items-center gap-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">
          {displayName}
          {admin.uid === user.uid && <span className="font-normal text-dim"> {words.you}</span>}
        </p>
        <p className="break-all text-mist">{email ?? words.localAccess}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Badge tone={role === 'owner' ? 'fire' : 'info'}>{ROLE_NAMES[role]}</Badge>
          {email !== null && !emailVerified && <Badge tone="warning">{words.unverifiedMail}</Badge>}
        </div>
        {isNamed(admin) && <p className="mt-2 text-sm text-mist wrap-anywhere">{refereedText(admin)}</p>}
        {protection !== null && <p className="mt-2 text-sm text-dim">{protection}</p>}
      </div>
      {isNamed(admin) && email !== null && (
        <Button variant="secondary" aria-label={words.changeTournamentsOf(displayName)} onClick={onName}>
          {words.changeTournaments}
        </Button>
      )}
      {protection === null && email !== null && (
        <Button variant="secondary" aria-label={words.revokeNamed(displayName)} onClick={onRevoke}>
          {words.revoke}
        </Button>
      )}
    </Card>
  );
}

function RevokeDialog({ admin, onClose }: { admin: AdminUser; onClose: () => void }) {
  const { user } = useAdmin();
  const isSelf = admin.uid === user.uid;
  return (
    <ActDialog
      danger
      title={isSelf ? words.revokeSelfTitle : words.revokeTitle}
      confirm={words.revoke}
      endpoint={revokeAdminClaim}
      call={() => ({ body: { email: admin.email ?? '' } })}
      done={isSelf ? words.revokedSelf : words.revoked(admin.displayName, admin.role)}
      onClose={onClose}
    >
      <p>{isSelf ? words.revokeSelfEffect : words.revokeEffect(admin.displayName, admin.email)}</p>
      {admin.role === 'owner' && <p>{words.alsoNoOwner}</p>}
    </ActDialog>
  );
}

function NamingDialog({ referee, onClose }: { referee: AdminUser; onClose: () => void }) {
  const [choosing, setChoosing] = useState(choosingFor(referee));
  return (
    <ActDialog
      title={words.changeTournamentsOf(referee.displayName)}
      confirm={words.save}
      endpoint={setAdminClaim}
      call={() => ({ body: { email: referee.email ?? '', ...grantOf(choosing) } })}
      done={words.tournamentsChanged(referee.displayName)}
      onClose={onClose}
    >
      <TournamentsChoice choosing={choosing} onChange={setChoosing} />
    </ActDialog>
  );
}
