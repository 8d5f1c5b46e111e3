export type LogFields = Readonly<Record<string, unknown>>;

/** Cloud Logging keeps these lines, so callers must pass no personal data. */
export interface Logger {
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, error: unknown, fields?: LogFields): void;
  child(fields: LogFields): Logger;
}

/** Paths in errors contain codes. Whoever reads a private code or a ticket can act for a player. */
const CODE = /(?<![\w-])[0-9a-hjkmnp-tv-z]{26}(?![\w-])/g;
export const HIDDEN = '…';

export function createLogger(write: (line: string) => void = console.log, base: LogFields = {}): Logger {
  const log = (severity: string, message: string, fields: LogFields) =>
    write(JSON.stringify({ severity, message, ...base, ...fields }).replaceAll(CODE, HIDDEN));
  return {
    info: (message, fields = {}) => log('INFO', message, fields),
    warn: (message, fields = {}) => log('WARNING', message, fields),
    error: (message, error, fields = {}) => log('ERROR', message, { ...fields, error: describe(error) }),
    child: (fields) => createLogger(write, { ...base, ...fields }),
  };
}

interface ErrorDescription {
  readonly name: string;
  readonly message: string;
  readonly code?: unknown;
  readonly stack?: string | undefined;
  readonly cause?: unknown;
  readonly errors?: unknown;
}

function describe(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { name: typeof error, message: String(error) };
  return {
    name: error.name,
    message: error.message,
    ...('code' in error ? { code: error.code } : {}),
    stack: error.stack,
    ...(error instanceof AggregateError ? { errors: error.errors.map(describe) } : {}),
    ...(error.cause === undefined ? {} : { cause: describe(error.cause) }),
  };
}

export function throwFailures(failures: readonly unknown[]): void {
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} failures`);
}

export async function eachInTurn<T>(
  items: Iterable<T> | AsyncIterable<T>,
  act: (item: T) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for await (const item of items) {
    try {
      await act(item);
    } catch (error) {
      failures.push(error);
    }
  }
  throwFailures(failures);
}
