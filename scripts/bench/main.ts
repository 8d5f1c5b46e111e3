import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../process/problem.mjs';
import { apiCalls } from './api-calls.ts';
import { emulatorLoad } from './emulator-load.ts';
import { emulatorSizes } from './emulator-sizes.ts';
import { emulatorStart } from './emulator-start.ts';
import type { Section } from './figure.ts';
import { functionLoad } from './function-load.ts';
import { loadText, machineText } from './machine.ts';
import { registrations } from './registrations.ts';
import { markdown, tableText } from './report.ts';

import { site } from './site.ts';
import { webScripts } from './web-scripts.ts';

export interface BenchRun {
  readonly root: string;
  /** A folder for what is left behind until the end. */
  readonly scratch: string;
  readonly say: (line: string) => void;
}

const parts: Readonly<Record<string, (run: BenchRun) => Promise<readonly Section[]> | readonly Section[]>> = {
  scripts: webScripts,
  registrations,
  calls: apiCalls,
  'function-load': functionLoad,
  'emulator-start': emulatorStart,
  'emulator-sizes': emulatorSizes,
  'emulator-load': emulatorLoad,
  site,
};

/** All parts, or those that are named; only a run of all is written down. */
export async function runBench({
  names,
  ...run
}: BenchRun & { readonly names: readonly string[] }): Promise<0 | 1> {
  const unknown = names.find((name) => !(name in parts));
  if (unknown !== undefined) {
    throw new Problem(`There is no part ${unknown}; there are ${Object.keys(parts).join(', ')}.`);
  }
  const before = loadText();
  const sections: Section[] = [];
  for (const [name, measure] of Object.entries(parts)) {
    if (names.length > 0 && !names.includes(name)) continue;
    run.say(`Measuring ${name}.`);
    sections.push(...(await measure(run)));
  }
  run.say(`\n${tableText(sections)}\n`);
  if (names.length === 0) {
    const date = new Date().toISOString().slice(0, 10);
    const text = markdown(sections, { date, machine: machineText(), load: { before, after: loadText() } });
    writeFileSync(join(run.root, 'docs', 'benchmarks.md'), text);
  }
  const missed = sections.flatMap(({ figures }) => figures.filter(({ met }) => met === false));
  run.say(missed.length === 0 ? 'Every target is met.' : `${missed.length} targets are missed.`);
  return missed.length === 0 ? 0 : 1;
}
