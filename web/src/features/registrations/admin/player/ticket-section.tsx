import { replaceTicket } from '@copa/domain/registrations/member-endpoints';
import type { Registration } from '@copa/domain/registrations/registration';
import { useState } from 'react';
import { ActDialog } from '../../../../components/admin/act-dialog.tsx';
import { Button, ExternalLinkButton } from '../../../../components/button.tsx';
import { CopyButton } from '../../../../components/share-buttons.tsx';
import { paths } from '../../../../config/paths.ts';
import { isTeam } from '../unit-words.ts';

/** The unit's link; null for registrations without a ticket. */
export function ticketUrl({ ticketId }: Pick<Registration, 'ticketId'>): string | null {
  return ticketId === null ? null : new URL(paths.ticket.to(ticketId), location.origin).href;
}

/** The page of the unit: to open, to send to who lost it, and to take back when somebody posted it. */
export function TicketSection({ registration }: { registration: Registration }) {
  const [changing, setChanging] = useState(false);
  const url = ticketUrl(registration);
  const whose = isTeam(registration) ? 'el equipo' : 'el jugador';
  return (
    <section aria-labelledby="ticket-title" className="grid gap-3">
      <h3 id="ticket-title" className="text-xl uppercase">
        Su enlace
      </h3>
      <p className="text-sm text-mist">
        Con él {whose} ve cómo va su inscripción. No muestra datos personales, y con él nadie puede retirarla.
      </p>
      <div className="flex flex-wrap gap-2">
        {url !== null && (
          <>
            <ExternalLinkButton variant="secondary" icon="link" href={url}>
              Abrir
            </ExternalLinkButton>
            <CopyButton value={url} />
          </>
        )}
        <Button variant={url === null ? 'secondary' : 'ghost'} onClick={() => setChanging(true)}>
          {url === null ? 'Crear el enlace' : 'Cambiar el enlace'}
        </Button>
      </div>
      {changing && (
        <ActDialog
          title={url === null ? '¿Crear el enlace?' : '¿Cambiar el enlace?'}
          confirm={url === null ? 'Crear' : 'Cambiar'}
          endpoint={replaceTicket}
          call={() => ({ params: { id: registration.id } })}
          done="El enlace nuevo ya sirve: envíaselo."
          onClose={() => setChanging(false)}
        >
          <p>
            {url === null
              ? 'Esta inscripción es de antes y todavía no tiene uno.'
              : 'El enlace de ahora deja de servir al momento, para todos los que lo tengan. Hazlo si alguien lo publicó, y envía el nuevo.'}
          </p>
          <p>Los enlaces privados de cada jugador siguen igual.</p>
        </ActDialog>
      )}
    </section>
  );
}
