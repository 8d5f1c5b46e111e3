import { ROLE_NAMES } from '@copa/domain/people/words';
import { capitalized } from '@copa/domain/sentence';
import type { AuditAction, AuditEntry, AuditKind } from '@copa/domain/site/audit';
import { paths } from '../../../config/paths.ts';
import { playPath } from '../../../config/play-path.ts';
import type { NameOf } from '../../../lib/admin/people/person-names.ts';

export const KIND_LABELS: Readonly<Record<AuditKind, string>> = {
  tournaments: 'Torneos',
  play: 'Fases y partidas',
  seasons: 'Temporadas',
  registrations: 'Inscripciones',
  questions: 'Preguntas',
  forms: 'Formularios',
  people: 'Accesos',
  site: 'Ajustes',
};

/** The caller has replaced the address in `person` by a name. */
type Words = (entry: AuditEntry) => string;

const ofTournament = ({ tournament }: AuditEntry) =>
  tournament === null || tournament.name === '' ? 'de un torneo' : `de ${tournament.name}`;
const quoted = (thing: string, name: string | null) =>
  name === null || name === '' ? thing : `${thing} «${name}»`;
const named = (thing: string, entry: AuditEntry) =>
  quoted(thing, targetName(entry) ?? entry.tournament?.name ?? null);
const toSeason = ({ after }: AuditEntry) => {
  const name = after?.['season'];
  return typeof name === 'string' ? quoted('la temporada', name) : 'una temporada';
};
const STAGES = /\/stages\/(\d+)/;
const MATCHES = /\/matches\/([a-z]+)-(x?)(\d+)$/;
const stageName = ({ target }: AuditEntry) => {
  const number = STAGES.exec(target)?.[1];
  return number === undefined ? 'una fase' : `la fase ${number}`;
};
const matchName = (entry: AuditEntry) => {
  const [, lobby, extra, number] = MATCHES.exec(entry.target) ?? [];
  if (lobby === undefined) return `una partida de ${stageName(entry)}`;
  const kind = extra === 'x' ? 'la partida extra' : 'la partida';
  return `${kind} ${number} del lobby ${lobby.toUpperCase()} de ${stageName(entry)}`;
};
const ofRole = (state: AuditEntry['after']) => {
  const role = ROLES.get(state?.['role']);
  return role === undefined ? '' : ` de ${role.toLowerCase()}`;
};

const ACTIVE: Readonly<Record<string, string>> = { true: 'activó', false: 'desactivó' };
const STATUS: Readonly<Record<string, string>> = {
  draft: 'pasó a borrador',
  scheduled: 'programó',
  published: 'publicó',
};
/** The API changes these fields together with the status. */
const BESIDE = new Set(['updatedAt', 'publishedAt', 'publishDate', 'hiddenAt', 'closings']);

/** A change of `field` alone has its own verb. */
function editVerb({ before, after }: AuditEntry, field: string, verbs: typeof ACTIVE): string {
  const isSame = (name: string) => JSON.stringify(before?.[name]) === JSON.stringify(after?.[name]);
  const verb = verbs[String(after?.[field])];
  if (isSame(field) || verb === undefined) return 'Editó';
  const others = Object.keys(after ?? {}).filter((name) => name !== field && !BESIDE.has(name));
  return others.every(isSame) ? capitalized(verb) : `Editó y ${verb}`;
}

const ROLES: ReadonlyMap<unknown, string> = new Map(Object.entries(ROLE_NAMES));
const toWhom = ({ person }: AuditEntry) => person ?? 'una cuenta';

const DECISIONS: Readonly<Record<string, string>> = {
  approved: 'Aprobó una inscripción',
  rejected: 'Rechazó una inscripción',
  pending: 'Devolvió a pendiente una inscripción',
};

const ADDED: Readonly<Record<string, string>> = {
  warning: 'Advirtió a un jugador',
  strike: 'Anotó una falta a un jugador',
  ban: 'Suspendió a un jugador',
};
const REVOKED: Readonly<Record<string, string>> = {
  warning: 'Quitó una advertencia a un jugador',
  no_show: 'Quitó una ausencia a un jugador',
  strike: 'Quitó una falta a un jugador',
  ban: 'Levantó la suspensión de un jugador',
};

/**
 * Sentences have no subject, because the actor is shown below. Only `registration.withdraw` has one, because
 * it may sum up several players.
 */
const SENTENCES: Readonly<Record<AuditAction, Words>> = {
  'tournament.create': (entry) => `Creó ${named('el torneo', entry)}`,
  'tournament.repeat': (entry) => `Creó el borrador ${named('del torneo', entry)}`,
  'tournament.update': (entry) => `${editVerb(entry, 'status', STATUS)} ${named('el torneo', entry)}`,
  'tournament.delete': (entry) => `Eliminó ${named('el torneo', entry)}`,
  'tournament.publish': (entry) => `Publicó ${named('el torneo', entry)}`,
  'tournament.cancel': (entry) => `Canceló ${named('el torneo', entry)}`,
  'tournament.resume': (entry) => `Retomó ${named('el torneo', entry)}`,
  'tournament.erase-players': (entry) => `Borró los datos de los jugadores ${ofTournament(entry)}`,
  'tournament.extend-window': (entry) => `Extendió una confirmación ${ofTournament(entry)}`,
  'tournament.reopen-window': (entry) => `Pidió otra vez una confirmación ${ofTournament(entry)}`,
  'tournament.keep-places': (entry) =>
    `Conservó los cupos sin confirmar ${ofTournament(entry)}, porque el aviso no salió a tiempo`,
  'tournament.end-review': (entry) => `Liberó los cupos sin confirmar ${ofTournament(entry)}`,
  'tournament.put-room': (entry) => `Escribió la sala de una partida ${ofTournament(entry)}`,
  'tournament.delete-room': (entry) => `Quitó la sala de una partida ${ofTournament(entry)}`,
  'tournament.call-roll': (entry) => `Pasó lista en una partida ${ofTournament(entry)}`,
  'play.put-plan': (entry) => `Escribió cómo se juega ${ofTournament(entry)}`,
  'play.put-stage': (entry) => `Escribió ${stageName(entry)} ${ofTournament(entry)}`,
  'play.delete-stage': (entry) => `Eliminó ${stageName(entry)} ${ofTournament(entry)}`,
  'play.draw': (entry) => `Sorteó los lobbies de ${stageName(entry)} ${ofTournament(entry)}`,
  'play.publish-match': (entry) => `Publicó ${matchName(entry)} ${ofTournament(entry)}`,
  'play.correct-match': (entry) => `Corrigió ${matchName(entry)} ${ofTournament(entry)}`,
  'play.void-match': (entry) => `Anuló ${matchName(entry)} ${ofTournament(entry)}`,
  'play.restore-match': (entry) => `Restauró ${matchName(entry)} ${ofTournament(entry)}`,
  'play.adjust': (entry) => `Ajustó la tabla de ${stageName(entry)} ${ofTournament(entry)}`,
  'play.revoke-adjustment': (entry) =>
    `Quitó un ajuste de la tabla de ${stageName(entry)} ${ofTournament(entry)}`,
  'play.decide-protest': (entry) =>
    `${entry.before === null ? 'Resolvió' : 'Cambió la decisión de'} una protesta ${ofTournament(entry)}`,
  'play.draw-tie': (entry) => `Sorteó un empate de ${stageName(entry)} ${ofTournament(entry)}`,
  'play.close-stage': (entry) => `Cerró ${stageName(entry)} ${ofTournament(entry)}`,
  'play.reopen-stage': (entry) => `Reabrió ${stageName(entry)} ${ofTournament(entry)}`,
  'play.replace-entrant': (entry) => `Reemplazó a quien no vino a ${stageName(entry)} ${ofTournament(entry)}`,
  'play.return-entrant': (entry) => `Devolvió su lugar en ${stageName(entry)} ${ofTournament(entry)}`,
  'season.create': (entry) => `Creó ${named('la temporada', entry)}`,
  'season.update': (entry) => `Editó ${named('la temporada', entry)}`,
  'season.add-tournament': (entry) => `Sumó ${named('el torneo', entry)} a ${toSeason(entry)}`,
  'season.remove-tournament': (entry) => `Sacó ${named('el torneo', entry)} de ${toSeason(entry)}`,
  'season.close': (entry) => `Cerró ${named('la temporada', entry)}`,
  'season.reopen': (entry) => `Reabrió ${named('la temporada', entry)}`,
  'season.delete': (entry) => `Eliminó ${named('la temporada', entry)}`,
  'season.erase-names': (entry) => `Borró los nombres de ${named('la temporada', entry)}`,
  'season.export': (entry) => `Descargó la tabla de ${named('la temporada', entry)}`,
  'registration.add': (entry) => `Agregó a un jugador ${ofTournament(entry)}`,
  'registration.import': (entry) => `Importó una lista de jugadores ${ofTournament(entry)}`,
  'registration.correct': (entry) => `Corrigió los datos de un jugador ${ofTournament(entry)}`,
  'registration.status': (entry) =>
    `${DECISIONS[String(entry.after?.['status'])] ?? 'Cambió el estado de una inscripción'} ${ofTournament(entry)}`,
  'registration.delete': (entry) => `Eliminó una inscripción ${ofTournament(entry)}`,
  'registration.withdraw': (entry) =>
    entry.count > 1
      ? `${entry.count} jugadores retiraron su inscripción ${ofTournament(entry)}`
      : `Un jugador retiró su inscripción ${ofTournament(entry)}`,
  'registration.add-member': (entry) => `Agregó a un jugador a un equipo ${ofTournament(entry)}`,
  'registration.replace-member': (entry) => `Cambió a un jugador de un equipo ${ofTournament(entry)}`,
  'registration.remove-member': (entry) => `Quitó a un jugador de un equipo ${ofTournament(entry)}`,
  'registration.replace-ticket': (entry) => `Cambió el enlace de una inscripción ${ofTournament(entry)}`,
  'registration.take-names': (entry) => `Aceptó el nombre nuevo de una inscripción ${ofTournament(entry)}`,
  'registration.refuse-names': (entry) =>
    `No aceptó el nombre nuevo de una inscripción ${ofTournament(entry)}`,
  'registration.release': (entry) => `Liberó un cupo ${ofTournament(entry)}`,
  'registration.readmit': (entry) => `Readmitió una inscripción ${ofTournament(entry)}`,
  'registration.promote': (entry) => `Dio un cupo de la lista de espera ${ofTournament(entry)}`,
  'registration.take-place-back': (entry) =>
    `Quitó un cupo que había dado a alguien de la lista de espera ${ofTournament(entry)}`,
  'registration.export': (entry) => `Descargó las inscripciones ${ofTournament(entry)}`,
  'registration.read': (entry) =>
    entry.tournament === null ? 'Miró las inscripciones' : `Miró las inscripciones ${ofTournament(entry)}`,
  'registration.contact-guardian': (entry) =>
    `Pidió el contacto de un adulto responsable para ${entry.after?.['purpose'] === 'prize' ? 'entregar un premio' : 'pedir el permiso'} ${ofTournament(entry)}`,
  'record.add': (entry) =>
    `${ADDED[String(entry.after?.['kind'])] ?? 'Anotó algo en el historial de un jugador'} ${ofTournament(entry)}`,
  'record.revoke': (entry) =>
    `${REVOKED[String(entry.before?.['kind'])] ?? 'Quitó algo del historial de un jugador'} ${ofTournament(entry)}`,
  'record.decide-absence': (entry) =>
    `Decidió que una ausencia ${entry.after?.['counts'] === true ? 'cuenta' : 'no cuenta'} para un jugador ${ofTournament(entry)}`,
  'question.create': (entry) => `Creó ${named('la pregunta', entry)}`,
  'question.update': (entry) => `${editVerb(entry, 'active', ACTIVE)} ${named('la pregunta', entry)}`,
  'question.delete': (entry) => `Eliminó ${named('la pregunta', entry)}`,
  'question.reorder': () => 'Cambió el orden de las preguntas',
  'form.create': (entry) => `Creó ${named('el formulario', entry)}`,
  'form.update': (entry) => `${editVerb(entry, 'isActive', ACTIVE)} ${named('el formulario', entry)}`,
  'form.delete': (entry) => `Eliminó ${named('el formulario', entry)}`,
  'form.export': (entry) => `Descargó las respuestas ${named('del formulario', entry)}`,
  'form.read': (entry) => `Miró las respuestas ${named('del formulario', entry)}`,
  'user-request.approve': (entry) => `Aprobó la solicitud de acceso de ${toWhom(entry)}`,
  'user-request.reject': (entry) => `Rechazó la solicitud de acceso de ${toWhom(entry)}`,
  'admin.grant': (entry) => `Dio acceso${ofRole(entry.after)} a ${toWhom(entry)}`,
  'admin.revoke': (entry) => `Quitó el acceso${ofRole(entry.before)} a ${toWhom(entry)}`,
  'admin.lost': (entry) => `Cerró la sesión de ${toWhom(entry)}, que perdió el acceso en la consola`,
  'owner.setup': () => 'Configuró al propietario',
  'session.local-login': () => 'Entró con el acceso local',
  'settings.update': () => 'Cambió los ajustes del sitio',
  'image.upload': () => 'Subió una imagen',
};

export function sentenceOf(entry: AuditEntry, nameOf: NameOf): string {
  const { action, person } = entry;
  return SENTENCES[action]({ ...entry, person: person === null ? null : nameOf({ email: person }) });
}

const NOBODY_SIGNED_IN: Readonly<Record<string, string>> = {
  system: 'El sistema',
  player: 'Un jugador, con su enlace privado',
  'local-admin': 'Acceso local',
};

export function actorName(actor: AuditEntry['actor'], nameOf: NameOf): string {
  return nameOf(actor) ?? NOBODY_SIGNED_IN[actor.uid] ?? `Cuenta ${actor.uid}`;
}

export function targetName({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string | null {
  for (const state of [after, before]) {
    const name = state?.['name'] ?? state?.['title'] ?? state?.['text'];
    if (typeof name === 'string' && name !== '') return name;
  }
  return null;
}

export function linkOf({ action, target, tournament }: AuditEntry) {
  const [collection = '', id = ''] = target.split('/');
  const inbox = paths.admin.registrations.to();
  if (action.endsWith('.delete')) return null;
  if (/^(registration|record)\./.test(action) && tournament !== null) {
    return { label: 'Ver las inscripciones', to: `${inbox}?torneo=${encodeURIComponent(tournament.id)}` };
  }
  if (action.startsWith('play.')) {
    const played = collection === 'tournaments' ? id : (tournament?.id ?? null);
    return played === null ? null : { label: 'Ver las fases', to: playPath(played) };
  }
  if (collection === 'tournaments') {
    return { label: 'Ver el torneo', to: `${paths.admin.tournaments.to()}?editar=${encodeURIComponent(id)}` };
  }
  if (collection === 'forms') {
    return { label: 'Ver el formulario', to: `${paths.admin.forms.to()}?editar=${encodeURIComponent(id)}` };
  }
  if (collection === 'accounts' || collection === 'userRequests') {
    return { label: 'Ver los administradores', to: paths.admin.admins.to() };
  }
  return null;
}

export const title = 'Quién hizo qué';
export const intro =
  'Qué hizo cada administrador, lo más reciente primero. Lo que hacen los jugadores se cuenta por torneo y día.';
export const loading = 'Cargando los movimientos…';
export const emptyTitle = 'Sin movimientos';
export const emptyText = 'Aquí aparecerá cada cambio.';
export const noMatchTitle = 'Nada con estos filtros';
export const noMatchText = 'Prueba con otra persona, otro torneo u otro tipo.';
export const before = (value: string) => `Antes: ${value}`;
export const after = (value: string) => `Después: ${value}`;
export const yes = 'Sí';
export const no = 'No';

export const what = 'Qué';
export const everyChange = 'Todos los cambios';
export const everything = 'Todo';
export const whose = 'Quién';
export const anybody = 'Cualquier persona';
export const players = 'Jugadores';
export const system = 'El sistema';
export const tournament = 'Torneo';
export const allTournaments = 'Todos los torneos';
/** Repeated tournaments often have one name. */
export const tournamentOn = (name: string, start: string) => `${name} · ${start}`;
export const loadingFilter = 'Cargando…';
export const formerAdmin = 'Alguien que ya no tiene acceso';
export const gone = {
  tournaments: 'Un torneo eliminado',
  seasons: 'Una temporada eliminada',
  forms: 'Un formulario eliminado',
} as const;
export const loadingName = '…';

export const aboutUnit = (unit: string | null, reason: string) =>
  [unit ?? '', reason === '' ? '' : `«${reason}»`].filter((part) => part !== '').join(': ');
