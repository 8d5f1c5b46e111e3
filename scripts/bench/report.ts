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

\`npm run bench\` writes this page: do not edit it. Names after the command (\`start\`, \`site\`) measure these parts alone, so each
part has its own day. A figure is the median of several rounds; the lowest and the highest stand in brackets. Its reference was
measured in the same run, in turns with it: ratios hold on other machines and on busy ones, times do not.
`;

/** The text of one part of the page, from one run. */
export function partText(sections: readonly Section[], { date, machine, load }: Run): string {
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`;
  // A section without stored sizes has no column for them.
  const table = ({ figures }: Section) => {
    const rows = [columns, columns.map(() => '---'), ...figures.map(cells)];
    const hasStored = figures.some(({ stored }) => stored !== undefined);
    return hasStored ? rows : rows.map((row) => row.toSpliced(columns.indexOf('stored'), 1));
  };
  const measured = `Measured on ${date}: ${machine}. ${loadText(load)}`;
  return sections
    .map((section, index) =>
      [
        `## ${section.title}`,
        ...(index === 0 ? ['', measured] : []),
        '',
        ...table(section).map(line),
        '',
      ].join('\n'),
    )
    .join('\n');
}

/** Replaces the measured parts of the page and keeps all others. */
export function replaceParts(
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
  const processes = share.toFixed(0);
  return `${averages} Other programs were running, about ${processes} processes on each core: times are about ${processes} times as long as on an idle machine.`;
}
