import { replaceOwnTicket } from '@copa/domain/registrations/own-endpoints';
import type { OwnRegistration } from '@copa/domain/registrations/registration';
import { useState } from 'react';
import { Button, LinkButton } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx';
import { ShareButtons } from '../../../../components/share-buttons.tsx';
import { pageMeta } from '../../../../config/page-meta.ts';
import { paths } from '../../../../config/paths.ts';
import { callApi } from '../../../../lib/network/api-client.ts';

interface OwnTicketProps {
  readonly code: string;
  readonly registration: OwnRegistration;
  readonly onChange: (registration: OwnRegistration) => void;
}

/** The page that may be passed on in the team: it shows and confirms, and can take nothing away. */
export function OwnTicket({ code, registration, onChange }: OwnTicketProps) {
  const [asking, setAsking] = useState(false);
  const { ticketId, tournamentName } = registration;
  if (ticketId === null) return null;
  const path = paths.ticket.to(ticketId);
  const replace = async () => {
    onChange(await callApi(replaceOwnTicket, { headers: { privateCode: code } }));
  };
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl uppercase">{pageMeta.ticket.title}</h2>
      <p className="text-mist">
        La página para seguir tu torneo, confirmar con un toque y ver la sala, también sin conexión. No
        muestra datos personales: compártela solo con tu equipo.
      </p>
      <div>
        <LinkButton to={path} icon="flag">
          Ir a Mi torneo
        </LinkButton>
      </div>
      <ShareButtons
        url={new URL(path, location.origin).href}
        title={tournamentName}
        text={`Nuestro lugar en ${tournamentName}:`}
      />
      <div>
        <Button variant="ghost" className="-ml-4" onClick={() => setAsking(true)}>
          Cambiar el enlace
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title="¿Cambiar el enlace de Mi torneo?"
        confirm="Sí, cambiarlo"
        onConfirm={replace}
        onClose={() => setAsking(false)}
      >
        <p>
          El de ahora deja de servir para todos los que lo tienen. Hazlo si alguien lo publicó en un grupo, y
          comparte el nuevo con tu equipo.
        </p>
      </ConfirmDialog>
    </Card>
  );
}
