import { AFTER_REGISTRATION_MS } from '@copa/domain/limits';
import { REGISTRATION_MESSAGES } from '@copa/domain/registrations/player';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { LinkButton } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Illustration } from '../../../components/illustration.tsx';
import { CopyButton, ShareButtons } from '../../../components/share-buttons.tsx';
import { paths } from '../../../config/paths.ts';
import { useLeaveAfter } from '../../../lib/use-leave-after.ts';
import { useShownFromTop } from '../../../lib/use-shown-from-top.ts';
import { InvitationLinks } from './invitation-links.tsx';
import type { Sent } from './use-registration.ts';

interface RegistrationSentProps {
  readonly tournament: Tournament;
  readonly sent: Sent;
  /** The team that somebody entered by its invitation. */
  readonly entered?: string;
}

const WAITS =
  'Recibimos tu inscripción: todos los cupos están tomados y ya tienes tu número en la lista de espera.';

function enteredText(team: string, waits: boolean): string {
  return waits
    ? `Entraste a «${team}», que está en la lista de espera: todavía no tiene cupo.`
    : `Entraste a «${team}». Cuando el equipo esté completo, la organización lo revisa.`;
}

/** The receipt: what happened, whom to invite, the private link, and something to share. */
export function RegistrationSent({ tournament, sent, entered }: RegistrationSentProps) {
  const { receipt, unitName, earlier, kept } = sent;
  const { invitations, place } = receipt;
  const waits = place === 'waiting';
  // A link that is nowhere else is not taken away from before somebody's eyes, nor one that is still to be sent.
  const wanted = kept && invitations.length === 0;
  const leaving = useLeaveAfter(AFTER_REGISTRATION_MS, paths.home.to(), { wanted });
  const heading = useShownFromTop<HTMLHeadingElement>();
  const statusPath = paths.registrationStatus.to(receipt.privateCode);
  const tournamentUrl = new URL(paths.tournament.to(tournament.id), location.origin).href;
  return (
    <Card className="grid justify-items-center gap-5 text-center">
      <Illustration name="victory" />
      <h2 ref={heading} tabIndex={-1} className="text-2xl uppercase">
        {entered !== undefined
          ? '¡Ya estás en el equipo!'
          : waits
            ? 'Estás en la lista de espera'
            : '¡Ya casi estás dentro!'}
      </h2>
      <output className="text-lg text-balance">
        {entered === undefined ? (waits ? WAITS : REGISTRATION_MESSAGES.sent) : enteredText(entered, waits)}
      </output>
      {earlier && (
        <p className="text-warning">
          Tu primer envío sí había llegado: quedó inscrito con los datos de ese momento. Para cambiarlos,
          retira la inscripción desde tu enlace privado e inscríbete otra vez.
        </p>
      )}
      {invitations.length > 0 && (
        <div className="grid w-full gap-3 text-left">
          <p className="font-semibold">Invita a tu equipo</p>
          <p className="text-sm text-mist">
            Cada lugar tiene su propio enlace. Quien lo abre lee las reglas y pone sus datos; tu equipo se
            revisa cuando está completo.
          </p>
          <InvitationLinks tournamentName={tournament.name} unitName={unitName} invitations={invitations} />
        </div>
      )}
      <div className="grid w-full gap-3 rounded-md border border-line bg-night/60 p-4 text-left">
        <p className="font-semibold">Guarda tu enlace privado</p>
        <p className="text-sm text-mist">
          Con él ves si te aprobaron, o retiras tu inscripción.
          {kept && ' También queda en «Mis inscripciones» de este teléfono.'}
        </p>
        {!kept && (
          <p className="text-sm text-warning">
            Este teléfono no pudo guardarlo: cópialo antes de salir de esta página.
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <LinkButton to={statusPath} variant={waits ? 'secondary' : 'primary'}>
            Ver mi estado
          </LinkButton>
          <CopyButton value={new URL(statusPath, location.origin).href} />
        </div>
      </div>
      <LinkButton
        to={paths.ticket.to(receipt.ticketId)}
        variant={waits ? 'primary' : 'secondary'}
        icon="flag"
      >
        {waits ? 'Ver mi número' : 'Ir a Mi torneo'}
      </LinkButton>
      <div className="grid justify-items-center gap-3">
        <p className="text-mist">
          {invitations.length > 0
            ? '¿Conoces a otro equipo? Comparte el torneo:'
            : '¿Con quién vas a jugar? Invita a alguien:'}
        </p>
        <ShareButtons
          centered
          url={tournamentUrl}
          title={tournament.name}
          text={`Me inscribí en ${tournament.name}. ¡Juega conmigo!`}
        />
      </div>
      <p className="min-h-6 text-sm text-dim">
        {leaving && 'Volvemos al inicio en unos segundos. Toca la pantalla para quedarte.'}
      </p>
    </Card>
  );
}
