import { sentence } from '@copa/domain/sentence';
import { Link } from 'react-router-dom';

// The invitation
export const loading = 'Abriendo tu invitación…';
export const failedTitle = 'No pudimos abrir tu invitación';
export const showTournaments = 'Ver torneos';
export const invitedBy = (captain: string) => `${captain} te invita a su equipo`;
export const youEnter = (role: string, tournamentPath: string, tournament: string, start: string) => (
  <>
    Entras como <strong className="text-ink">{role}</strong> a{' '}
    <Link to={tournamentPath} className="text-gold underline underline-offset-4">
      {tournament}
    </Link>
    . {start}.
  </>
);
export const team = 'El equipo';
export const teamWaits =
  'El equipo está en la lista de espera: todavía no tiene cupo, y solo completo puede recibir uno.';
export const placeHeld = (moment: string) => sentence(`El cupo del equipo se guarda hasta ${moment}`);
export const notOpenTitle = 'No se puede abrir la inscripción';
export const usedTitle = 'Esta invitación ya se usó';
export const usedText = (message: string) =>
  `${message} Si fuiste tú, tu inscripción está en «Mis inscripciones».`;
export const closedTitle = 'Esta invitación ya cerró';
export const cancelledTitle = 'Torneo cancelado';
export const goneTitle = 'Esta invitación ya no sirve';
export const goneText = 'El enlace está incompleto, o el capitán lo anuló. Pídele a tu capitán uno nuevo.';
