import { readFileSync, watchFile } from 'node:fs';
import type { RulesetRegistry, RulesIssue } from '../rules/registry-contract.ts';
import type { Logger } from '../transports/gateway.ts';
import { FlagError } from './flags.ts';

/** The path is polled at this interval, because `fs.watch` may lose a file that an editor replaces. */
const INTERVAL_MS = 250;

function placed({ description, sourcePosition: { fileName, line, column } }: RulesIssue): string {
  return `${fileName}:${line}:${column} ${description}`;
}

export function followRules(registry: RulesetRegistry, path: string, logger: Logger): void {
  let current: string | null = null;

  function take(content: string): boolean {
    current = content;
    const { issues } = registry.setDefault({ name: path, content });
    const errors = issues.filter(({ severity }) => severity === 'ERROR');
    for (const issue of issues) if (issue.severity === 'WARNING') logger.warn(placed(issue));
    if (errors.length > 0) logger.info(['Error compiling rules:', ...errors.map(placed)].join('\n'));
    return errors.length === 0;
  }

  function reread(): void {
    try {
      const content = readFileSync(path, 'utf8');
      if (content === current) return;
      if (take(content)) logger.info(`The rules of ${path} were read again.`);
      else logger.warn(`The rules of ${path} did not change: the new ones do not compile.`);
    } catch (error) {
      current = null;
      const reason = error instanceof Error ? error.message : String(error);
      logger.warn(`The rules did not change: ${path} cannot be read (${reason}).`);
    }
  }

  try {
    take(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new FlagError(`The rules file cannot be read: ${path}`, { cause: error });
  }
  watchFile(path, { interval: INTERVAL_MS }, reread);
}
