const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Compares the date with `value`, because `Date` may turn 30 February into 2 March instead of refusing it.
 */
export function isCalendarDate(value: string): boolean {
  if (!CALENDAR_DATE.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
