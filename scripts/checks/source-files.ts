import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';

export const maxLines = 400;
export const maxFiles = 25;

const sourceFile = /\.(ts|tsx|mjs|cjs|js|css)$/;
const skippedFolders = new Set(['node_modules', 'dist', 'coverage', '.git', '.data', '.cache', '.firebase']);
const generated = new Set(['emulator/lib', 'functions/lib']);

/** The patterns contain character classes, so that this file does not match itself. */
const marks = [
  { pattern: /\b(TO[D]O|FIX[M]E|X[X]X)\b/, says: 'a note about unfinished work' },
  {
    pattern: /\b(describe|it|test|suite)(\.\w+)*\.(onl[y]|ski[p]|tod[o])\b/,
    says: 'a test that does not run',
  },
  { pattern: /\b(x|f)(describe|i[t])\(/, says: 'a test that does not run' },
  { pattern: /@ts-(ignor[e]|nochec[k]|expect-erro[r])/, says: 'a silenced type error' },
  { pattern: /(oxlint|eslint)-disabl[e]|biome-ignor[e]/, says: 'a silenced lint rule' },
  { pattern: /\bas (unknown as )?an[y]\b/, says: 'a cast to any' },
  {
    pattern: /\.(slice|substring)\(0, \w*(TEXT|NAME|NICK|TAG|REASON|DESCRIPTION)_MA[X]\b/,
    says: 'a cut that may keep half an emoji; cutText keeps none',
  },
];

const ownClock = /\bnew Dat[e]\(\)|\bDate\.no[w]\b/;
const screen = /^web\/src\/(app|components|features)\/(?!.*\.(test|fixture)\.)/;
/** Screens outside this list ask `serverNow` or `useNow`, because a phone's clock may be hours wrong. */
const byOwnClock = new Set([
  'web/src/features/day/public/ticket/room/room-part.tsx',
  'web/src/features/day/public/ticket/room/use-room.ts',
  'web/src/features/day/public/ticket/use-ticket.ts',
  'web/src/features/people/public/session-store.ts',
  'web/src/features/registrations/admin/inbox/use-status-counts.ts',
  'web/src/features/day/public/ticket/push/phone-push.ts',
]);

const typedNumber =
  /(?<![\w.$}–-])(?!1\s)\d+\s(segundos?|minutos?|horas?|días|años|caracteres|[KM]B)\b|\bnivel \d/;
const told = /^(web|domain|functions)\/src\/(?!.*\.(test|fixture)\.)/;
const comment = /^\s*(\/?\*|\/\/|\{\/\*)/;

const dateFormat =
  /\b(DateTimeForma[t]|RelativeTimeForma[t])\b|\btoLocale(Date|Time)?Strin[g]\(|\.get(UTC)?(Hour|Minute)[s]\(/;
/**
 * `Intl` writes dates differently in different browsers, so only these two files use it for dates and times.
 */
const dateFormats = new Set(['domain/src/time/wall-clock.ts', 'domain/src/time/relative-time.ts']);

const lookbehind = /\(\?<[=!]/;
const onPhones = /^(web|domain)\/src\/(?!.*\.(test|fixture)\.)/;

const ofText = /\bnew RegEx[p]\(.*\$\{[a-z]/;

const script = /\.(ts|tsx|mjs|cjs|js)$/;
const fragment = /(^\s*\*|(^|\s|\{)\/(\*+|\/)) (Who|Whom|Whoever|What|Whatever|Of)\b/;

export function* sourceFiles(root: string, folder: string = root): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const name = relative(root, path).split(sep).join('/');
    if (entry.isDirectory()) {
      if (!skippedFolders.has(entry.name) && !generated.has(name)) yield* sourceFiles(root, path);
    } else if (sourceFile.test(entry.name) && !generated.has(name)) {
      yield name;
    }
  }
}

export function complaintsAbout(name: string, text: string) {
  const lines = text.split('\n');
  const length = text.endsWith('\n') ? lines.length - 1 : lines.length;
  const complaints = length > maxLines ? [`${name}: ${length} lines, ${maxLines} is the limit`] : [];
  for (const [index, line] of lines.entries()) {
    for (const { pattern, says } of marks) {
      if (pattern.test(line)) complaints.push(`${name}:${index + 1}: ${says}`);
    }
    if (ownClock.test(line) && screen.test(name) && !byOwnClock.has(name)) {
      complaints.push(`${name}:${index + 1}: the clock of the phone; a screen asks serverNow or useNow`);
    }
    if (told.test(name) && !comment.test(line) && typedNumber.test(line)) {
      complaints.push(`${name}:${index + 1}: a number of a rule, typed; it comes from limits.ts or the rule`);
    }
    if (dateFormat.test(line) && told.test(name) && !dateFormats.has(name)) {
      complaints.push(
        `${name}:${index + 1}: a date by other means; domain/src/time/hours.ts writes days and hours`,
      );
    }
    if (lookbehind.test(line) && onPhones.test(name)) {
      complaints.push(`${name}:${index + 1}: a lookbehind, which the oldest phones cannot read`);
    }
    if (ofText.test(line) && told.test(name)) {
      complaints.push(
        `${name}:${index + 1}: an expression made of a text, whose signs change it; indexOf and startsWith compare`,
      );
    }
    if (script.test(name) && fragment.test(line)) {
      complaints.push(
        `${name}:${index + 1}: a comment that is no sentence; say who does what, or delete it if the code says it`,
      );
    }
  }
  return complaints;
}

export function fullFolders(names: readonly string[]) {
  const folders: Map<string, number> = new Map();
  for (const name of names) folders.set(posix.dirname(name), (folders.get(posix.dirname(name)) ?? 0) + 1);
  return [...folders]
    .filter(([, files]) => files > maxFiles)
    .map(([folder, files]) => `${folder}: ${files} files, ${maxFiles} is the limit of one folder`);
}

export function check(root: string) {
  const names = [...sourceFiles(root)];
  return [
    ...names.flatMap((name) => complaintsAbout(name, readFileSync(join(root, name), 'utf8'))),
    ...fullFolders(names),
  ];
}
