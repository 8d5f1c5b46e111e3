import { parseDatabaseName } from '../core/resource-name.ts';
import { invalidArgument } from '../core/status-error.ts';
import type { Logger } from '../transports/gateway.ts';
import type { Flags } from './flags.ts';

/** Single project mode warns about another project, or refuses it when asked to. */
export function singleProjectWatch(
  flags: Pick<Flags, 'projectId' | 'singleProjectMode' | 'singleProjectModeError'>,
  logger: Pick<Logger, 'warn'>,
): (database: string) => void {
  return (database) => {
    const { project } = parseDatabaseName(database);
    if (!flags.singleProjectMode || project === flags.projectId) return;
    const message =
      `Multiple projectIds are not recommended in single project mode. Requested project ID ${project}, ` +
      `but the emulator is configured for ${flags.projectId ?? ''}.`;
    if (flags.singleProjectModeError) throw invalidArgument(message);
    logger.warn(message);
  };
}
