export const presets = 'Planes';
export const proposed = 'Va con esta modalidad y estos cupos.';
export const take = 'Usar este plan';
export const willBeStored = 'Se guarda con el torneo. Después puedes cambiar cada parte.';
export const none = 'Sin plan por ahora';
export const fits = (plan: string) => `Con esta modalidad y estos cupos va «${plan}».`;
export const notTaken = 'El torneo todavía no tiene plan: lo tendrá cuando toques «Usar este plan».';
export const loading = 'Cargando el plan…';
export const saved = 'Plan guardado';
export const editStage = (stage: string) => `Editar «${stage}»`;
export const another = 'Elegir otro plan';
export const keep = 'Dejar el de ahora';
export const isDrawn = 'Ya hay lobbies sorteados: desde ahora cada fase se cambia en «Fases y partidas».';
export const stages = 'Fases y partidas';

export const changeTitle = '¿Cambiar cómo se juega?';
export const change = 'Cambiar el plan';
export const replaced = 'Las fases de ahora se reemplazan por las de este plan.';
export const published = 'Ya hay inscritos. En la página del torneo se leerá como corrección:';
export const publishedOnSaving =
  'Ya hay inscritos. Al guardar, en la página del torneo se leerá como corrección:';
