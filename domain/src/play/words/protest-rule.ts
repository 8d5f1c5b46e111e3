import { PROTEST_PICTURES_MAX } from '../../limits.ts';

/** The form, its refusal, the questions and the terms say how often a team may protest. */
export const protestRule = 'Una protesta por partida. Si juegas en equipo, una por todo el equipo.';
export const protestedAlready = (isTeam: boolean) =>
  `${isTeam ? 'Tu equipo ya protestó' : 'Ya protestaste'} esta partida: solo se puede una vez.`;
export const protestAnswer = `Puedes agregar hasta ${PROTEST_PICTURES_MAX} capturas. ${protestRule}`;
export const protestTerms = `un equipo que jugó una partida puede protestarla una vez, en «Mi torneo»: dice qué pasó y agrega hasta ${PROTEST_PICTURES_MAX} capturas`;
