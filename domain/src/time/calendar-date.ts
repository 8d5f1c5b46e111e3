const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** JavaScript itself turns 30 February into 2 March. */
export function isCalendarDate(value: string): boolean {
  if (!CALENDAR_DATE.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
