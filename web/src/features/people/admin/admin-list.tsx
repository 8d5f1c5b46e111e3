import { type AdminUser, listAdmins, revokeAdminClaim, setAdminClaim } from '@copa/domain/people/endpoints';
import { isNamed } from '@copa/domain/people/roles';
import type { SessionUser } from '@copa/domain/people/session';
import { ROLE_NAMES } from '@copa/domain/people/words';
import { useState } from 'react';
import { ActDialog } from '../../../components/admin/act-dialog.tsx';
import { LoadError, PartSkeletons } from '../../../components/admin/query-states.tsx';
import { Row, Rows } from '../../../components/admin/rows.tsx';
import { StateText } from '../../../components/admin/state-text.tsx';
import { Button } from '../../../components/button.tsx';
import { SidePanel } from '../../../components/dialog/side-panel.tsx';
import { useWholeList } from '../../../lib/admin/admin-api.ts';
import { useAdmin } from '../../../lib/admin/admin-context.ts';
import { useNow } from '../../../lib/use-now.ts';
import * as words from '../words/admin.ts';
import { PEOPLE_COLUMNS, PEOPLE_SIZES } from './people-columns.ts';
import { choosingFor, grantOf, namedForText, seenNaming, TournamentsChoice } from './role-choice.tsx';

export function useAdmins() {
  return useWholeList(listAdmins);
}

export type Admins = ReturnType<typeof useAdmins>;

interface AdminListProps {
  readonly admins: Admins;
  readonly openId: string | null;
  readonly onOpen: (uid: string) => void;
}

export function AdminList({ admins, openId, onOpen }: AdminListProps) {
  if (admins.isPending) return <PartSkeletons label={words.loadingAdmins} sizes={PEOPLE_SIZES} />;
  if (admins.data === undefined) return <LoadError query={admins} />;
  return (
    <Rows label={words.adminsTitle}>
      {admins.data.admins.map((admin) => (
        <AdminRow
          key={admin.uid}
          admin={admin}
          isOpen={admin.uid === openId}
          onOpen={() => onOpen(admin.uid)}
        />
      ))}
    </Rows>
  );
}

function whyProtected({ role, uid }: AdminUser, user: SessionUser, onlyOwner: boolean): string | null {
  if (role !== 'owner') return null;
  if (onlyOwner) return words.lastOwner;
  if (uid === user.uid) return words.ownerCannotRemoveSelf;
  return user.role === 'owner' ? null : words.onlyOwnersRemoveOwners;
}

function AdminRow({ admin, isOpen, onOpen }: { admin: AdminUser; isOpen: boolean; onOpen: () => void }) {
  const { user } = useAdmin();
  const { uid, displayName, email } = admin;
  const now = useNow();
  const title = uid === user.uid ? words.yourself(displayName) : displayName;
  return (
    <Row title={title} target={onOpen} isOpen={isOpen} columns={PEOPLE_COLUMNS}>
      <p className="truncate text-sm text-mist">{email ?? words.localAccess}</p>
      <p className="flex min-w-0 gap-x-3 text-sm">
        <AccessState admin={admin} />
        {isNamed(admin) && <span className="truncate text-mist">{namedForText(admin, now)}</span>}
      </p>
    </Row>
  );
}

function AccessState({ admin: { role, email, emailVerified } }: { readonly admin: AdminUser }) {
  return (
    <>
      <span className="shrink-0">
        <StateText look={role === 'owner' ? 'text-gold' : 'text-info'}>{ROLE_NAMES[role]}</StateText>
      </span>
      {email !== null && !emailVerified && (
        <span className="truncate text-warning">{words.unverifiedMail}</span>
      )}
    </>
  );
}

interface AdminPanelProps {
  readonly admin: AdminUser;
  readonly onlyOwner: boolean;
  readonly onClose: () => void;
}

export function AdminPanel({ admin, onlyOwner, onClose }: AdminPanelProps) {
  const [asked, setAsked] = useState<'revoke' | 'name' | null>(null);
  const { user } = useAdmin();
  const { displayName, email } = admin;
  const now = useNow();
  const protection = whyProtected(admin, user, onlyOwner);
  const close = () => setAsked(null);
  return (
    <>
      <SidePanel title={displayName} onClose={onClose}>
        <div className="grid gap-5">
          <div className="grid gap-2">
            <p className="break-all">{email ?? words.localAccess}</p>
            <p className="flex flex-wrap gap-x-3 text-sm">
              <AccessState admin={admin} />
            </p>
            {isNamed(admin) && <p className="text-mist wrap-anywhere">{namedForText(admin, now)}</p>}
            {protection !== null && <p className="text-mist">{protection}</p>}
          </div>
          {isNamed(admin) && email !== null && (
            <Button
              variant="secondary"
              className="w-fit"
              aria-label={words.changeTournamentsOf(displayName)}
              onClick={() => setAsked('name')}
            >
              {words.changeTournaments}
            </Button>
          )}
          {protection === null && email !== null && (
            <Button
              variant="danger"
              className="w-fit"
              aria-label={words.revokeNamed(displayName)}
              onClick={() => setAsked('revoke')}
            >
              {words.revoke}
            </Button>
          )}
        </div>
      </SidePanel>
      {asked === 'revoke' && <RevokeDialog admin={admin} onDone={onClose} onClose={close} />}
      {asked === 'name' && <NamingDialog referee={admin} onClose={close} />}
    </>
  );
}

interface RevokeDialogProps {
  readonly admin: AdminUser;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export function RevokeDialog({ admin, onDone, onClose }: RevokeDialogProps) {
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
      onDone={onDone}
      onClose={onClose}
    >
      <p>{isSelf ? words.revokeSelfEffect : words.revokeEffect(admin.displayName, admin.email)}</p>
      {admin.role === 'owner' && <p>{words.alsoNoOwner}</p>}
    </ActDialog>
  );
}

export function NamingDialog({ referee, onClose }: { referee: AdminUser; onClose: () => void }) {
  const [seen] = useState(referee);
  const [choosing, setChoosing] = useState(choosingFor(seen));
  return (
    <ActDialog
      title={words.changeTournamentsOf(referee.displayName)}
      confirm={words.save}
      endpoint={setAdminClaim}
      call={() => ({ body: { email: referee.email ?? '', ...seenNaming(seen), ...grantOf(choosing) } })}
      done={words.tournamentsChanged(referee.displayName)}
      onClose={onClose}
    >
      <TournamentsChoice choosing={choosing} onChange={setChoosing} />
    </ActDialog>
  );
}
