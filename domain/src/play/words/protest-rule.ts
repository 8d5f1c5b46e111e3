import { COMPLAINTS_MS, HOUR_MS, MINUTE_MS, PROTEST_PICTURES_MAX, PROVISIONAL_MS } from '../../limits.ts';

const hours = COMPLAINTS_MS / HOUR_MS;
const minutes = PROVISIONAL_MS / MINUTE_MS;

/** The form, its refusal, the questions and the terms say how often and how long a team may protest. */
export const protestRule = 'Una protesta por partida. Si juegas en equipo, una por todo el equipo.';
export const protestedAlready = (isTeam: boolean) =>
  `${isTeam ? 'Tu equipo ya protestó' : 'Ya protestaste'} esta partida: solo se puede una vez.`;
export const protestAnswer = `Puedes agregar hasta ${PROTEST_PICTURES_MAX} capturas. ${protestRule}`;
export const protestTimes = `Por una trampa tienes ${hours} horas desde que se publica la partida; por el puesto, las bajas u otra cosa, ${minutes} minutos, y otros ${minutes} cada vez que se corrige.`;
export const protestTerms = `un equipo que jugó una partida puede protestarla una vez, en «Mi torneo»: dice qué pasó y agrega hasta ${PROTEST_PICTURES_MAX} capturas. Por una trampa, por equipos aliados o porque jugó alguien sin inscripción, hasta ${hours} horas después de publicada la partida; por el puesto, las bajas u otra cosa, hasta ${minutes} minutos después de publicada o corregida.`;
export const afterPublishing = `Todos la ven en la tabla. Durante ${minutes} minutos es provisional; después se vuelve oficial por sí sola. Si la corriges, empiezan otros ${minutes} minutos. Cuando la corriges o la anulas, todos leen tu motivo; si es por una protesta, lo leen solo quien protesta y el rival.`;
export const provisionalAgain = `Al corregir, la partida queda provisional otros ${minutes} minutos.`;
