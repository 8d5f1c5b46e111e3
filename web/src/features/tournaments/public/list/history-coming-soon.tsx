import { LinkButton } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/message-state.tsx';
import { paths } from '../../../../config/paths.ts';

/** Shown while there is no finished tournament to show. */
export function HistoryComingSoon() {
  return (
    <EmptyState
      illustration="egg"
      title="Próximamente"
      actions={
        <LinkButton to={paths.tournaments.to()} icon="trophy">
          Ver torneos activos
        </LinkButton>
      }
    >
      <p>Aquí vas a encontrar los torneos anteriores, sus resultados y a quienes se llevaron el premio.</p>
    </EmptyState>
  );
}
