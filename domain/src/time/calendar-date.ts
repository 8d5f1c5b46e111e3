const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** `Date` does not refuse 30 February, but turns it into 2 March. */
export function isCalendarDate(value: string): boolean {
  if (!CALENDAR_DATE.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
