import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchRun, Section } from './figure.ts';
import { functionLoad } from './function-load.ts';
import { registrations } from './registrations.ts';
import { type Load, loadNow, machineText, partText, replaceParts, sectionsText } from './report.ts';
import { season } from './season.ts';
import { site } from './site/site.ts';

const parts: Readonly<Record<string, (run: BenchRun) => Promise<readonly Section[]>>> = {
  registrations,
  season,
  'function-load': functionLoad,
  site,
};

export const partNames = Object.keys(parts);

/** @public */
export async function runBench({
  names,
  ...run
}: BenchRun & { readonly names: readonly string[] }): Promise<0 | 1> {
  const all: Section[] = [];
  const failed: string[] = [];
  for (const [name, measure] of Object.entries(parts)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const [start, before] = [performance.now(), loadNow()];
    try {
      const sections = await measure(run);
      all.push(...sections);
      if (run.page === undefined) writeDown(run.root, name, sections, before);
      run.say(`Measured ${name} in ${((performance.now() - start) / 1000).toFixed(0)} s.`);
    } catch (error) {
      failed.push(name);
      run.say(`Not measured: ${name}. ${error instanceof Error ? error.stack : String(error)}`);
    }
  }
  run.say(`\n${sectionsText(all)}`);
  const missed = all.flatMap(({ figures }) => figures.filter(({ met }) => met === false));
  if (failed.length > 0) run.say(`Not measured: ${failed.join(', ')}.`);
  run.say(missed.length === 0 ? 'Every target is met.' : `${missed.length} targets are missed.`);
  return missed.length === 0 && failed.length === 0 ? 0 : 1;
}

function writeDown(root: string, name: string, sections: readonly Section[], before: Load): void {
  const file = join(root, 'docs', 'benchmarks.md');
  const date = new Date().toISOString().slice(0, 10);
  const text = partText(sections, { date, machine: machineText(), load: { before, after: loadNow() } });
  writeFileSync(file, replaceParts(readFileSync(file, 'utf8'), partNames, new Map([[name, text]])));
}
