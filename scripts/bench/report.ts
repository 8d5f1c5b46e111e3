import { type Figure, type Section, short } from './figure.ts';
import type { Load } from './machine.ts';

const columns = ['', 'measured', 'stored', 'reference', 'ratio', 'target', ''];

function cells({ what, measured, stored, reference, ratio, target, met }: Figure): string[] {
  return [
    what,
    measured,
    stored ?? '',
    reference,
    ratio === null ? '' : `${short(ratio)} x`,
    target,
    met === null ? '' : met ? 'met' : 'MISSED',
  ];
}

export function tableText(sections: readonly Section[]): string {
  const rows = sections.map(({ title, figures }) => ({ title, rows: figures.map(cells) }));
  const all = [columns, ...rows.flatMap((section) => section.rows)];
  const widths = columns.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd();
  return [line(columns), ...rows.flatMap((section) => ['', section.title, ...section.rows.map(line)])].join(
    '\n',
  );
}

interface Run {
  readonly date: string;
  readonly machine: string;
  readonly load: { readonly before: Load; readonly after: Load };
}

const head = `# Benchmarks

Written by \`npm run bench\`; not to be edited. Each part has its own day: the names of parts may follow the
command. Every figure is the median of several rounds with the lowest and the highest in brackets. What it is compared
with was measured in the same run, in turns with it, so that the ratio holds on other machines and on busy ones; times alone
do not.
`;

/** A part of the document, as one run has measured it. */
export function partText(sections: readonly Section[], { date, machine, load }: Run): string {
  const row = (row_: readonly string[]) => `| ${row_.join(' | ')} |`;
  // A column that nothing of a section has is left out of it.
  const table = ({ figures }: Section) => {
    const rows = [columns, columns.map(() => '---'), ...figures.map(cells)];
    const hasStored = figures.some(({ stored }) => stored !== undefined);
    return hasStored ? rows : rows.map((cells_) => cells_.toSpliced(columns.indexOf('stored'), 1));
  };
  const measured = `Measured on ${date}: ${machine}. ${loadText(load)}`;
  return sections
    .map((section, index) =>
      [
        `## ${section.title}`,
        ...(index === 0 ? ['', measured] : []),
        '',
        ...table(section).map(row),
        '',
      ].join('\n'),
    )
    .join('\n');
}

/** The document with these parts anew, and all others as they stood. */
export function withParts(
  document: string,
  names: readonly string[],
  measured: ReadonlyMap<string, string>,
): string {
  const [, ...pieces] = document.split(/^<!-- (.+) -->\n/m);
  const kept = new Map<string, string>();
  for (let index = 0; index < pieces.length; index += 2)
    kept.set(pieces[index] ?? '', pieces[index + 1] ?? '');
  const blocks = names.flatMap((name) => {
    const text = measured.get(name) ?? kept.get(name)?.trim();
    return text === undefined ? [] : [`<!-- ${name} -->\n\n${text.trim()}\n`];
  });
  return [head, ...blocks].join('\n');
}

export function loadText({ before, after }: Run['load']): string {
  const averages = `Load average ${before.average.toFixed(1)} at the start, ${after.average.toFixed(1)} at the end.`;
  const share = Math.min(before.average, after.average) / after.cores;
  if (share < 1.5) return averages;
  return `${averages} Other programs left each core to about ${share.toFixed(0)} processes at a time, so that times, and targets that are times, are about as many times as long as on an idle machine.`;
}
