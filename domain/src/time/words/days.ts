export const WEEKDAYS = 'dom lun mar mié jue vie sáb'.split(' ');
export const MONTHS = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');

const LONG_WEEKDAYS = 'domingo lunes martes miércoles jueves viernes sábado'.split(' ');
const LONG_MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
export const longDate = (weekday: number, day: number, month: number, year: number) =>
  `${LONG_WEEKDAYS[weekday]}, ${day} de ${LONG_MONTHS[month - 1]} de ${year}`;

export const NEAR_DAYS: Readonly<Record<string, string>> = { '-1': 'ayer', '0': 'hoy', '1': 'mañana' };

/**
 * At 12:00 these words replace «a. m.» and «p. m.», because many people read «12:00 p. m.» as midnight.
 * Midnight belongs to the day that it begins, so it is not «de la noche».
 */
const TWELVE = { a: 'de\u00A0la madrugada', p: 'del mediodía' } as const;

export const clock = (hour: number, minute: number, half: 'a' | 'p') =>
  hour === 12 && minute === 0
    ? `12:00\u00A0${TWELVE[half]}`
    : `${hour}:${String(minute).padStart(2, '0')}\u00A0${half}.\u00A0m.`;

export const oClock = (hour: number, clock: string) => `${hour === 1 ? 'la' : 'las'} ${clock}`;

export const fromTo = (from: string, to: string) => `desde ${from} hasta ${to}`;

export const onDate = (date: string) => `el ${date}`;
