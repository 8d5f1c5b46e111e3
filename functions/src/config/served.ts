import type { Config } from './config.ts';

/** An instance serves one function; the CLI asks for all of them. */
export function servesPush({ push }: Pick<Config, 'push'>, target: string | undefined): boolean {
  return push !== null && (target === undefined || target === 'sendpush');
}
