import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { partText, replaceParts } from './report.ts';

const sections = [
  {
    title: 'Things',
    figures: [
      {
        what: 'one',
        measured: '3 ms',
        reference: 'a bare one: 2 ms',
        ratio: 1.5,
        target: '≤ 2 x',
        met: true,
      },
      { what: 'other', measured: '9 ms', target: '≤ 5 ms', met: false },
      { what: 'known', measured: '7' },
    ],
  },
];

describe('the table', () => {
  it('is written down with the day, the machine, and what else the machine had to do', () => {
    const run = (average: number) =>
      partText(sections, {
        date: '2026-11-20',
        machine: '2 cores',
        load: { before: { average, cores: 2 }, after: { average, cores: 2 } },
      });
    expect(run(1)).toContain('Measured on 2026-11-20: 2 cores.\n');
    expect(run(8)).toContain('about 4 times those of an idle machine');
    expect(run(1)).toContain('| one | 3 ms | a bare one: 2 ms | 1.5 | ≤ 2 x |');
    expect(run(1)).toContain('| other | 9 ms |  |  | ≤ 5 ms, MISSED |');
  });

  it('has no empty column', () => {
    const load = { average: 1, cores: 2 };
    const plain = sections.map(({ title, figures }) => ({ title, figures: figures.slice(2) }));
    const text = partText(plain, {
      date: '2026-11-20',
      machine: '2 cores',
      load: { before: load, after: load },
    });
    expect(text).toContain('|  | measured |\n|---|---|\n| known | 7 |');
  });
});

describe('the document', () => {
  const names = ['one', 'two', 'three'];
  const write = (document: string, ...parts: [string, string][]) =>
    replaceParts(document, names, new Map(parts));

  it('has the parts in their order, whichever was measured first', () => {
    const text = write('', ['three', '## Three'], ['one', '## One\n\nfirst\n']);
    expect(text).toMatch(/^# Benchmarks\n/);
    expect(text.endsWith('\n\n<!-- one -->\n\n## One\n\nfirst\n\n<!-- three -->\n\n## Three\n')).toBe(true);
  });

  it('keeps what was not measured now, and forgets a part that is no more', () => {
    const before = write('', ['one', '## One'], ['two', '## Two']).replace('<!-- one -->', '<!-- gone -->');
    const after = write(before, ['three', '## Three']);
    expect(after).toBe(write('', ['two', '## Two'], ['three', '## Three']));
    expect(write(after, ['two', '## Two again'])).toBe(write(after).replace('## Two', '## Two again'));
  });
});

describe('docs/benchmarks.md', () => {
  it('tells the figures that tests hold now', () => {
    const page = readFileSync(new URL('../../docs/benchmarks.md', import.meta.url), 'utf8');
    const parts = Array.from(page.matchAll(/^<!-- (.+) -->$/gm), ([, name = '']) => name);
    expect(page).toBe(replaceParts(page, parts, new Map()));
  });
});
