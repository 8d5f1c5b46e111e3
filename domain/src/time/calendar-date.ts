const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** `2026-02-28`. JavaScript itself takes 30 February for the second of March. */
export function isCalendarDate(value: string): boolean {
  if (!CALENDAR_DATE.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
