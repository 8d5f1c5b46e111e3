import { MINUTE_MS } from '@copa/domain/limits';
import { getStats } from '@copa/domain/panel/endpoints';
import type { Stats } from '@copa/domain/panel/stats';
import { can } from '@copa/domain/people/roles';
import { shortDateTime } from '@copa/domain/time/date-format';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Icon, type IconName } from '../../../components/icon.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { paths } from '../../../config/paths.ts';
import { useApiQuery } from '../../../lib/admin/admin-api.ts';
import { useAdmin } from '../../../lib/admin/admin-context.ts';
import { counted } from '../../../lib/counted.ts';
import { messageOf } from '../../../lib/network/api-client.ts';
import { useNow } from '../../../lib/use-now.ts';
import { attentionOf } from './attention.ts';
import { AttentionList } from './attention-list.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

export function PanelScreen() {
  const { user, signOut } = useAdmin();
  const stats = useApiQuery(
    getStats,
    {},
    { enabled: can(user, 'view_statistics'), refetchInterval: MINUTE_MS },
  );
  const now = useNow();
  const attention = useMemo(
    () => (stats.data === undefined ? null : attentionOf(stats.data, user, now)),
    [now, stats.data, user],
  );
  return (
    <div className="wrap pb-16">
      <PageHeader title="Panel de Administración" className="pt-5! pb-4! sm:pt-8! sm:pb-6!" />
      {stats.isError && (
        <p role="alert" className="mb-4 flex flex-wrap items-center gap-3 text-warning">
          {messageOf(stats.error)}
          <Button variant="ghost" onClick={() => void stats.refetch()}>
            Reintentar
          </Button>
        </p>
      )}
      {(attention !== null || stats.isFetching) && <AttentionList items={attention} />}
      <PanelCards stats={stats.data} />
      <Card className="mt-8 flex flex-wrap items-center justify-between gap-4">
        <div className="grid gap-1">
          <p className="text-lg">Bienvenido, {user.displayName}</p>
          <p className="max-w-prose text-mist">
            Desde aquí organizas los torneos, apruebas a los jugadores y publicas los resultados. Todo
            funciona desde el teléfono.
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Badge tone="success">
            Sesión activa{user.loginTime !== null && ` desde ${shortDateTime(user.loginTime)}`}
          </Badge>
          <Button variant="secondary" onClick={() => void signOut()}>
            Cerrar Sesión
          </Button>
        </div>
      </Card>
      <SignOutEverywhere />
    </div>
  );
}

function Figure({ children }: { children: string | undefined }) {
  return <p className="min-h-7 text-lg font-semibold text-gold">{children}</p>;
}

/** Straight to what waits, as the card says. */
function inboxOf(stats: Stats | undefined): string {
  const waits = stats !== undefined && stats.registrations.pending > 0;
  return `${paths.admin.registrations.to()}${waits ? '?estado=pending' : ''}`;
}

function PanelCards({ stats }: { stats: Stats | undefined }) {
  const { user } = useAdmin();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <PanelCard
        icon="trophy"
        title="Gestión de Torneos"
        description="Crea, programa y edita torneos."
        to={can(user, 'manage_tournaments') ? paths.admin.tournaments.to() : null}
      >
        <Figure>
          {stats &&
            `${counted(stats.tournaments.published, 'publicado', 'publicados')} · ${counted(stats.tournaments.scheduled, 'programado', 'programados')}`}
        </Figure>
      </PanelCard>
      <PanelCard
        icon="user"
        title="Gestión de Jugadores"
        description="Aprueba o rechaza inscripciones al momento."
        to={can(user, 'manage_registrations') ? inboxOf(stats) : null}
      >
        <Figure>{stats && `${stats.registrations.pending} por revisar`}</Figure>
      </PanelCard>
      <PanelCard
        icon="star"
        title="Estadísticas"
        description="Inscripciones, cupos y tiempos de respuesta."
        to={can(user, 'view_statistics') ? paths.admin.statistics.to() : null}
      >
        <Figure>
          {stats && counted(stats.registrations.approved, 'jugador aprobado', 'jugadores aprobados')}
        </Figure>
      </PanelCard>
      <PanelCard
        icon="shield"
        title="Configuración"
        description="Administradores, marca, contactos y reglas."
        to={can(user, 'manage_system') ? paths.admin.settings.to() : paths.admin.admins.to()}
      >
        <Figure>
          {stats && counted(stats.pendingRequests, 'solicitud de acceso', 'solicitudes de acceso')}
        </Figure>
      </PanelCard>
    </div>
  );
}

interface PanelCardProps {
  readonly title: string;
  readonly description: string;
  readonly icon: IconName;
  /** Null where this person has no screen to open. */
  readonly to: string | null;
  readonly children?: ReactNode;
}

function PanelCard({ title, description, icon, to, children }: PanelCardProps) {
  return (
    <article className="surface relative grid content-start gap-3 p-5 transition-colors hover:border-ember/60 sm:p-6">
      <Icon name={icon} className="size-8 text-ember" />
      <h2 className="text-xl uppercase">
        {to === null ? (
          title
        ) : (
          <Link to={to} className="after:absolute after:inset-0">
            {title}
          </Link>
        )}
      </h2>
      <p className="text-mist">{description}</p>
      {to === null ? <Badge className="w-fit">PRÓXIMAMENTE</Badge> : children}
    </article>
  );
}
