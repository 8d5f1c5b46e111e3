import { arch, availableParallelism, cpus, loadavg, platform } from 'node:os';
import { DRAWING, FOLLOWING, TAPS } from '../../tests/e2e/told-figures.ts';
import { type Figure, type Section, short } from './figure.ts';

export function machineText(): string {
  const model = cpus()[0]?.model.trim() ?? '';
  return `${availableParallelism()} cores${model === '' || model === 'unknown' ? '' : ` (${model})`}, ${platform()} ${arch()}, Node ${process.versions.node}`;
}

export interface Load {
  readonly average: number;
  readonly cores: number;
}

export function loadNow(): Load {
  const [average = 0] = loadavg();
  return { average, cores: availableParallelism() };
}

const columns = ['', 'measured', 'reference', 'ratio', 'target'];

function cells({ what, measured, reference = '', ratio, target = '', met }: Figure): string[] {
  const verdict = met === false ? `${target}, MISSED` : target;
  return [what, measured, reference, ratio === undefined ? '' : short(ratio), verdict];
}

interface Run {
  readonly date: string;
  readonly machine: string;
  readonly load: { readonly before: Load; readonly after: Load };
}

const head = `# Benchmarks

\`npm run bench\` writes this page: do not edit it. Names after the command (\`season\`, \`site\`) measure these parts alone, so each
part has its own day. A figure is the median of several rounds; the lowest and the highest stand in brackets. Its reference was
measured in the same run, in turns with it: ratios hold on other machines and on busy ones, times do not. A target is met unless
*MISSED* stands there.

Tests hold what is counted:

- the taps of an organiser on a phone: ${Object.entries(TAPS)
  .map(([act, taps]) => `${act} ${taps}`)
  .join(', ')}
- a picture to share: drawn within ${DRAWING.fromTap} ms on a four times slower processor, and within ${DRAWING.ratio} times a blank picture
- [following](decisions/0068-following-without-an-account.md): ${FOLLOWING.reads} reads and ${FOLLOWING.writes} write for each new phone, ${FOLLOWING.newsReads} reads and ${FOLLOWING.newsWrites} writes for each piece of news
- the kilobytes that each page loads: \`tests/e2e/visitor-weight.test.ts\`
`;

function markdownOf(figures: readonly Figure[]): string {
  const rows = figures.map(cells);
  const used = columns.map((_, column) => rows.some((row) => row[column] !== ''));
  const line = (row: readonly string[]) => `| ${row.filter((_, column) => used[column]).join(' | ')} |`;
  const rule = `|${used.map((isUsed) => (isUsed ? '---|' : '')).join('')}`;
  return [line(columns), rule, ...rows.map(line)].join('\n');
}

const sectionText = ({ title, figures }: Section, under: readonly string[] = []) =>
  [`## ${title}`, '', ...under, markdownOf(figures), ''].join('\n');

export const sectionsText = (sections: readonly Section[]) =>
  sections.map((section) => sectionText(section)).join('\n');

export function partText(sections: readonly Section[], { date, machine, load }: Run): string {
  const measured = `Measured on ${date}: ${machine}.${loadText(load)}`;
  return sections.map((section, index) => sectionText(section, index === 0 ? [measured, ''] : [])).join('\n');
}

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

function loadText({ before, after }: Run['load']): string {
  const share = Math.min(before.average, after.average) / after.cores;
  return share < 1.5 ? '' : ` Times are about ${share.toFixed(0)} times those of an idle machine.`;
}
