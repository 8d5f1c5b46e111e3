import { OTHER_CODES_MAX, setPlayerPage } from '@copa/domain/play/player/endpoints';
import type { OwnRegistration } from '@copa/domain/registrations/registration';
import { useState } from 'react';
import { Button, LinkButton } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx';
import { ShareButtons } from '../../../../components/share-buttons.tsx';
import { paths } from '../../../../config/paths.ts';
import { callApi, messageOf } from '../../../../lib/network/api-client.ts';
import { readOwnRegistrations } from './own-registrations.ts';

interface OwnPlayerPageProps {
  readonly code: string;
  readonly registration: OwnRegistration;
  readonly onChange: (changes: Pick<OwnRegistration, 'playerKey'>) => void;
}

/** The other registrations that this phone keeps: a page of the same player is joined by both codes together, and by nothing else. */
function otherCodesHere(own: string): string[] {
  const codes = readOwnRegistrations().map(({ code }) => code);
  return codes.filter((code) => code !== own).slice(0, OTHER_CODES_MAX);
}

/** The page that everybody may read, where its player wants one. */
export function OwnPlayerPage({ code, registration, onChange }: OwnPlayerPageProps) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const { playerKey } = registration;

  const change = async (on: boolean) => {
    const otherCodes = on ? otherCodesHere(code) : [];
    const { key } = await callApi(setPlayerPage, {
      headers: { privateCode: code },
      body: { on, otherCodes },
    });
    onChange({ playerKey: key });
  };
  const switchOn = () => {
    setBusy(true);
    setFailed(null);
    void change(true)
      .catch((error: unknown) => setFailed(messageOf(error)))
      .finally(() => setBusy(false));
  };

  return (
    <Card className="grid gap-4">
      <h2 className="text-xl uppercase">Mi página de jugador</h2>
      <p className="text-mist">
        {playerKey === null
          ? 'Si la activas, cualquiera que tenga su enlace verá tu nick y, de este torneo, el puesto, los Booyahs, las bajas y, si tienes equipo, su nombre. Nada más, y los buscadores no la muestran.'
          : 'Está activa: este torneo se muestra a quien tenga el enlace, y sus resultados se agregan solos. En tus otros torneos se activa igual, desde su enlace privado: si lo haces en este mismo teléfono, se suman a esta página.'}
      </p>
      {playerKey === null ? (
        <div>
          <Button variant="secondary" busy={busy} onClick={switchOn}>
            Activar mi página
          </Button>
        </div>
      ) : (
        <>
          <div>
            <LinkButton to={paths.player.to(playerKey)} icon="star" variant="secondary">
              Ver mi página
            </LinkButton>
          </div>
          <ShareButtons
            url={new URL(paths.player.to(playerKey), location.origin).href}
            title="Mi página de jugador"
            text="Mis torneos:"
          />
          <div>
            <Button variant="ghost" className="-ml-4" onClick={() => setAsking(true)}>
              Desactivarla
            </Button>
          </div>
        </>
      )}
      {failed !== null && (
        <p role="alert" className="text-danger">
          {failed}
        </p>
      )}
      <ConfirmDialog
        open={asking}
        title="¿Desactivar tu página?"
        confirm="Sí, borrarla"
        onConfirm={() => change(false)}
        onClose={() => setAsking(false)}
      >
        <p>Se borra en el momento, con todos los torneos que muestra. Tu inscripción sigue igual.</p>
      </ConfirmDialog>
    </Card>
  );
}
