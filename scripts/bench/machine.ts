import { arch, availableParallelism, cpus, loadavg, platform, totalmem } from 'node:os';

/** Describes the machine well enough to compare figures, without naming it. */
export function machineText(): string {
  const model = cpus()[0]?.model.trim() ?? '';
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${availableParallelism()} cores${model === '' || model === 'unknown' ? '' : ` (${model})`}, ${memory} GB, ${platform()} ${arch()}, Node ${process.versions.node}`;
}

export interface Load {
  /** Processes that ran or waited for a core, on average over the last minute. */
  readonly average: number;
  readonly cores: number;
}

export function loadNow(): Load {
  const [average = 0] = loadavg();
  return { average, cores: availableParallelism() };
}
