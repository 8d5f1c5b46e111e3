import { sentence } from '@copa/domain/sentence';
import { counted } from '@copa/domain/words/counted';

export const title = (first: number, season: string) =>
  first === 1 ? `El primero de «${season}»` : `Los primeros ${first} de «${season}»`;
export const loading = 'Cargando a los primeros de la temporada…';
export const cameOf = (came: number, all: number) =>
  `${came} de ${all} ${came === 1 ? 'se inscribió' : 'se inscribieron'}`;
export const allCame = 'Se inscribieron todos.';
export const nobodyRanked = 'Nadie tiene puesto todavía en la temporada.';
export const missing = (count: number) => counted(count, 'falta', 'faltan');
export const came = (count: number) => counted(count, 'inscrito', 'inscritos');
export const named = (rank: number, name: string) => `${rank}.º ${name}`;
export const unproven = 'Sin comprobar';
export const unprovenText = 'Solo dio su ID: si otro teléfono comprueba que es suyo, le cede el cupo.';
export const hasPlace = 'Tiene cupo';
export const waits = 'En espera';
export const unreachable = 'Ya no tenemos sus datos: no se le puede escribir.';
export const tooLate = 'No se inscribió, y las inscripciones ya cerraron.';
export const noForm = 'Todavía no puede inscribirse: el torneo no tiene formulario.';
export const full = 'No se inscribió, y ya no quedan cupos.';
export const invites = (season: string, rank: number, tournament: string, until: string) =>
  sentence(
    `Vas ${rank}.º en «${season}», así que tienes entrada a ${tournament}. Inscríbete ${until}, desde el teléfono con el que jugaste`,
  );
export const before = (hour: string) => `antes del ${hour}`;
export const inTime = 'antes de que cierren las inscripciones';
