import { isPlayerNumber } from '@copa/domain/registrations/words/unit';
import { sentence } from '@copa/domain/sentence';
import { Link } from 'react-router-dom';

export const loading = 'Abriendo tu invitación…';
export const failedTitle = 'No pudimos abrir tu invitación';
/** A friend does not know the captain by the number that stands for a nick until it is public. */
export const invitedBy = (captain: string) =>
  isPlayerNumber(captain) ? 'Te invitan a su equipo' : `${captain} te invita a su equipo`;
export const invitedTo = (tournamentPath: string, tournament: string, start: string) => (
  <>
    <Link to={tournamentPath} className="text-gold underline underline-offset-4">
      {tournament}
    </Link>
    . {sentence(start)}
  </>
);
export const youEnter = (role: string) => (
  <>
    Entras como <strong className="text-ink">{role}</strong>.
  </>
);
export const alsoIn = (names: readonly string[]) => `Ya en el equipo: ${names.join(', ')}.`;
export const howToEnter =
  'Lee las reglas y escribe tus datos. Tu equipo no ve tu teléfono ni tu correo: solo los organizadores.';
export const goOn = 'Leer reglas y entrar';
export const fullTitle = 'El equipo ya está completo';
export const fullText = (message: string) => `${message} Si ya entraste, mira «Mi torneo».`;
export const changedTitle = 'Este enlace cambió';
export const closedTitle = 'A este equipo no se puede entrar';
export const cancelledTitle = 'Torneo cancelado';
export const goneTitle = 'Esta invitación ya no sirve';
export const goneText = 'Está incompleta, o ese equipo ya no existe. Pídele el enlace otra vez a tu capitán.';
