import { PROTEST_PICTURES_MAX } from '../../limits.ts';

/** The form, its refusal, the questions and the terms say how often a team may protest. */
export const protestRule = 'Una protesta por partida. Si juegas en equipo, una por todo el equipo.';
export const protestedAlready =
  'Ya protestaste esta partida, o alguien de tu equipo: se puede una vez por partida.';
export const protestAnswer = `Puedes agregar hasta ${PROTEST_PICTURES_MAX} capturas. Tu equipo tiene una protesta por partida.`;
export const protestTerms = `un equipo que jugó una partida puede protestarla una vez, en «Mi torneo»: dice qué pasó y agrega hasta ${PROTEST_PICTURES_MAX} capturas`;
