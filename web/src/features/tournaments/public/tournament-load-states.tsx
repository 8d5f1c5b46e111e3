import { LinkButton } from '../../../components/button.tsx';
import { EmptyState, LoadFailed } from '../../../components/message-state.tsx';
import { paths } from '../../../config/paths.ts';

export function TournamentLoadFailed({ retry }: { retry: () => void }) {
  return (
    <LoadFailed heading="h1" title="No pudimos cargar el torneo" again={retry}>
      Revisa tu conexión a internet. Seguiremos intentando.
    </LoadFailed>
  );
}

/** The detail screen says it in its own words. */
export function TournamentMissing({
  title,
  children = 'El enlace está incompleto, o el torneo ya no está publicado.',
}: {
  title: string;
  children?: string;
}) {
  return (
    <EmptyState
      heading="h1"
      illustration="feather"
      title={title}
      actions={
        <LinkButton to={paths.tournaments.to()} icon="arrow-left">
          Volver a torneos
        </LinkButton>
      }
    >
      {children}
    </EmptyState>
  );
}

export function StaleTournament() {
  return (
    <output className="mb-4 block text-sm text-warning">
      No pudimos actualizar estos datos: pueden haber cambiado.
    </output>
  );
}
