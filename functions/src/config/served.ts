import type { Config } from './config.ts';

export function servesPush({ push }: Pick<Config, 'push'>, target: string | undefined): boolean {
  return push !== null && (target === undefined || target === 'sendpush');
}
