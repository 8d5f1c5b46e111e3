import { arch, availableParallelism, cpus, loadavg, platform, totalmem } from 'node:os';

/** What a reader has to know to compare, and nothing that names the machine. */
export function machineText(): string {
  const model = cpus()[0]?.model.trim() ?? '';
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${availableParallelism()} cores${model === '' || model === 'unknown' ? '' : ` (${model})`}, ${memory} GB of memory, ${platform()} ${arch()}, Node ${process.versions.node}`;
}

/** Work that waits for a core, on average over the last minute: above the number of cores, times grow. */
export function loadText(): string {
  const [lastMinute = 0] = loadavg();
  return lastMinute.toFixed(1);
}
