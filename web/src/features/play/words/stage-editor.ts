import type { Stage } from '@copa/domain/play/stage';
import type { Finish } from '@copa/domain/play/stage-terms';

type Choices<Value> = ReadonlyArray<{ readonly value: Value; readonly label: string }>;

export const finishes: Choices<Finish['kind']> = [
  { value: 'matches', label: 'Partidas fijas: se suman los puntos de todas' },
  { value: 'best-of', label: 'Al mejor de 3 (o de las que digas)' },
  { value: 'champion-rush', label: 'Champion Rush: llega a los puntos y gana una partida' },
];
export const winners: Choices<'points' | 'wins'> = [
  { value: 'points', label: 'Quien suma más puntos' },
  { value: 'wins', label: 'Quien hace más Booyahs' },
];
export const carries: Choices<Stage['carry']> = [
  { value: 'none', label: 'Empiezan de cero' },
  { value: 'points', label: 'Traen sus puntos' },
  { value: 'half', label: 'Traen la mitad de sus puntos' },
];

export const fieldLabels = {
  name: 'Nombre',
  startsAfter: 'Minutos después del inicio',
  lobbySize: 'Máximo por lobby',
  maps: 'Mapas',
  placement: 'Puntos por puesto',
  perKill: 'Puntos por baja',
  killCap: 'Bajas que cuentan',
  tieBreak: 'Qué desempata',
  finish: 'Cuándo termina',
  matches: 'Partidas',
  by: 'Gana',
  threshold: 'Puntos para quedar A TIRO',
  isLast: 'Es la última fase',
  perLobby: 'Primeros de cada lobby',
  byTable: 'Mejores de la tabla',
  carry: 'Con qué empiezan',
  reports: 'Quienes juegan envían su resultado',
};

export const saved = 'Fase guardada';
export const newTitle = (number: number) => `Fase ${number}`;
export const editTitle = (number: number) => `Editar la fase ${number}`;
export const save = 'Guardar la fase';
export const thisStage = 'esta fase';
export const isGone = 'Esta fase ya no existe.';
export const startsAfterHint = 'Cuándo empieza esta fase. Vacío: al terminar la anterior.';
export const mapsInOrder = 'Mapas, en orden';
export const mapsHint = 'Separados por comas. Si son menos que las partidas, se repiten.';
export const reportsText =
  'Puesto, bajas y una captura, desde su enlace privado. No cuenta nada hasta que tú lo usas.';
export const unitsInLobby = (units: string) => `Máximo de ${units} por lobby`;
export const matchesAtMost = 'Partidas, como máximo';
export const thresholdHint = 'Quien ya los tiene y gana otra partida es campeón.';
export const whoPasses = 'Quién pasa';
export const isNotLast = (next: string) => `Después va «${next}». Elimínala primero, o di quién pasa.`;
export const lastStage = 'Es la última fase: de aquí sale el podio';
export const pointsTitle = 'Puntos';
export const pointsOf = (placement: string, perKill: string) => `${placement} · por baja ${perKill}`;
export const placementLabel = 'Por puesto, del primero en adelante';
export const placementHint = 'Separados por espacios. Vacío: el puesto no da puntos.';
export const perKill = 'Por baja';
export const allKills = 'Todas';
export const tieBreakHint = 'En este orden. Toca uno para quitarlo y otra vez para ponerlo al final.';
export const finalName = 'Final';
export const firstName = 'Clasificatoria';

const wholeNumber = 'Ingresa un número entero.';

export const sentences: Readonly<Record<string, string>> = {
  'points.placement': 'Escribe los puntos de cada puesto, del primero en adelante: 12 9 8.',
  'points.killCap': wholeNumber,
  'finish.threshold': wholeNumber,
  'advance.perLobby': wholeNumber,
  'advance.byTable': wholeNumber,
};

export const sayWhoPasses = 'Di cuántos pasan, o que es la última fase.';
export const yes = 'Sí';
export const no = 'No';
export const none = '(ninguno)';
export const emptyValue = '(vacío)';
