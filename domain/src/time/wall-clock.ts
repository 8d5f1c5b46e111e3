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

export function wallClock(at: Date, timeZone: string): WallClock {
  const format = formatOf(timeZone, {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0] = (format.format(at).match(/\d+/g) ?? []).map(
    Number,
  );
  return { year, month, day, hour, minute };
}

/** Keeps a format until the offset changes, because a new one for each text froze long lists. */
export function ownTimeZone(): string {
  return formatOf(String(new Date().getTimezoneOffset())).resolvedOptions().timeZone;
}
