import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiCalls } from './api-calls.ts';
import { besideGoogle } from './emulator/beside-google.ts';
import { emulatorLoad } from './emulator/load.ts';
import { emulatorSizes } from './emulator/sizes.ts';
import { emulatorStart } from './emulator/start.ts';
import { evening } from './evening/evening.ts';
import type { BenchRun, Section } from './figure.ts';
import { floods } from './flood/floods.ts';
import { functionLoad } from './function-load.ts';
import { loadNow, machineText } from './machine.ts';
import { registrations } from './registrations.ts';
import { markdown, tableText } from './report.ts';
import { site } from './site/site.ts';
import { webScripts } from './site/web-scripts.ts';
import { taps } from './taps.ts';

const parts: Readonly<Record<string, (run: BenchRun) => Promise<readonly Section[]> | readonly Section[]>> = {
  scripts: webScripts,
  registrations,
  calls: apiCalls,
  floods,
  evening,
  'function-load': functionLoad,
  'emulator-start': emulatorStart,
  'emulator-sizes': emulatorSizes,
  'emulator-load': emulatorLoad,
  'beside-google': besideGoogle,
  site,
  taps,
};

export const partNames = Object.keys(parts);

/**
 * All parts, or those that are named; only a run of all is written down.
 *
 * @public
 */
export async function runBench({
  names,
  ...run
}: BenchRun & { readonly names: readonly string[] }): Promise<0 | 1> {
  const before = loadNow();
  const sections: Section[] = [];
  for (const [name, measure] of Object.entries(parts)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const start = performance.now();
    sections.push(...(await measured(name, () => measure(run))));
    run.say(`Measured ${name} in ${((performance.now() - start) / 1000).toFixed(0)} s.`);
  }
  run.say(`\n${tableText(sections)}\n`);
  if (names.length === 0) {
    const date = new Date().toISOString().slice(0, 10);
    const text = markdown(sections, { date, machine: machineText(), load: { before, after: loadNow() } });
    writeFileSync(join(run.root, 'docs', 'benchmarks.md'), text);
  }
  const missed = sections.flatMap(({ figures }) => figures.filter(({ met }) => met === false));
  run.say(missed.length === 0 ? 'Every target is met.' : `${missed.length} targets are missed.`);
  return missed.length === 0 ? 0 : 1;
}

/** A part that cannot be measured is a missed target; the other figures are kept. */
async function measured(
  name: string,
  measure: () => Promise<readonly Section[]> | readonly Section[],
): Promise<readonly Section[]> {
  try {
    return await measure();
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
    const figure = { what: name, measured: 'not measured', reference: reason ?? '', ratio: null };
    return [
      { title: `Not measured: ${name}`, figures: [{ ...figure, target: 'to be measured', met: false }] },
    ];
  }
}
