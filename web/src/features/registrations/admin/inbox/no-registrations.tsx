import { longDate } from '@copa/domain/time/date-format';
import { EmptyState } from '../../../../components/message-state.tsx';
import type { InboxTournament } from '../inbox-tournament.ts';

interface NoRegistrationsProps {
  readonly tournament: Pick<InboxTournament, 'playersErasedAt' | 'timeZone'> | null;
  readonly offline: boolean;
  readonly filtered: boolean;
}

/** Why the list is empty. */
export function NoRegistrations({ tournament, offline, filtered }: NoRegistrationsProps) {
  if (filtered) {
    return <EmptyState title="Nadie con ese filtro">Cambia la búsqueda o el estado.</EmptyState>;
  }
  if (offline) {
    return (
      <EmptyState illustration="ember" title="Sin conexión">
        No pudimos leer las inscripciones. Aparecen solas cuando vuelva la conexión.
      </EmptyState>
    );
  }
  const erasedAt = tournament?.playersErasedAt ?? null;
  if (tournament !== null && erasedAt !== null) {
    return (
      <EmptyState title="Datos borrados">
        Los datos de los jugadores de este torneo se borraron el {longDate(erasedAt, tournament.timeZone)}.
        Quedan sus resultados y cuántos lo jugaron.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Ninguna inscripción todavía">
      Comparte el enlace del torneo: cada inscripción aparece aquí al momento.
    </EmptyState>
  );
}
