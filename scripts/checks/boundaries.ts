import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { capabilityFolders, capabilityOrder, fronts, options } from './dependency-rules.mjs';

export const checkedFolders = ['domain/src', 'emulator/src', 'functions/src', 'web/src'];
const document = 'docs/architecture.md';

export type Violation = { rule: string; from: string; to: string };

export type Module = { source: string; dependencies: { resolved: string }[] };

export async function findViolations(
  baseDir: string,
  folders: readonly string[],
): Promise<{ violations: Violation[]; emptyFolders: string[]; modules: number; between: string[] }> {
  const present = folders.filter((folder) => existsSync(join(baseDir, folder)));
  const { output } = await cruise([...present], { ...options, baseDir });
  if (typeof output === 'string') throw new TypeError('dependency-cruiser answered with a text report');
  return {
    violations: output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    // A folder without modules is a fault: with an unsupported TypeScript, dependency-cruiser finds no module
    // and reports success.
    emptyFolders: folders.filter(
      (folder) => !output.modules.some((module) => module.source.startsWith(`${folder}/`)),
    ),
    modules: output.summary.totalCruised,
    between: importsBetween(output.modules),
  };
}

function capabilityOf(file: string) {
  for (const folder of capabilityFolders) {
    const [start, name] = new RegExp(folder).exec(file) ?? [];
    if (start !== undefined && name !== undefined) {
      return { floor: start.split('/')[0] ?? '', name, file: file.slice(start.length).replace(/\.ts$/, '') };
    }
  }
  return null;
}

function importsBetween(modules: readonly Module[]) {
  const rows: Map<string, Set<string>> = new Map();
  for (const { source, dependencies } of modules) {
    const from = /\.(test|fixture)\./.test(basename(source)) ? null : capabilityOf(source);
    if (from === null) continue;
    for (const { resolved } of dependencies) {
      const to = capabilityOf(resolved);
      if (to === null || to.floor !== from.floor || to.name === from.name) continue;
      const row = `| ${from.floor} | ${from.name} | ${to.name} |`;
      rows.set(row, (rows.get(row) ?? new Set()).add(to.file));
    }
  }
  return [...rows].map(([row, files]) => `${row} ${[...files].toSorted().join(', ')} |`).toSorted();
}

export function complaintsAboutList(between: readonly string[], text: string) {
  const imported: Map<string, string[]> = new Map();
  for (const row of between) {
    const [, floor, from, to = ''] = row.split('|').map((cell) => cell.trim());
    const start = `| ${floor} | ${from} |`;
    imported.set(start, [...(imported.get(start) ?? []), to]);
  }
  const wanted = [...imported].map(([start, names]) => `${start} ${names.join(', ')} |`);
  const lines = text.split('\n');
  const head = lines.findIndex((line) => line.startsWith('| In | Capability | Imports |'));
  const end = lines.findIndex((line, index) => index > head && !line.startsWith('|'));
  const listed = head === -1 ? [] : lines.slice(head + 2, end === -1 ? lines.length : end);
  return [
    ...wanted.filter((row) => !listed.includes(row)).map((row) => `${document} lacks the row ${row}`),
    ...listed
      .filter((row) => !wanted.includes(row))
      .map((row) => `${document} has a row that is not so: ${row}`),
  ];
}

export function complaintsAboutOrder(between: readonly string[]) {
  return between.flatMap((row) => {
    const [, floor, from = '', to = ''] = row.split('|').map((cell) => cell.trim());
    const [at, imported] = [capabilityOrder.indexOf(from), capabilityOrder.indexOf(to)];
    if (at === -1 || imported === -1) return [`${floor}: ${from} or ${to} has no place in capabilityOrder`];
    return imported < at ? [] : [`${floor}: ${from} imports ${to}, which comes after it in capabilityOrder`];
  });
}

function unusedFronts(between: readonly string[]) {
  return Object.entries(fronts).flatMap(([floor, capabilities]) =>
    Object.entries(capabilities).flatMap(([name, files]) => {
      const taken = between
        .map((row) => row.split('|').map((cell) => cell.trim()))
        .filter((cells) => cells[1] === floor && cells[3] === name)
        .flatMap((cells) => (cells[4] ?? '').split(', '));
      return files
        .filter((file) => !taken.includes(file))
        .map((file) => `${floor}/src/${name}/${file}.ts is a front that no other capability imports`);
    }),
  );
}

export async function check(root: string) {
  const { violations, emptyFolders, between } = await findViolations(root, checkedFolders);
  console.log(between.join('\n'));
  return [
    ...emptyFolders.map((folder) => `${folder}: no module was checked`),
    ...violations.map(({ rule, from, to }) => `${rule}: ${from} imports ${to}`),
    ...complaintsAboutOrder(between),
    ...unusedFronts(between),
    ...complaintsAboutList(between, readFileSync(join(root, document), 'utf8')),
  ];
}
