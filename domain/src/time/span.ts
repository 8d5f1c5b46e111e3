import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../limits.ts';

const UNITS = [
  { ms: HOUR_MS, one: 'hora', many: 'horas' },
  { ms: MINUTE_MS, one: 'minuto', many: 'minutos' },
  { ms: SECOND_MS, one: 'segundo', many: 'segundos' },
] as const;

export function spanText(ms: number): string {
  const unit = UNITS.find((each) => ms % each.ms === 0) ?? UNITS[2];
  const count = ms / unit.ms;
  return `${count} ${count === 1 ? unit.one : unit.many}`;
}
