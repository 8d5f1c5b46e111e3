import {
  type AdminUser,
  getUserByEmail,
  listAdmins,
  revokeAdminClaim,
  setAdminClaim,
} from '@copa/domain/api/auth';
import { type FormEvent, useState } from 'react';
import { ConfirmDialog } from '../../components/admin/confirm-dialog.tsx';
import { LoadError, StaleNotice } from '../../components/admin/query-states.tsx';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { useToast } from '../../components/toast/toast-context.ts';
import { useAdminCall, useApiMutation, useApiQuery } from '../../lib/admin/admin-api.ts';
import { useAdmin } from '../../lib/admin/admin-context.ts';
import { messageOf } from '../../lib/api-client.ts';
import { PeopleSkeleton } from './people-skeleton.tsx';

const TOUCHED = [listAdmins];

export function AdminList() {
  const admins = useApiQuery(listAdmins);
  const [revoking, setRevoking] = useState<AdminUser | null>(null);
  if (admins.isPending) return <PeopleSkeleton label="Cargando administradores…" />;
  if (admins.data === undefined) return <LoadError query={admins} />;
  const onlyOwner = admins.data.admins.filter(({ isOwner }) => isOwner).length === 1;
  return (
    <>
      <StaleNotice query={admins} />
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
  /** Whether there is no owner but one. */
  readonly onlyOwner: boolean;
  readonly onRevoke: () => void;
}

function AdminCard({ admin, onlyOwner, onRevoke }: AdminCardProps) {
  const { user } = useAdmin();
  const { displayName, email, isOwner, emailVerified } = admin;
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
        {isOwner && (
          <p className="mt-2 text-sm text-dim">
            {onlyOwner
              ? 'Es el último propietario: no se le puede quitar el acceso.'
              : 'A un propietario no se le quita el acceso desde el panel.'}
          </p>
        )}
      </div>
      {!isOwner && email !== null && (
        <Button variant="secondary" aria-label={`Quitar acceso a ${displayName}`} onClick={onRevoke}>
          Quitar acceso
        </Button>
      )}
    </Card>
  );
}

function RevokeDialog({ admin, onClose }: { admin: AdminUser; onClose: () => void }) {
  const revoke = useApiMutation(revokeAdminClaim, TOUCHED);
  const toast = useToast();
  const confirm = async () => {
    await revoke.mutateAsync({ body: { email: admin.email ?? '' } });
    toast.success(`${admin.displayName} ya no es administrador`);
  };
  return (
    <ConfirmDialog
      open
      danger
      title="¿Quitar el acceso?"
      confirm="Quitar acceso"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {admin.displayName} ({admin.email}) saldrá de inmediato en todos sus dispositivos.
      </p>
    </ConfirmDialog>
  );
}

/** Looks an account up by its address and makes it an admin. */
export function GrantForm() {
  const [email, setEmail] = useState('');
  const [found, setFound] = useState<AdminUser | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const call = useAdminCall();
  const grant = useApiMutation(setAdminClaim, TOUCHED);
  const toast = useToast();

  const look = async () => {
    setBusy(true);
    setError(null);
    try {
      setFound(await call(getUserByEmail, { params: { email: email.trim() } }));
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void look();
  };
  const confirm = async () => {
    await grant.mutateAsync({ body: { email: found?.email ?? '' } });
    toast.success(`${found?.displayName ?? ''} ya es administrador`);
    setEmail('');
  };
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-3">
      <TextField
        label="Correo de la cuenta"
        required
        type="email"
        inputMode="email"
        value={email}
        error={error}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" variant="secondary" busy={busy} className="w-fit">
        Buscar cuenta
      </Button>
      {found !== null && (
        <ConfirmDialog
          open
          title="¿Hacer administrador?"
          confirm="Dar acceso"
          onConfirm={confirm}
          onClose={() => setFound(null)}
        >
          <p>
            {found.displayName} ({found.email}){' '}
            {found.isAdmin ? 'ya es administrador.' : 'podrá gestionar el sitio.'}
          </p>
        </ConfirmDialog>
      )}
    </form>
  );
}
