import type { FieldOf } from '../../../../lib/admin/edits.ts';
import { TIE_BREAKS } from './rules-text.tsx';
import type { StageValues } from './stage-values.ts';

type Choices<Value> = ReadonlyArray<{ readonly value: Value; readonly label: string }>;

export const FINISHES: Choices<StageValues['finish']> = [
  { value: 'matches', label: 'Partidas fijas: se suman los puntos de todas' },
  { value: 'best-of', label: 'Al mejor de 3 (o de las que digas)' },
  { value: 'champion-rush', label: 'Champion Rush: llega a los puntos y gana una partida' },
];
export const WINNERS: Choices<StageValues['by']> = [
  { value: 'points', label: 'Quien suma más puntos' },
  { value: 'wins', label: 'Quien hace más Booyahs' },
];
export const CARRIES: Choices<StageValues['carry']> = [
  { value: 'none', label: 'Empiezan de cero' },
  { value: 'points', label: 'Traen sus puntos' },
  { value: 'half', label: 'Traen la mitad de sus puntos' },
];
const CHOICES = { finish: FINISHES, by: WINNERS, carry: CARRIES } as const;

export const STAGE_LABELS: Readonly<Record<FieldOf<StageValues>, string>> = {
  name: 'Nombre',
  lobbySize: 'Cuántos por lobby',
  maps: 'Mapas',
  placement: 'Puntos por puesto',
  perKill: 'Puntos por baja',
  killCap: 'Bajas que cuentan',
  tieBreak: 'Qué desempata',
  finish: 'Cuándo termina',
  matches: 'Partidas',
  by: 'Gana',
  threshold: 'Puntos para estar a tiro',
  isLast: 'Es la última fase',
  perLobby: 'Primeros de cada lobby',
  byTable: 'Mejores de la tabla',
  carry: 'Con qué empiezan',
  reports: 'Los equipos envían su resultado',
};

/** A value as somebody reads it who did not type it. */
export function shownStageValue(values: StageValues, field: FieldOf<StageValues>): string {
  const value = values[field];
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value !== 'string') return value.map((each) => TIE_BREAKS[each]).join(', ') || '(ninguno)';
  const choices = field in CHOICES ? CHOICES[field as keyof typeof CHOICES] : [];
  return choices.find((choice) => choice.value === value)?.label ?? (value === '' ? '(vacío)' : value);
}
