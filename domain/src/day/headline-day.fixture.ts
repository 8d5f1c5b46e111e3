import { NO_CONFIRMATIONS, NONE_LATE } from '../registrations/confirmation.ts';
import type { TicketRoom } from '../registrations/ticket-room.ts';
import { after, before, START } from '../tournaments/state.fixture.ts';
import { HOUR, MINORS, TEAM_DAY, UNITS } from './headline.fixture.ts';
import type { HeadlineKind } from './headline-kind.ts';

export const ENDS = after(START, 6 * HOUR);

export const CANCELLED = 'Este torneo fue cancelado.';
export const REJECTED = 'Tu inscripción no fue aprobada.';
export const RELEASED = /^(Ya no tienes|Tu equipo ya no tiene) cupo\.$/;
export const RELEASED_INCOMPLETE = 'Tu equipo no se completó y perdió su cupo.';
export const OVER = 'El torneo terminó.';
export const PENDING = 'Recibimos tu inscripción. Falta que la aprueben.';
export const PENDING_IN_PLAY = 'Ya empezó y tu inscripción sigue sin aprobar.';
export const IN_PLAY = 'El torneo ya empezó.';
export const UNDATED = /^(Tienes tu|Tienen su) cupo\. La fecha está por confirmar\.$/;
export const DATED = /^(Tienes tu|Tienen su) cupo\. Se juega (mañana|hoy), .+ [ap]\. m\.$/;
export const ONE_MISSING = 'Falta 1 jugador.';
export const TWO_MISSING = 'Faltan 2 jugadores.';

export const MINUTE = 60_000;
export const ENTRY = { opens: before(START, 24 * HOUR), closes: before(START, 3 * HOUR) };
export const MATCH = { opens: before(START, HOUR), closes: before(START, 20 * MINUTE) };
export const FINAL = { opens: after(START, HOUR), closes: after(START, 2 * HOUR) };
export const confirmed = (...kinds: readonly ('entry' | 'match' | 'final')[]) => ({
  confirmations: {
    ...NO_CONFIRMATIONS,
    ...Object.fromEntries(kinds.map((kind) => [kind, { at: ENTRY.opens, by: 'player' }])),
  },
});
export const IN_FINAL = { lobby: { stage: 2, id: 'a' } };
const late = (kind: 'entry' | 'match' | 'final') => ({ late: { ...NONE_LATE, [kind]: START } });
const window = (kind: 'entry' | 'match' | 'final', { opens, closes }: typeof ENTRY) => ({
  kind,
  opensAt: opens,
  closesAt: closes,
  onMissing: 'release' as const,
});
export const MARKED = [{ ...window('entry', ENTRY), onMissing: 'mark' as const }];
export const BY_HAND = { waitlist: { max: 20, mode: 'manual' as const, endsAt: null } };
export const waits = { place: 'waiting' as const, placedAt: null };
export const lost = (kind: 'entry' | 'match') => ({
  place: 'released' as const,
  placedAt: null,
  releasedBy: kind,
});
const IN_ROOM: { rooms: TicketRoom[] } = {
  rooms: [{ id: '1-1', match: 1, lobby: null, openAt: MATCH.closes, seat: 12 }],
};
export const isMissing = { members: [...UNITS['one missing']] };
const missesTwo = { members: [...UNITS['two missing']] };
const NO_ACTION = null;

export const DAY_TABLE = [
  [
    'has no consent',
    { status: 'pending', members: MINORS.alone },
    before(START, 48 * HOUR),
    'Falta el permiso de tu adulto responsable.',
    NO_ACTION,
  ],
  [
    'has a minor without consent',
    { unit: TEAM_DAY.unit, status: 'pending', members: MINORS.complete },
    before(START, 48 * HOUR),
    'A alguien de tu equipo le falta su permiso.',
    NO_ACTION,
  ],
  ['waits', waits, before(START, 48 * HOUR), 'Eres el 4.º en espera.', NO_ACTION],
  ['waits during the entry', waits, ENTRY.opens, 'Eres el 4.º en espera.', NO_ACTION],
  [
    'waits and is not complete',
    { ...waits, ...isMissing },
    ENTRY.opens,
    'Eres el 4.º en espera; falta 1 jugador.',
    NO_ACTION,
  ],
  [
    'waits and misses two',
    { ...waits, ...missesTwo },
    ENTRY.opens,
    'Eres el 4.º en espera; faltan 2 jugadores.',
    NO_ACTION,
  ],
  ['waits and is asked', waits, MATCH.opens, 'Eres el 4.º en espera. ¿Estás listo?', 'ready'],
  [
    'waits and is ready',
    { ...waits, readyAt: MATCH.opens },
    MATCH.closes,
    'Ya avisaste. Eres el 4.º en espera.',
    NO_ACTION,
  ],
  ['waited in vain', waits, after(START, 1), 'La lista de espera terminó y no hubo cupo.', NO_ACTION],
  ['has waited, over', waits, after(ENDS, 1), OVER, NO_ACTION],
  [
    'is promoted during the entry',
    { promotedAt: before(START, 5 * HOUR), placedAt: before(START, 5 * HOUR) },
    before(START, 4 * HOUR),
    '¡Te tocó un cupo! Confirma antes de las 12:00 del mediodía.',
    'confirm entry',
  ],
  [
    'is promoted during the match',
    { promotedAt: MATCH.opens, placedAt: MATCH.opens, confirmBy: after(MATCH.opens, 20 * MINUTE) },
    after(MATCH.opens, MINUTE),
    '¡Te tocó un cupo! Confirma antes de las 2:20 p. m.',
    'confirm match',
  ],
  [
    'let the minutes of a promotion pass',
    { promotedAt: MATCH.opens, placedAt: MATCH.opens, confirmBy: after(MATCH.opens, 20 * MINUTE) },
    after(MATCH.opens, 21 * MINUTE),
    'No confirmaste a tiempo.',
    'confirm match late',
  ],
  [
    'was promoted before the entry',
    { promotedAt: before(ENTRY.opens, HOUR) },
    ENTRY.opens,
    '¡Te tocó un cupo! Confirma que vas a jugar.',
    'confirm entry',
  ],
  [
    'looks before the entry',
    {},
    before(ENTRY.opens, 1),
    'Tienes tu cupo. Falta confirmar que vas a jugar.',
    NO_ACTION,
  ],
  [
    'looks before the entry, as a team',
    { unit: TEAM_DAY.unit },
    before(ENTRY.opens, 1),
    'Tienen su cupo. Falta confirmar que van a jugar.',
    NO_ACTION,
  ],
  ['is pending before the entry', { status: 'pending' as const }, before(ENTRY.opens, 1), PENDING, NO_ACTION],
  [
    'is pending during the entry',
    { status: 'pending' as const },
    ENTRY.closes,
    'Confirma que vas a jugar.',
    'confirm entry',
  ],
  [
    'has confirmed the entry',
    confirmed('entry'),
    ENTRY.closes,
    'Listo, confirmaste. Falta otra confirmación.',
    NO_ACTION,
  ],
  [
    'has confirmed and is pending',
    { status: 'pending' as const, ...confirmed('entry') },
    ENTRY.closes,
    'Listo, confirmaste. Falta que aprueben tu inscripción.',
    NO_ACTION,
  ],
  [
    'was promoted and is pending',
    { status: 'pending' as const, promotedAt: before(ENTRY.opens, HOUR) },
    before(ENTRY.opens, 1),
    '¡Te tocó un cupo! Falta que aprueben tu inscripción.',
    NO_ACTION,
  ],
  [
    'was promoted and approved',
    { promotedAt: before(ENTRY.opens, HOUR) },
    before(ENTRY.opens, 1),
    '¡Te tocó un cupo! Falta confirmar que vas a jugar.',
    NO_ACTION,
  ],
  ['is missing, in review', {}, after(ENTRY.closes, 1), 'No confirmaste a tiempo.', 'confirm entry late'],
  [
    'tapped late',
    late('entry'),
    after(ENTRY.closes, 1),
    'Tu aviso llegó tarde: decide la organización.',
    NO_ACTION,
  ],
  [
    'lost the place',
    lost('entry'),
    after(ENTRY.closes, HOUR),
    'No confirmaste a tiempo y perdiste tu cupo.',
    NO_ACTION,
  ],
  [
    'lost the place and tapped late',
    { ...lost('entry'), ...late('entry') },
    after(ENTRY.closes, HOUR),
    'Confirmaste tarde y perdiste tu cupo.',
    NO_ACTION,
  ],
  [
    'got the place after the entry',
    { placedAt: after(ENTRY.closes, 1) },
    after(ENTRY.closes, 2),
    'Tienes tu cupo. Falta confirmar que estás listo.',
    NO_ACTION,
  ],
  [
    'got the place after the entry, as a team',
    { unit: TEAM_DAY.unit, placedAt: after(ENTRY.closes, 1) },
    after(ENTRY.closes, 2),
    'Tienen su cupo. Falta confirmar que están listos.',
    NO_ACTION,
  ],
  [
    'is asked for the match',
    confirmed('entry'),
    MATCH.opens,
    'Confirma que estás listo para jugar.',
    'confirm match',
  ],
  [
    'is missing at the match, in review',
    confirmed('entry'),
    after(MATCH.closes, 1),
    'No confirmaste a tiempo.',
    'confirm match late',
  ],
  [
    'lost the place at the match',
    lost('match'),
    START,
    'No confirmaste a tiempo y perdiste tu cupo.',
    NO_ACTION,
  ],
  [
    'has confirmed all',
    confirmed('entry', 'match'),
    MATCH.closes,
    'Listo, confirmaste. Se juega hoy, 3:00 p. m.',
    NO_ACTION,
  ],
  [
    'is called into the room',
    { ...confirmed('entry', 'match'), ...IN_ROOM },
    MATCH.closes,
    'Sala abierta: entra ya.',
    NO_ACTION,
  ],
  ['plays', confirmed('entry', 'match'), START, IN_PLAY, NO_ACTION],
  ['plays without the match', confirmed('entry'), START, IN_PLAY, NO_ACTION],
  ['did not pass to the final', confirmed('entry', 'match'), FINAL.opens, IN_PLAY, NO_ACTION],
  [
    'is in no lobby',
    { ...confirmed('entry', 'match'), lobby: null },
    START,
    'Ya empezó y no estás en ninguna partida.',
    NO_ACTION,
  ],
  [
    'is in the final',
    { ...confirmed('entry', 'match'), ...IN_FINAL },
    FINAL.opens,
    '¡Clasificaste a la final! Confirma.',
    'confirm final',
  ],
  [
    'has confirmed the final',
    { ...confirmed('entry', 'match', 'final'), ...IN_FINAL },
    FINAL.closes,
    'Listo, confirmaste: juegas la final.',
    NO_ACTION,
  ],
  [
    'is missing at the final, in review',
    { ...confirmed('entry', 'match'), ...IN_FINAL },
    after(FINAL.closes, 1),
    'No confirmaste a tiempo.',
    'confirm final late',
  ],
  [
    'tapped late for the final',
    { ...IN_FINAL, ...late('final') },
    after(FINAL.closes, 1),
    'Tu aviso llegó tarde: decide la organización.',
    NO_ACTION,
  ],
  [
    'is rejected',
    { status: 'rejected' as const, place: 'released' as const },
    ENTRY.opens,
    REJECTED,
    NO_ACTION,
  ],
  ['is not complete', isMissing, ENTRY.opens, 'Falta 1 jugador.', NO_ACTION],
] as const;

const WRITE = 'Escribe a la organización: si queda un cupo libre, puede dártelo.';
export const REVIEWED = 'Te avisamos aquí, y por correo si nos diste uno.';

export const NEXT_TABLE: readonly (readonly [HeadlineKind, string, string?])[] = [
  ['rejected', 'Si crees que es un error, escribe a la organización.'],
  ['lost', WRITE],
  ['lost-late', WRITE],
  ['waiting-asked', 'Toca el botón: hasta que avises, los cupos pasan a otros, aunque se inscriban después.'],
  [
    'waiting-incomplete',
    'Mientras falte alguien, los cupos pasan a otros. Avísale a tu capitán: la invitación está en su enlace privado.',
  ],
  [
    'waiting-ready',
    'Si te toca un cupo, confírmalo enseguida aquí: deja esta página abierta.',
    'Si les toca un cupo, confírmenlo enseguida aquí: dejen esta página abierta.',
  ],
  ['waited', 'Puedes inscribirte en otro torneo.'],
  [
    'consent',
    'Pídelo desde el enlace privado que te dimos al inscribirte. Si lo perdiste, escribe a la organización.',
    'Esa persona lo pide a su adulto desde su propio «Mi torneo». Sin el permiso, tu equipo no juega.',
  ],
  [
    'review',
    'Todavía puedes avisar que sí vas: la organización decide si juegas.',
    'Todavía puedes avisar que sí van: la organización decide si juegan.',
  ],
  ['late', 'No tienes que hacer nada más: la respuesta sale aquí.'],
  ['pending', REVIEWED],
  ['pending-promoted', REVIEWED],
  [
    'in-play',
    'Con el primer resultado aquí ves cómo vas. ¿No pudiste entrar? Escribe a la organización.',
    'Con el primer resultado aquí ves cómo van. ¿No pudieron entrar? Escribe a la organización.',
  ],
];

export const DECISION_TABLE = [
  [
    'has its protest accepted',
    { match: 'Partida 2', isUpheld: true, isOwn: true, isRedecided: false },
    'Aceptaron tu protesta de la partida 2.',
  ],
  [
    'has its protest dismissed',
    { match: 'Partida extra 1', isUpheld: false, isOwn: true, isRedecided: false },
    'No aceptaron tu protesta de la partida extra 1.',
  ],
  [
    'was protested',
    { match: 'Partida 2', isUpheld: true, isOwn: false, isRedecided: false },
    'Ya decidieron la protesta sobre ti.',
  ],
  [
    'has its protest accepted after all',
    { match: 'Partida 2', isUpheld: true, isOwn: true, isRedecided: true },
    'Al final aceptaron tu protesta de la partida 2.',
  ],
  [
    'has its protest dismissed after all',
    { match: 'Partida 2', isUpheld: false, isOwn: true, isRedecided: true },
    'Al final no aceptaron tu protesta de la partida 2.',
  ],
  [
    'was protested, which was decided anew',
    { match: 'Partida 2', isUpheld: true, isOwn: false, isRedecided: true },
    'Cambió la decisión de la protesta sobre ti.',
  ],
] as const;

export const ALL_WINDOWS = [window('entry', ENTRY), window('match', MATCH), window('final', FINAL)];
