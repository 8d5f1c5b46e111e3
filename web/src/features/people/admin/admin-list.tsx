import { type AdminUser, listAdmins, revokeAdminClaim } from '@copa/domain/people/endpoints';
import type { SessionUser } from '@copa/domain/people/session';
import { useState } from 'react';
import { ActDialog } from '../../../components/admin/act-dialog.tsx';
import { LoadError } from '../../../components/admin/query-states.tsx';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { useWholeList } from '../../../lib/admin/admin-api.ts';
import { useAdmin } from '../../../lib/admin/admin-context.ts';
import { PeopleSkeleton } from './people-skeleton.tsx';

export function useAdmins() {
  return useWholeList(listAdmins);
}

export type Admins = ReturnType<typeof useAdmins>;

export function AdminList({ admins }: { admins: Admins }) {
  const [revoking, setRevoking] = useState<AdminUser | null>(null);
  if (admins.isPending) return <PeopleSkeleton label="Cargando administradores…" />;
  if (admins.data === undefined) return <LoadError query={admins} />;
  const onlyOwner = admins.data.admins.filter(({ isOwner }) => isOwner).length === 1;
  return (
    <>
      <ul className="grid gap-3">
        {admins.data.admins.map((admin) => (
          <li key={admin.uid}>
            <AdminCard admin={admin} onlyOwner={onlyOwner} onRevoke={() => setRevoking(admin)} />
          </li>
        ))}
      </ul>
      {revoking !== null && <RevokeDialog admin={revoking} onClose={() => setRevoking(null)} />}
    </>
  );
}

interface AdminCardProps {
  readonly admin: AdminUser;
  /** True where there is only one owner. */
  readonly onlyOwner: boolean;
  readonly onRevoke: () => void;
}

/** Why somebody's access stays; null where it can be taken. */
function whyProtected({ isOwner, uid }: AdminUser, user: SessionUser, onlyOwner: boolean): string | null {
  if (!isOwner) return null;
  if (onlyOwner) return 'Es el último propietario: no se le puede quitar el acceso.';
  if (uid === user.uid) return 'Solo otro propietario puede quitarte el acceso.';
  return user.isOwner ? null : 'Solo otro propietario puede quitarle el acceso.';
}

function AdminCard({ admin, onlyOwner, onRevoke }: AdminCardProps) {
  const { user } = useAdmin();
  const { displayName, email, isOwner, emailVerified } = admin;
  const protection = whyProtected(admin, user, onlyOwner);
  return (
    <Card className="flex flex-wrap items-center gap-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">
          {displayName}
          {admin.uid === user.uid && <span className="font-normal text-dim"> (tú)</span>}
        </p>
        <p className="break-all text-mist">{email ?? 'Acceso local'}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Badge tone={isOwner ? 'fire' : 'info'}>{isOwner ? 'Propietario' : 'Administrador'}</Badge>
          {email !== null && !emailVerified && <Badge tone="warning">Correo sin verificar</Badge>}
        </div>
        {protection !== null && <p className="mt-2 text-sm text-dim">{protection}</p>}
      </div>
      {protection === null && email !== null && (
        <Button variant="secondary" aria-label={`Quitar acceso a ${displayName}`} onClick={onRevoke}>
          Quitar acceso
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
      title={isSelf ? '¿Quitarte el acceso?' : '¿Quitar el acceso?'}
      confirm="Quitar acceso"
      endpoint={revokeAdminClaim}
      call={() => ({ body: { email: admin.email ?? '' } })}
      done={isSelf ? 'Ya no tienes acceso' : `${admin.displayName} ya no es administrador`}
      onClose={onClose}
    >
      <p>
        {isSelf
          ? 'Saldrás de inmediato en todos tus dispositivos. Para volver, alguien tiene que darte acceso otra vez.'
          : `${admin.displayName} (${admin.email}) saldrá de inmediato en todos sus dispositivos.`}
      </p>
      {admin.isOwner && <p>También deja de ser propietario. Ese derecho no se devuelve desde el panel.</p>}
    </ActDialog>
  );
}
