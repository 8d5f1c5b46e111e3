import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { ENDPOINTS } from '@copa/domain/api/all';
import type { Endpoint } from '@copa/domain/api/endpoint';
import {
  ENTRY_CLOSES_BEFORE_MS,
  ENTRY_OPENS_BEFORE_MS,
  HOUR_MS,
  MATCH_CLOSES_BEFORE_MS,
  MATCH_OPENS_BEFORE_MS,
  MINUTE_MS,
  PROVISIONAL_MS,
  PUBLIC_POLL_MS,
  REVIEW_MS,
  ROOM_OPENS_BEFORE_MS,
  SECOND_MS,
} from '@copa/domain/limits';
import { NoticeKindSchema } from '@copa/domain/tournaments/tournament';
import * as z from 'zod/mini';
import type { NoticeKind } from '../../functions/src/notices/notice.ts';
import { NOTICES } from '../../functions/src/wiring/notices.ts';
import { sourceFiles } from './source-files.ts';

const ARCHITECTURE = 'docs/architecture.md';
const DATA_MODEL = 'docs/data-model.md';
const OPERATIONS = 'docs/operations.md';
const NOTICES_TABLE = 'docs/decisions/0039-what-reaches-players-by-itself.md';
const DEPARTURES = 'docs/decisions/0005-departures-from-the-specification.md';
const COVERAGE = 'docs/spec-coverage.md';
const JOB = ['functions/src/wiring/job.ts', 'functions/src/wiring/tasks.ts'];
const INDEXES = ['README.md', 'docs/decisions/README.md', 'emulator/README.md'];
const OTHERS = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'emulator/README.md',
  'emulator/CHANGELOG.md',
];
const DOCS = ['docs', 'emulator/docs'];

type Texts = Readonly<Record<string, string>>;

const collectionOf = (path: string) =>
  path
    .split('/')
    .filter((_, index) => index % 2 === 0)
    .join('/');

export function collectionsOf(source: string): string[] {
  return [...source.matchAll(/(?<!\.)\bcollection\(\s*['`]([^'`]+)['`]/g)].map(([, path = '']) =>
    collectionOf(path),
  );
}

export function complaintsAboutCollections(table: string, collections: ReadonlySet<string>): string[] {
  const firstCells = table.split('\n').flatMap((line) => /^\| (`.+?) \| /.exec(line)?.[1] ?? []);
  const listed = new Set(
    firstCells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => collectionOf(path))),
  );
  return [
    ...[...collections].filter((each) => !listed.has(each)).map((each) => `${each} has no row`),
    ...[...listed].filter((each) => !collections.has(each)).map((each) => `${each} is no collection`),
  ].map((complaint) => `${DATA_MODEL}: ${complaint}`);
}

export function complaintsAboutFailures(operations: string, job: string, sources: string): string[] {
  const failures = [
    ...job.matchAll(/'([\w ]+ failed)'/g),
    ...sources.matchAll(/logger\.error\(\s*'([^']+)'/g),
  ];
  return failures
    .map(([, failure = '']) => failure)
    .filter((failure) => !operations.includes(`\`${failure}\``))
    .map((failure) => `${OPERATIONS}: nothing is said of "${failure}"`);
}

export function complaintsAboutNotices(table: string, notices: readonly NoticeKind[]): string[] {
  const rows = [...table.matchAll(/^\| `(.+?)` \| .+ \| (.+) \| (.+) \|$/gm)].map(
    ([, kind, by, night]) => `\`${kind}\`: ${by}; ${night}`,
  );
  const known = notices.map(({ kind, mail, push, followed, night }) => {
    const by = [
      mail && 'mail',
      push && (push.isUrgent ? 'urgent push' : 'push'),
      followed === undefined ? null : 'push to followers',
    ];
    return `\`${kind}\`: ${by.filter((channel) => channel !== null).join(', ')}; ${night}`;
  });
  return [
    ...notices
      .filter(({ kind }) => !z.safeParse(NoticeKindSchema, kind).success)
      .map(({ kind }) => `no notice may be named \`${kind}\`: only letters and hyphens`),
    ...known.filter((each) => !rows.includes(each)).map((each) => `${NOTICES_TABLE}: no row says ${each}`),
    ...rows.filter((each) => !known.includes(each)).map((each) => `${NOTICES_TABLE}: no notice is ${each}`),
  ];
}

/** Each departure from the specification has a row with its number in both documents. */
export function complaintsAboutDepartures(decision: string, coverage: string): string[] {
  const numbersOf = (text: string) =>
    [...text.matchAll(/^\| (\d+\.\d+) \|/gm)].map(([, number = '']) => number);
  const [, departures = ''] = coverage.split(/^## /m);
  const [decided, tested] = [numbersOf(decision), numbersOf(departures)];
  const twice = (numbers: readonly string[]) => numbers.filter((each, at) => numbers.indexOf(each) < at);
  return [
    ...tested.filter((each) => !decided.includes(each)).map((each) => `${DEPARTURES}: no row ${each}`),
    ...decided.filter((each) => !tested.includes(each)).map((each) => `${COVERAGE}: no row ${each}`),
    ...twice(decided).map((each) => `${DEPARTURES}: two rows ${each}`),
    ...twice(tested).map((each) => `${COVERAGE}: two rows ${each}`),
  ];
}

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const headingsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => anchorOf(title));

const linksOf = (text: string) =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => (/^[a-z]+:/.test(link) ? [] : link));

export function complaintsAboutLinks(texts: Texts, exists: (file: string) => boolean): string[] {
  const linked = new Set<string>();
  const complaints = Object.entries(texts).flatMap(([name, text]) =>
    linksOf(text).flatMap((link) => {
      const [path = '', anchor] = link.split('#');
      const file = path === '' ? name : posix.join(dirname(name), path);
      if (INDEXES.includes(name)) linked.add(file);
      if (!exists(file)) return `${name}: ${link} leads nowhere`;
      const target = texts[file];
      if (anchor === undefined || target === undefined || headingsOf(target).includes(anchor)) return [];
      return `${name}: ${link} leads to no heading`;
    }),
  );
  const unlinked = Object.keys(texts).filter((name) => name.includes('docs/') && !linked.has(name));
  return [...complaints, ...unlinked.map((name) => `${name}: no index leads to it (${INDEXES.join(', ')})`)];
}

const NAMED_FILE = /`([\w./-]+\.(?:ts|tsx|mjs|cjs|js|css))`/g;
const GENERATED = /^(\.cache|lib)\//;

export function complaintsAboutFiles(texts: Texts, files: readonly string[]): string[] {
  const paths = files.map((file) => `/${file}`);
  return Object.entries(texts).flatMap(([name, text]) =>
    [...text.matchAll(NAMED_FILE)]
      .map(([, file = '']) => file)
      .filter((file) => !GENERATED.test(file) && !paths.some((path) => path.endsWith(`/${file}`)))
      .map((file) => `${name}: there is no file ${file}`),
  );
}

const NAMED_CALL = /`(GET|POST|PUT|PATCH|DELETE) (\/[^`\s…?]+)(?:\?[^`]*)?`/g;

const callOf = (method: string, path: string) =>
  `${method} ${path.replace(/^\/api\//, '/').replaceAll(/\{\w+\}|:\w+/g, '{}')}`;

export function complaintsAboutCalls(
  texts: Texts,
  endpoints: readonly Pick<Endpoint, 'method' | 'path'>[],
): string[] {
  const calls = new Set(endpoints.map(({ method, path }) => callOf(method, path)));
  return Object.entries(texts).flatMap(([name, text]) =>
    [...text.matchAll(NAMED_CALL)]
      .filter(([, method = '', path = '']) => !calls.has(callOf(method, path)))
      .map(([, method, path]) => `${name}: there is no call ${method} ${path}`),
  );
}

export const ORDERED_PACKAGES = [
  'react',
  'react-dom',
  'react-router-dom',
  'vite',
  'firebase',
  'firebase-functions',
  'firebase-admin',
  'reactfire',
  'zod',
  'firebase-tools',
  '@firebase/rules-unit-testing',
  'vitest',
] as const;

export function complaintsAboutPackages(table: string, read: (file: string) => string): string[] {
  const rows = new Map(
    [...table.matchAll(/^\| `([^`]+)` \| (`[^|]+) \|/gm)].map(([, name, where = '']) => [name, where]),
  );
  return ORDERED_PACKAGES.flatMap((name) => {
    const files = [...(rows.get(name) ?? '').matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    if (files.length === 0) return [`${ARCHITECTURE}: ${name} has no row with a file`];
    const imported = new RegExp(`['"]${name}['"/]`);
    return files
      .filter((file) => !imported.test(read(file)))
      .map((file) => `${ARCHITECTURE}: ${file} does not import ${name}`);
  });
}

const seconds = (ms: number) => String(ms / SECOND_MS);
const minutes = (ms: number) => String(ms / MINUTE_MS);
const hours = (ms: number) => String(ms / HOUR_MS);

/** The example in `docs/dia-del-torneo.md` starts at 20:00. */
const clockBefore = (ms: number) => new Date(20 * HOUR_MS - ms).toISOString().slice(11, 16);

export const TOLD_LIMITS: Readonly<Record<string, readonly string[]>> = {
  [ARCHITECTURE]: [
    `once it is painted, and every ${seconds(PUBLIC_POLL_MS)} s`,
    `\`tournamentChanges\` every ${seconds(PUBLIC_POLL_MS)} s`,
    `\`tournaments\` every ${seconds(PUBLIC_POLL_MS)} s`,
    `\`boards\` every ${seconds(PUBLIC_POLL_MS)} s`,
    `\`seasonBoards\` every ${seconds(PUBLIC_POLL_MS)} s`,
  ],
  'docs/dia-del-torneo.md': [
    `| ${clockBefore(ENTRY_CLOSES_BEFORE_MS)} | Se cierra la de asistencia. Tienes ${minutes(REVIEW_MS)} minutos`,
    `| ${clockBefore(MATCH_OPENS_BEFORE_MS)} | Se abre la de la partida`,
    `| ${clockBefore(MATCH_CLOSES_BEFORE_MS)} | Se cierra la de la partida; otra vez ${minutes(REVIEW_MS)} minutos`,
    `| ${clockBefore(ROOM_OPENS_BEFORE_MS)} | La sala se abre`,
    `Durante ${minutes(PROVISIONAL_MS)} minutos es provisional`,
  ],
  'docs/life-of-a-tournament.md': [
    `review (${minutes(REVIEW_MS)} min)`,
    `provisional (${minutes(PROVISIONAL_MS)} min)`,
    `| T − ${hours(ENTRY_OPENS_BEFORE_MS)} h | *Asistencia*`,
    `It closes at T − ${hours(ENTRY_CLOSES_BEFORE_MS)} h`,
    `| T − ${minutes(MATCH_OPENS_BEFORE_MS)} min | *Partida*`,
    `It closes at T − ${minutes(MATCH_CLOSES_BEFORE_MS)} min`,
    `| T − ${minutes(ROOM_OPENS_BEFORE_MS)} min | The room opens`,
  ],
};

export function complaintsAboutLimits(texts: Texts, told: typeof TOLD_LIMITS = TOLD_LIMITS): string[] {
  return Object.entries(told).flatMap(([name, sentences]) =>
    sentences
      .filter((sentence) => texts[name]?.includes(sentence) !== true)
      .map((sentence) => `${name}: by domain/src/limits.ts it has to say "${sentence}"`),
  );
}

function filesBelow(root: string, folder: string, ending: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith(ending) && !name.endsWith(`.test${ending}`));
}

export function readDocuments(root: string): Texts {
  const names = [...OTHERS, ...DOCS.flatMap((folder) => filesBelow(root, folder, '.md'))];
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(root, name), 'utf8')]));
}

export function check(root: string): string[] {
  const read = (name: string) => readFileSync(join(root, name), 'utf8');
  const texts = readDocuments(root);
  const ofTheSite = Object.fromEntries(
    Object.entries(texts).filter(([name]) => !name.startsWith('emulator/')),
  );
  const sources = filesBelow(root, 'functions/src', '.ts').map(read);
  return [
    ...complaintsAboutCollections(read(DATA_MODEL), new Set(sources.flatMap(collectionsOf))),
    ...complaintsAboutFailures(read(OPERATIONS), JOB.map(read).join('\n'), sources.join('\n')),
    ...complaintsAboutNotices(read(NOTICES_TABLE), NOTICES),
    ...complaintsAboutDepartures(read(DEPARTURES), read(COVERAGE)),
    ...complaintsAboutLinks(texts, (file) => existsSync(join(root, file))),
    ...complaintsAboutFiles(texts, [...sourceFiles(root)]),
    ...complaintsAboutCalls(ofTheSite, ENDPOINTS),
    ...complaintsAboutLimits(texts),
    ...complaintsAboutPackages(read(ARCHITECTURE), read),
  ];
}
