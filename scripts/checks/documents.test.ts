import { describe, expect, it } from 'vitest';
import {
  collectionsOf,
  complaintsAboutCalls,
  complaintsAboutCollections,
  complaintsAboutDepartures,
  complaintsAboutFailures,
  complaintsAboutFiles,
  complaintsAboutLimits,
  complaintsAboutLinks,
  complaintsAboutNotices,
  complaintsAboutPackages,
  ORDERED_PACKAGES,
  TOLD_LIMITS,
} from './documents.ts';

describe('collectionsOf', () => {
  it('finds collections and those below a document, and nothing that the SDK is asked for', () => {
    const source = [
      "export const A = collection('queues', S);",
      'export const B = collection(\n  `tickets/${ticketId}/rooms`,\n  S,\n);',
      "firestore.collection('ids').doc();",
    ].join('\n');
    expect(collectionsOf(source)).toEqual(['queues', 'tickets/rooms']);
  });
});

describe('complaintsAboutCollections', () => {
  const table =
    '| Collection | Purpose |\n| --- | --- |\n| `tickets/{id}/rooms/{room}` | x |\n| `system/owner`, `system/holders` | y |';

  it('accepts a row for each', () => {
    expect(complaintsAboutCollections(table, new Set(['tickets/rooms', 'system']))).toEqual([]);
  });

  it('names a collection without a row, and a row without a collection', () => {
    expect(complaintsAboutCollections(table, new Set(['system', 'mail']))).toEqual([
      'docs/data-model.md: mail has no row',
      'docs/data-model.md: tickets/rooms is no collection',
    ]);
  });
});

it('names a task of the job, and an error in the log, that nobody explains', () => {
  const logged = "needs.logger.error(\n  'a name stayed', error);";
  const job =
    "return [\n  ['publishing failed', () => publish()],\n  ['erasing what has aged failed', () => erase()],\n];";
  expect(complaintsAboutFailures('| `publishing failed` | late |', job, logged)).toEqual([
    'docs/operations.md: nothing is said of "erasing what has aged failed"',
    'docs/operations.md: nothing is said of "a name stayed"',
  ]);
  expect(
    complaintsAboutFailures(
      '`publishing failed`, `erasing what has aged failed`, `a name stayed`',
      job,
      logged,
    ),
  ).toEqual([]);
});

it('names a departure that only one document numbers, or one of them twice', () => {
  const decision = '| # | Specification | Here |\n| --- | --- | --- |\n| 1.9 | a | b |\n| 4.5 | c | d |\n';
  const coverage = (rows: string) =>
    `# Coverage\n\n## Departures\n\n| # | Tests |\n| --- | --- |\n${rows}\n## Additions\n\n| 6.12 | e | f |\n`;
  expect(complaintsAboutDepartures(decision, coverage('| 1.9 | t |\n| 4.5 | t |\n'))).toEqual([]);
  expect(complaintsAboutDepartures(decision, coverage('| 1.9 | t |\n| 1.9 | t |\n| 4.6 | t |\n'))).toEqual([
    'docs/decisions/0005-departures-from-the-specification.md: no row 4.6',
    'docs/spec-coverage.md: no row 4.5',
    'docs/spec-coverage.md: two rows 1.9',
  ]);
  expect(
    complaintsAboutDepartures(`${decision}| 4.5 | c | d |\n`, coverage('| 1.9 | t |\n| 4.5 | t |\n')),
  ).toEqual(['docs/decisions/0005-departures-from-the-specification.md: two rows 4.5']);
});

describe('complaintsAboutNotices', () => {
  const notice = {
    kind: 'room',
    night: 'told',
    mail: null,
    push: { isUrgent: true, words: () => null },
  } as const;
  const table = (row: string) =>
    `| Kind | Told | When | By | At night |\n| --- | --- | --- | --- | --- |\n${row}\n`;

  it('accepts the row that the code has', () => {
    expect(
      complaintsAboutNotices(table('| `room` | a room is open | at once | urgent push | told |'), [notice]),
    ).toEqual([]);
  });

  it.each([
    ['another channel', '| `room` | x | y | mail, urgent push | told |'],
    ['another urgency', '| `room` | x | y | push | told |'],
    ['another night', '| `room` | x | y | urgent push | waits |'],
  ])('names a row that says %s', (_, row) => {
    expect(complaintsAboutNotices(table(row), [notice])).toEqual([
      expect.stringContaining('no row says `room`: urgent push; told'),
      expect.stringContaining('no notice is `room`'),
    ]);
  });

  it.each(['finalSoon', 'final-soon'])('accepts the name %s', (kind) => {
    const row = table(`| \`${kind}\` | x | y | urgent push | told |`);
    expect(complaintsAboutNotices(row, [{ ...notice, kind }])).toEqual([]);
  });

  it('names a notice whose name no tournament can store', () => {
    const row = table('| `final_soon` | x | y | urgent push | told |');
    expect(complaintsAboutNotices(row, [{ ...notice, kind: 'final_soon' }])).toEqual([
      expect.stringContaining('no notice may be named `final_soon`'),
    ]);
  });

  it('names a notice without a row, and a row without a notice', () => {
    expect(complaintsAboutNotices('', [notice])).toHaveLength(1);
    expect(complaintsAboutNotices(table('| `room` | x | y | urgent push | told |'), [])).toHaveLength(1);
  });
});

describe('complaintsAboutLinks', () => {
  const texts = (link: string) => ({
    'README.md': '[a](docs/a.md) [site](https://copa.example/x)',
    'docs/a.md': `# A\n\n## What it costs\n\n[x](${link})`,
  });
  const exists = (file: string) => ['README.md', 'docs/a.md', 'LICENSE'].includes(file);

  it.each(['#what-it-costs', '../LICENSE', '../README.md', 'a.md#a'])('accepts %s', (link) => {
    expect(complaintsAboutLinks(texts(link), exists)).toEqual([]);
  });

  it('names a link that leads nowhere, and one without its heading', () => {
    expect(complaintsAboutLinks(texts('b.md'), exists)).toEqual(['docs/a.md: b.md leads nowhere']);
    expect(complaintsAboutLinks(texts('#prices'), exists)).toEqual([
      'docs/a.md: #prices leads to no heading',
    ]);
  });

  it('names a document that no index leads to', () => {
    const unlinked = { 'README.md': '', 'docs/a.md': '# A' };
    expect(complaintsAboutLinks(unlinked, exists)).toEqual([
      'docs/a.md: no index leads to it (README.md, docs/decisions/README.md, emulator/README.md)',
    ]);
  });
});

it('names a file that is not there, however much of its path the document gives', () => {
  const text =
    '`web/src/app.ts`, `src/app.ts`, `app.ts`, `pp.ts`, `lib/app.ts`, `.cache/types.d.ts`, `*-store.ts`';
  expect(complaintsAboutFiles({ 'docs/a.md': text }, ['web/src/app.ts'])).toEqual([
    'docs/a.md: there is no file pp.ts',
  ]);
});

it('names each sentence of a document that tells another number than the limit', () => {
  const told = { 'docs/a.md': ['opens at 19:45', 'for 30 minutes'] };
  expect(complaintsAboutLimits({ 'docs/a.md': 'It opens at 19:45, for 30 minutes.' }, told)).toEqual([]);
  expect(complaintsAboutLimits({ 'docs/a.md': 'It opens at 19:45, for 20 minutes.' }, told)).toEqual([
    'docs/a.md: by domain/src/limits.ts it has to say "for 30 minutes"',
  ]);
  expect(complaintsAboutLimits({}, told)).toHaveLength(2);
});

it('knows the hours of the day of a tournament', () => {
  expect(TOLD_LIMITS['docs/dia-del-torneo.md']).toContain('| 19:45 | La sala se abre');
});

it('names an ordered package without a row, and a file that does not import its package', () => {
  const table = ORDERED_PACKAGES.map((name) => `| \`${name}\` | \`a.ts\`, \`b.ts\` | all |`).join('\n');
  const all = ORDERED_PACKAGES.map((name) => `import '${name}/x';`).join('\n');
  const read = (file: string) => (file === 'a.ts' ? all : all.replace("'zod/", "'other/zod/"));
  expect(complaintsAboutPackages(table, () => all)).toEqual([]);
  expect(complaintsAboutPackages(table, read)).toEqual(['docs/architecture.md: b.ts does not import zod']);
  expect(complaintsAboutPackages(table.replace('| `vite` |', '| |'), () => all)).toEqual([
    'docs/architecture.md: vite has no row with a file',
  ]);
});

it('a document names only calls that there are, with parameters of its own words', () => {
  const calls = [{ method: 'PUT', path: '/tournaments/:id/rooms/:match' }] as const;
  const told = 'It is `PUT /api/tournaments/{id}/rooms/{match}?force=true`; `GET /tournaments/…` begins one.';
  expect(complaintsAboutCalls({ 'docs/a.md': told }, calls)).toEqual([]);
  expect(complaintsAboutCalls({ 'docs/a.md': 'It is `PUT /tournaments/{id}/rooms`.' }, calls)).toEqual([
    'docs/a.md: there is no call PUT /tournaments/{id}/rooms',
  ]);
});
