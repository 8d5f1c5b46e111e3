import type { EntryKind } from '@copa/domain/fairness/record';
import {
  RECORD_REASON_MIN,
  REVOKED_KEPT_DAYS,
  STRIKES_KEPT_DAYS,
  WARNINGS_KEPT_DAYS,
} from '@copa/domain/limits';
import { sentence } from '@copa/domain/sentence';
import { counted } from '@copa/domain/words/counted';

export const title = 'Advertencias y suspensiones';
export const intro =
  'Lo que se anotó sobre este jugador en todos los torneos. Solo lo ven los organizadores.';
export const loading = 'Cargando el historial…';
export const empty = 'No hay nada anotado.';
export const kinds: Readonly<Record<EntryKind, string>> = {
  warning: 'Advertencia',
  no_show: 'Ausencia',
  strike: 'Falta',
  ban: 'Suspensión',
};
export const fromTo = (from: string, until: string) => `Desde ${from} hasta ${until}`;
export const openEnd = (from: string) => `Desde ${from}, sin fecha de fin`;
export const by = (name: string, tournament: string | null) =>
  tournament === null ? `La anotó ${name}` : `La anotó ${name} en ${tournament}`;
export const revokedBy = (name: string, moment: string) => sentence(`La quitó ${name} ${moment}`);
const otherContact = 'Quien faltó usó este ID con otro correo u otro teléfono.';
export const ofOthers = (decided: boolean | null) => {
  if (decided === null) return `Quizá otra persona. ${otherContact} Por eso no cuenta, hasta que decidas.`;
  return `${otherContact} ${decided ? 'Un organizador decidió que cuenta.' : 'Un organizador decidió que no cuenta.'}`;
};
export const absenceQuestion = '¿Cuenta esta ausencia para este jugador?';
export const absenceCounts = 'Cuenta';
export const absenceDoesNot = 'No cuenta';
export const absenceDecided = (counts: boolean) =>
  counts ? 'La ausencia cuenta para este jugador' : 'La ausencia no cuenta para este jugador';
export const over = 'Ya terminó';
export const revoked = 'Quitada';
export const localAccount = 'el acceso local';
export const system = 'el sistema';

export const add = 'Advertir o suspender';
export const addTitle = (name: string) => `Advertir o suspender a ${name}`;
export const kind = 'Qué aplicas';
export const apply: Readonly<Record<Exclude<EntryKind, 'no_show'>, string>> = {
  warning: 'Aplicar la advertencia',
  strike: 'Aplicar la falta',
  ban: 'Aplicar la suspensión',
};
export const kindOptions = [
  { value: 'warning', label: `Advertencia: queda anotada ${WARNINGS_KEPT_DAYS} días y no impide jugar` },
  { value: 'strike', label: `Falta: queda anotada ${STRIKES_KEPT_DAYS} días y no impide jugar` },
  { value: 'ban', label: 'Suspensión: mientras dure no recibe un cupo en ningún torneo' },
] as const;
export const length = 'Cuánto dura';
export const days = (count: number) => counted(count, 'día', 'días');
export const untilLifted = 'Hasta que alguien la levante';
export const reason = 'Motivo';
export const reasonHint = `Qué pasó y cómo lo saben, con al menos ${RECORD_REASON_MIN} letras. Lo leen los organizadores de todos los torneos.`;
export const banEffect =
  'Desde ahora no puede inscribirse, entrar a un equipo ni recibir un cupo. A quien lo intente le decimos lo mismo que si el ID ya estuviera inscrito.';
export const staysIn = 'Los cupos que ya tiene siguen como están, en este torneo y en los demás.';
export const alsoReject = 'Rechazar también su inscripción en este torneo. El jugador lee el motivo.';
export const alsoRemove =
  'Quitarlo también de este equipo: se borran sus datos y su lugar queda libre. No se puede deshacer.';
export const added: Readonly<Record<Exclude<EntryKind, 'no_show'>, string>> = {
  warning: 'Advertencia aplicada',
  strike: 'Falta aplicada',
  ban: 'Suspensión aplicada',
};

export const revoke: Readonly<Record<EntryKind, string>> = {
  warning: 'Quitar la advertencia',
  no_show: 'Quitar la ausencia',
  strike: 'Quitar la falta',
  ban: 'Levantar la suspensión',
};
export const revokeText = `Deja de contar desde ahora. Queda en el historial hasta ${REVOKED_KEPT_DAYS} días más, con quién la quitó.`;
export const banRevokeText = `Desde ahora esta suspensión no le impide jugar. Queda en el historial hasta ${REVOKED_KEPT_DAYS} días más, con quién la levantó.`;
export const revokeDone = 'Ya no cuenta';

export const listTitle = 'Suspensiones y faltas';
export const listIntro =
  'Lo que sigue vigente. Solo una suspensión impide jugar. Si su inscripción ya se borró, lo reconoces por las últimas cifras de su ID.';
export const searchRecords = 'Nick, equipo o cifras del ID';
export const nobodyFound = 'No hay nadie con eso';
export const nobodyFoundText = 'Prueba con menos letras.';
export const idEnds = (idEnd: string) => `ID …${idEnd}`;
export const unknownPlayer = 'Jugador sin inscripción';
export const ofTeam = (nick: string, team: string) => `${nick} (${team})`;
export const until = (kind: string, moment: string | null) =>
  moment === null ? `${kind} sin fecha de fin` : `${kind} hasta ${moment}`;
export const listLoading = 'Cargando suspensiones…';
export const listEmptyTitle = 'No hay suspensiones ni faltas';
export const howToAdd =
  'Para aplicar una, abre una inscripción, elige al jugador y entra en «Advertencias y suspensiones».';
export const openRegistration = 'Ver la inscripción';
export const tournamentGone = 'un torneo borrado';
