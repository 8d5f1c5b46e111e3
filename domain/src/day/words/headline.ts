import { confirmableUntil } from '../../registrations/confirmation.ts';
import type { TablePlace } from '../../registrations/table-rank.ts';
import { missingPlayers } from '../../registrations/unit.ts';
import { whileIncomplete } from '../../registrations/words/unit.ts';
import { capitalized, sentence } from '../../sentence.ts';
import { hourInSentence, ownAt, spanInSentence } from '../../time/hours.ts';
import { windowOf } from '../../tournaments/places/window-phase.ts';
import { isInPlay, isOver } from '../../tournaments/state.ts';
import { pointsText } from '../../words/counted.ts';
import { type HeadlineKind, playedNext, stageAhead, type Told } from '../headline-kind.ts';
import { comingRoom } from '../room-life.ts';
import { WINDOW_HEADLINES } from './window-names.ts';

type Words = (told: Told) => string;

function moment(date: Date, { now }: Told): string {
  return hourInSentence(date, now);
}

const start = (date: Date, { now }: Told) => ownAt(date, now);

const until: Words = (told) =>
  told.window === null ? '' : `hasta ${moment(confirmableUntil(told.window, told.unit), told)}`;

const span: Words = ({ window, unit, now }) =>
  window === null ? '' : spanInSentence(window.opensAt, confirmableUntil(window, unit), now);

function untilToday({ window, unit, now }: Told): string | null {
  if (window === null) return null;
  const said = hourInSentence(confirmableUntil(window, unit), now);
  return /^las? /.test(said) ? said : null;
}

const isTeam = ({ unit: { unit } }: Told) => unit.size > 1;
const youOr =
  (you: string, team: string): Words =>
  (told) =>
    isTeam(told) ? team : you;

const inQueue: Words = (told) => {
  if (told.position === null) return `${youOr('Estás', 'Tu equipo está')(told)} en la lista de espera`;
  return `${youOr('Eres', 'Tu equipo es')(told)} el ${told.position}.º en espera`;
};

const missing = (one: string, many: string): Words => {
  return ({ unit: { members } }) => {
    const count = missingPlayers(members);
    return count === 1 ? `${one} 1 jugador` : `${many} ${count} jugadores`;
  };
};

const asked: Words = (told) => youOr(...WINDOW_HEADLINES[told.window?.kind ?? 'entry'])(told);

const approval: Words = ({ unit: { leftFrom } }) =>
  leftFrom === 'approved' ? 'Falta que los aprueben otra vez.' : 'Falta que aprueben tu inscripción.';

const promoted = youOr('¡Te tocó un cupo!', '¡Les tocó un cupo!');
const seated: Words = (told) =>
  told.unit.promotedAt === null ? youOr('Tienes tu cupo.', 'Tienen su cupo.')(told) : promoted(told);

const playedAt: Words = (told) => {
  const { date } = told.tournament;
  return sentence(date === null ? 'La fecha está por confirmar' : `Se juega ${start(date, told)}`);
};

const withTable = (words: (table: TablePlace, told: Told) => string): Words => {
  return (told) => (told.table === null ? '' : words(told.table, told));
};

const ranked = withTable(({ rank, inLobby }) => `${rank}.º${inLobby ? ' de tu lobby' : ''}`);

const passing = ({ passing: count }: TablePlace) =>
  count === null ? '' : count === 1 ? '; pasa solo el primero' : `; pasan ${count}`;

const ended = withTable((table, told) => {
  const { rank, of, stage, pass } = table;
  const where = pass === null && stage > 1 ? ' en la final' : '';
  const among = table.inLobby ? ` de ${of} en tu lobby` : ` de ${of}`;
  return `${youOr('Quedaste', 'Tu equipo quedó')(told)} ${rank}.º${among}${where}`;
});

const SENTENCES: Readonly<Record<HeadlineKind, Words>> = {
  cancelled: () => 'Este torneo fue cancelado.',
  rejected: () => 'Tu inscripción no fue aprobada.',
  released: youOr('Ya no tienes cupo.', 'Tu equipo ya no tiene cupo.'),
  'released-incomplete': () => 'Tu equipo no se completó y perdió su cupo.',
  lost: youOr(
    'No confirmaste a tiempo y perdiste tu cupo.',
    'Tu equipo no confirmó a tiempo y perdió su cupo.',
  ),
  'lost-late': youOr('Confirmaste tarde y perdiste tu cupo.', 'Tu equipo confirmó tarde y perdió su cupo.'),
  champion: withTable(({ points: count }, told) =>
    isTeam(told)
      ? `¡Campeones! Ganaron el torneo con ${pointsText(count)}.`
      : `¡Campeón! Ganaste el torneo con ${pointsText(count)}.`,
  ),
  placed: withTable(({ rank }, told) =>
    rank !== null && rank <= 3 ? `¡${ended(told)}!` : `${ended(told)}.`,
  ),
  out: (told) => `${ended(told)}.`,
  disqualified: youOr('Te descalificaron del torneo.', 'Descalificaron a tu equipo del torneo.'),
  passed: (told) => {
    const placed = ended(told).replace(/^Tu equipo q/, 'Q');
    return `${youOr('¡Clasificaste!', '¡Tu equipo clasificó!')(told)} ${placed}.`;
  },
  over: () => 'El torneo terminó.',
  incomplete: (told) => {
    if (told.unit.leftFrom === null) return `${missing('Falta', 'Faltan')(told)}.`;
    const approval = told.unit.leftFrom === 'approved' ? ' y otra aprobación' : '';
    return `Alguien salió: ${missing('falta', 'faltan')(told)}${approval}.`;
  },
  waiting: (told) => `${inQueue(told)}.`,
  'waiting-incomplete': (told) => `${inQueue(told)}; ${missing('falta', 'faltan')(told)}.`,
  'waiting-asked': (told) => `${inQueue(told)}. ${youOr('¿Estás listo?', '¿Están listos?')(told)}`,
  'waiting-ready': (told) => `Ya avisaste. ${inQueue(told)}.`,
  waited: () => 'La lista de espera terminó y no hubo cupo.',
  promoted: (told) => {
    const today = untilToday(told);
    return `${promoted(told)} ${today === null ? asked(told) : sentence(`Confirma antes de ${today}`)}`;
  },
  open: (told) => {
    const isNews = told.unit.promotedAt !== null && told.window?.kind === 'entry';
    return `${isNews ? `${promoted(told)} ` : ''}${asked(told)}`;
  },
  consent: () => 'Falta el permiso de tu adulto responsable.',
  'consent-others': () => 'A alguien de tu equipo le falta su permiso.',
  review: youOr('No confirmaste a tiempo.', 'Tu equipo no confirmó a tiempo.'),
  late: () => 'Tu aviso llegó tarde: decide la organización.',
  room: () => 'Sala abierta: entra ya.',
  playing: withTable((table, told) => {
    const { points: count } = table;
    return `${youOr('Vas', 'Tu equipo va')(told)} ${ranked(told)} con ${pointsText(count)}${passing(table)}.`;
  }),
  qualified: withTable(({ pass }, told) => {
    const who = youOr('¡Clasificaste', '¡Tu equipo clasificó')(told);
    return pass === null ? `${who} a la final!` : `${who}!`;
  }),
  pending: (told) =>
    told.unit.leftFrom === null
      ? 'Recibimos tu inscripción. Falta que la aprueben.'
      : `Están completos. ${approval(told)}`,
  'pending-confirmed': (told) => `Listo, confirmaste. ${approval(told)}`,
  'pending-promoted': (told) => `${promoted(told)} ${approval(told)}`,
  'pending-in-play': () => 'Ya empezó y tu inscripción sigue sin aprobar.',
  undrawn: youOr('Ya empezó y no estás en ninguna partida.', 'Ya empezó y no están en ninguna partida.'),
  'in-play': () => 'El torneo ya empezó.',
  final: youOr('Listo, confirmaste: juegas la final.', 'Listo, confirmaste: juegan la final.'),
  confirmed: (told) => `Listo, confirmaste. ${playedAt(told)}`,
  'confirmed-next': () => 'Listo, confirmaste. Falta otra confirmación.',
  coming: (told) => {
    const what =
      told.window?.kind === 'match'
        ? youOr('estás listo', 'están listos')(told)
        : youOr('vas a jugar', 'van a jugar')(told);
    return `${seated(told)} Falta confirmar que ${what}.`;
  },
  undated: (told) => `${seated(told)} ${playedAt(told)}`,
  dated: (told) => `${seated(told)} ${playedAt(told)}`,
  protest: (told) => {
    const { match = '', isUpheld = false, isOwn = false, isRedecided = false } = told.decision ?? {};
    const accused = `la protesta sobre ${youOr('ti', 'tu equipo')(told)}.`;
    if (!isOwn) return isRedecided ? `Cambió la decisión de ${accused}` : `Ya decidieron ${accused}`;
    const accepted = `${isUpheld ? 'aceptaron' : 'no aceptaron'} tu protesta de la ${match.toLowerCase()}.`;
    return isRedecided ? `Al final ${accepted}` : capitalized(accepted);
  },
};

export const whenOf: Words = (told) => {
  const { unit, now } = told;
  const [ahead, at] = [stageAhead(told), playedNext(told)];
  const isUncertain = unit.place === 'waiting' || unit.status === 'pending';
  const play = isUncertain ? 'se juega' : unit.unit.size > 1 ? 'juegan' : 'juegas';
  if (ahead !== null) {
    return at === null ? `sigue «${ahead.name}»` : `${play} «${ahead.name}» ${ownAt(at, now)}`;
  }
  if (at === null) return 'fecha por confirmar';
  return at <= now ? `empezó ${ownAt(at, now)}` : `${play} ${ownAt(at, now)}`;
};

const other = youOr('otra persona', 'otro equipo');
export function sentenceOf(kind: HeadlineKind, told: Told): string {
  return SENTENCES[kind](told);
}

const WRITE = 'Escribe a la organización: si queda un cupo libre, puede dártelo.';

const ifNot: Words = (told) => {
  const { window } = told;
  if (window?.onMissing !== 'release') return 'Así la organización sabe que cuenta contigo.';
  if (window.kind === 'final') return 'Si no, tu lugar pasa al siguiente de la tabla.';
  return youOr('Si no, pierdes tu cupo.', 'Si no, pierden su cupo.')(told);
};

const byThen: Words = (told) => `${sentence(`Tienes ${until(told)}`)} ${ifNot(told)}`;

/** `ready` is said by a unit without a place, so it does not show that the unit knows of its place. */
const stillToSee = youOr(
  'Aunque ya hayas avisado que estás listo, confirma: así sabemos que viste tu cupo.',
  'Aunque ya hayan avisado que están listos, confirma: así sabemos que vieron su cupo.',
);

const roomSoon: Words = ({ unit: { rooms }, table, now }) =>
  comingRoom(rooms, table, now) === null
    ? 'El ID y la contraseña de la sala salen aquí antes de la partida.'
    : 'El ID y la contraseña de la sala salen aquí cuando abre.';

const confirmLater: Words = (told) => `${sentence(`Se confirma aquí ${span(told)}`)} ${ifNot(told)}`;

const followingStage = withTable(({ pass, stageName }) => (pass === null ? '' : `Sigue «${stageName}». `));

const playing = withTable(({ pass, isOver, isOnPoint }, told) => {
  if (isOnPoint) {
    return youOr(
      'Estás A TIRO: si ganas la próxima partida, ganas el torneo.',
      'Están A TIRO: si ganan la próxima partida, ganan el torneo.',
    )(told);
  }
  if (pass === 'tied')
    return `Hay empate en el último puesto que pasa.${isOver ? ' No te vayas: lo decide una partida extra o un sorteo.' : ''}`;
  if (isOver) return 'Se jugó la última partida. La tabla todavía no es definitiva: puede cambiar.';
  if (pass === null) return roomSoon(told);
  return pass === 'in'
    ? youOr('Si terminara ahora, pasarías.', 'Si terminara ahora, pasarían.')(told)
    : youOr(
        'Por ahora no pasas, pero todavía puedes subir.',
        'Por ahora no pasan, pero todavía pueden subir.',
      )(told);
});

const gaveUp = withTable(({ rank, passing: count }, told) =>
  (rank ?? Number.POSITIVE_INFINITY) <= (count ?? 0)
    ? `Tu lugar en la fase siguiente pasó a ${other(told)}.`
    : '',
);

const UNTIL_APPROVED = 'Te avisamos aquí, y por correo si nos diste uno.';

const THANKS = '¡Gracias por jugar!';

const OTHER = 'Puedes inscribirte en otro torneo.';

type Next = (told: Told) => string | null;

const unlessOver =
  (next: Words): Next =>
  (told) =>
    isOver(told.tournament, told.now) ? OTHER : next(told);
const againIfOpen: Next = (told) => {
  if (isInPlay(told.tournament, told.now)) return OTHER;
  const again = youOr('puedes inscribirte otra vez.', 'pueden inscribirse otra vez.');
  return unlessOver((each) => `Si las inscripciones siguen abiertas y hay cupos, ${again(each)}`)(told);
};

const NEXT: Readonly<Record<Exclude<HeadlineKind, 'incomplete' | 'waiting-incomplete'>, Next>> = {
  cancelled: ({ tournament: { cancelReason } }) =>
    cancelReason === '' ? `No se va a jugar. ${OTHER}` : `Motivo: ${cancelReason}`,
  rejected: () => 'Si crees que es un error, escribe a la organización.',
  released: againIfOpen,
  'released-incomplete': againIfOpen,
  lost: unlessOver(() => WRITE),
  'lost-late': unlessOver(() => WRITE),
  champion: () => '¡Felicitaciones! Comparte tu imagen y la tabla.',
  placed: () => THANKS,
  out: (told) =>
    `${gaveUp(told) || youOr('Esta vez no clasificaste.', 'Esta vez no clasificaron.')(told)} ${THANKS}`,
  disqualified: () => 'La razón está en la tabla. Si crees que es un error, escribe a la organización.',
  passed: (told) => {
    const hour = stageAhead(told) !== null && playedNext(told) !== null ? '' : 'a qué hora y ';
    const play = youOr('juegas', 'juegan')(told);
    return `Falta el sorteo de la fase siguiente: aquí ves ${hour}en qué lobby ${play}.`;
  },
  over: ({ table }) => {
    if (table === null) return null;
    if (!table.isOver && !table.isClosed) return 'Faltan partidas por publicar: la tabla puede cambiar.';
    return table.played === 0 ? null : 'La tabla todavía no es definitiva: puede cambiar.';
  },
  waiting: ({ tournament: { waitlist } }) =>
    waitlist.mode === 'manual'
      ? 'Los cupos que se liberan los da la organización.'
      : 'Si te toca un cupo, te avisamos aquí, y por correo si nos diste uno.',
  'waiting-asked': ({ tournament: { waitlist } }) =>
    waitlist.mode === 'manual'
      ? 'Toca el botón: así la organización sabe a quién puede darle un cupo.'
      : 'Toca el botón: hasta que avises, los cupos pasan a otros, aunque se inscriban después.',
  'waiting-ready': (told) => {
    const { tournament, unit, now } = told;
    const match = windowOf(tournament, 'match');
    if (match !== null && now <= match.closesAt) {
      return youOr(
        'Si te toca un cupo, confírmalo enseguida aquí: deja esta página abierta.',
        'Si les toca un cupo, confírmenlo enseguida aquí: dejen esta página abierta.',
      )(told);
    }
    if (unit.status === 'pending') {
      return 'Si te toca un cupo, todavía falta que aprueben tu inscripción. Deja esta página abierta.';
    }
    return youOr(
      'Si te toca un cupo, juegas sin confirmar nada más. Deja esta página abierta: la sala sale aquí.',
      'Si les toca un cupo, juegan sin confirmar nada más. Deja esta página abierta: la sala sale aquí.',
    )(told);
  },
  waited: () => OTHER,
  promoted: (told) => {
    const lost = untilToday(told) === null ? byThen(told) : ifNot(told);
    return told.window?.kind === 'match' ? `${stillToSee(told)} ${lost}` : lost;
  },
  open: byThen,
  consent: (told) => {
    if (told.ownSlot === null) {
      return 'Pídelo desde el enlace privado que te dimos al inscribirte. Si lo perdiste, escribe a la organización.';
    }
    if (told.unit.place !== 'waiting') return null;
    if (missingPlayers(told.unit.members) > 0) {
      const why = whileIncomplete(told.tournament.waitlist.mode);
      return `${inQueue(told)}; ${missing('falta', 'faltan')(told)}. ${why}`;
    }
    const why = youOr(
      'aunque te toque un cupo, sin el permiso no puedes jugar.',
      'aunque le toque un cupo, sin tu permiso no puede jugar.',
    );
    return `${inQueue(told)}: ${why(told)}`;
  },
  'consent-others': () =>
    'Esa persona lo pide a su adulto desde su propio «Mi torneo». Sin el permiso, tu equipo no juega.',
  review: youOr(
    'Todavía puedes avisar que sí vas: la organización decide si juegas.',
    'Todavía puedes avisar que sí van: la organización decide si juegan.',
  ),
  late: () => 'No tienes que hacer nada más: la respuesta sale aquí.',
  room: () => null,
  playing,
  qualified: (told) => `${followingStage(told)}${roomSoon(told)}`,
  pending: () => UNTIL_APPROVED,
  'pending-confirmed': (told) =>
    told.window === null ? UNTIL_APPROVED : sentence(`Después se confirma otra vez aquí, ${span(told)}`),
  'pending-promoted': () => UNTIL_APPROVED,
  'pending-in-play': youOr(
    'Pregunta a la organización si todavía puedes jugar.',
    'Pregunta a la organización si todavía pueden jugar.',
  ),
  undrawn: (told) =>
    `${youOr('Por ahora no juegas.', 'Por ahora no juegan.')(told)} Si crees que es un error, escribe a la organización.`,
  'in-play': (told) => {
    const hasTable = told.tournament.stage > 0 || told.tournament.plan !== null;
    const see = youOr(
      'Con el primer resultado aquí ves cómo vas. ',
      'Con el primer resultado aquí ves cómo van. ',
    );
    const ask = youOr('¿No pudiste entrar?', '¿No pudieron entrar?');
    return `${hasTable ? see(told) : ''}${ask(told)} Escribe a la organización.`;
  },
  final: roomSoon,
  confirmed: roomSoon,
  'confirmed-next': confirmLater,
  coming: confirmLater,
  undated: () => 'Cuando haya fecha la ves aquí; te avisamos por correo si nos diste uno.',
  dated: roomSoon,
  protest: ({ decision }) =>
    `${decision?.isRedecided === true ? 'Cambió la decisión. ' : ''}La respuesta está aquí abajo, en «Protestas».`,
};

const TELLS_MOVED_DATE: ReadonlySet<HeadlineKind> = new Set([
  'pending',
  'pending-confirmed',
  'pending-promoted',
  'waiting',
  'promoted',
  'open',
  'confirmed',
  'confirmed-next',
  'coming',
  'undated',
  'dated',
] as const);

export function completeBy(told: Told, advice: string): string {
  const { incompleteUntil } = told.unit;
  return incompleteUntil === null
    ? advice
    : `${sentence(`Tienen hasta ${moment(incompleteUntil, told)}`)} ${advice}`;
}

export function nextOf(kind: Exclude<HeadlineKind, 'incomplete' | 'waiting-incomplete'>, told: Told) {
  const next = NEXT[kind](told);
  const { formerDate } = told.tournament;
  if (formerDate === null || !TELLS_MOVED_DATE.has(kind)) return next;
  const moved = sentence(`Cambió la fecha: ${movedTo(kind, told)}`);
  return next === null ? moved : `${moved} ${next}`;
}

function movedTo(kind: HeadlineKind, told: Told): string {
  const { date, formerDate } = told.tournament;
  const isSaid = kind === 'dated' || kind === 'confirmed';
  if (date === null) return 'está por confirmar';
  return isSaid && formerDate !== null
    ? `antes era ${start(formerDate, told)}`
    : `ahora se juega ${start(date, told)}`;
}
