import { shortDateTime } from '@copa/domain/date-format';
import { Link } from 'react-router-dom';
import { IconButton, LinkButton } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/message-state.tsx';
import { paths } from '../../config/paths.ts';
import { forgetRegistration, useOwnRegistrations } from './own-registrations.ts';

/** What was registered on this device; only links, the state itself is asked from the server. */
export function OwnRegistrationList() {
  const registrations = useOwnRegistrations();
  if (registrations.length === 0) {
    return (
      <EmptyState
        title="Aún no hay inscripciones en este teléfono"
        actions={<LinkButton to={paths.tournaments.to()}>Ver torneos</LinkButton>}
      >
        Cuando te inscribas, aquí quedará el enlace para ver tu estado. Si te inscribiste en otro dispositivo,
        abre tu enlace privado.
      </EmptyState>
    );
  }
  return (
    <ul className="grid gap-3 pb-12">
      {registrations.map(({ code, tournamentName, fullName, registeredAt }) => (
        <li key={code}>
          <Card className="flex flex-wrap items-center justify-end gap-3">
            <div className="min-w-0 flex-[1_1_12rem]">
              <Link
                to={paths.registrationStatus.to(code)}
                className="text-lg font-semibold underline-offset-4 hover:text-gold hover:underline"
              >
                {tournamentName}
              </Link>
              <p className="text-sm text-mist">
                {fullName} · {shortDateTime(new Date(registeredAt))}
              </p>
            </div>
            <LinkButton to={paths.registrationStatus.to(code)} variant="secondary">
              Ver estado
            </LinkButton>
            <IconButton
              icon="close"
              label={`Quitar ${tournamentName} de este teléfono`}
              onClick={() => forgetRegistration(code)}
            />
          </Card>
        </li>
      ))}
    </ul>
  );
}
