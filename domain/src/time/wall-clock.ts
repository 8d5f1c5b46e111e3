export interface WallClock {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(key: string, options?: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.DateTimeFormat('en-US', options)));
  return format;
}

/**
 * Phones from before 2025 do not know these zones or how their clocks run now. Each zone has the same hours as
 * the one on the right, which every phone knows. A test fails if the newest rules differ from this table.
 */
const SAME_HOURS: Readonly<Record<string, string>> = {
  'America/Asuncion': 'Etc/GMT+3',
  'America/Bahia_Banderas': 'Etc/GMT+6',
  'America/Chihuahua': 'Etc/GMT+6',
  'America/Ciudad_Juarez': 'America/Denver',
  'America/Coyhaique': 'Etc/GMT+3',
  'America/Mazatlan': 'Etc/GMT+7',
  'America/Merida': 'Etc/GMT+6',
  'America/Mexico_City': 'Etc/GMT+6',
  'America/Monterrey': 'Etc/GMT+6',
  'America/Ojinaga': 'America/Chicago',
};

/** Throws a RangeError if this device does not know the zone. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  return formatOf(timeZone, {
    timeZone: SAME_HOURS[timeZone] ?? timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
}

export function wallClock(at: Date, timeZone: string): WallClock {
  const format = formatIn(timeZone);
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0] = (format.format(at).match(/\d+/g) ?? []).map(
    Number,
  );
  return { year, month, day, hour, minute };
}

/** An offset such as `+05:00` is refused, because only new browsers accept it as a time zone. */
export function isTimeZone(value: string | undefined): value is string {
  if (value === undefined || !/^[A-Za-z]/.test(value)) return false;
  try {
    formatIn(value);
  } catch {
    return false;
  }
  return true;
}

/** Keeps a format until the offset changes, because a new one for each text froze long lists. */
export function ownTimeZone(): string {
  const offset = new Date().getTimezoneOffset();
  const zone: string | undefined = formatOf(String(offset)).resolvedOptions().timeZone;
  return isTimeZone(zone) ? zone : zoneOf(offset);
}

/** Some devices give no time zone, or `Etc/Unknown`, which they refuse themselves. */
function zoneOf(offset: number): string {
  const hours = Math.round(offset / 60);
  return hours === 0 ? 'UTC' : `Etc/GMT${hours > 0 ? '+' : ''}${hours}`;
}
