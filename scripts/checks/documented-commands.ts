import { suites } from '../test/suites.ts';
import { DOCS, filesBelow } from './documents.ts';
import { openRepository, type Repository } from './repository-tests.ts';
import { complaintsAboutRow } from './spec-coverage.ts';

/**
 * Every command of a document has a row in one table, which names the test that runs it: what nobody runs stops being
 * true unnoticed.
 */
export type Row = { command: string; proof: string };

const TABLE = 'docs/commands.md';
const documents = ['README.md', 'CONTRIBUTING.md', 'emulator/README.md'];

const program = /^([A-Z][A-Z_]*=\S+ )*(npm|npx|node|git|cp|curl|java|openssl|gcloud|firebase|docker) \S/;
const fence = /^\s*```(\w*)\s*$/;
const codeSpan = /`([^`]+)`/g;
const withoutTest = /^not run: .{20}/;
const bySuite = /^suite `([^`]+)`$/;

/**
 * Code spans that start with a program, and the lines of blocks: of those marked `sh` each one, of those without a
 * mark what starts with a program, as a drawing does not.
 */
export function commandsOf(markdown: string): string[] {
  const commands: Set<string> = new Set();
  let block: string | null = null;
  for (const line of markdown.split('\n')) {
    const [, language] = fence.exec(line) ?? [];
    const text = line.trim();
    if (language !== undefined) block = block === null ? language : null;
    else if (block === null) {
      for (const [, span = ''] of line.matchAll(codeSpan)) if (program.test(span)) commands.add(span);
    } else if (text !== '' && (block === 'sh' || (block === '' && program.test(text)))) commands.add(text);
  }
  return [...commands];
}

export function rowsOf(markdown: string): Row[] {
  return markdown.split('\n').flatMap((line) => {
    const [, command, proof] = /^\| `([^`]+)` \| (.+) \|$/.exec(line) ?? [];
    return command === undefined || proof === undefined ? [] : [{ command, proof }];
  });
}

export function complaintsAbout(
  texts: Readonly<Record<string, string>>,
  rows: Row[],
  repository: Repository,
) {
  const complaints: string[] = [];
  const known = new Set(rows.map(({ command }) => command));
  const named = new Set();
  for (const [document, text] of Object.entries(texts)) {
    for (const command of commandsOf(text)) {
      named.add(command);
      if (!known.has(command)) complaints.push(`${document}: \`${command}\` has no row in ${TABLE}`);
    }
  }
  for (const { command, proof } of rows) {
    if (!named.has(command)) complaints.push(`${TABLE}: \`${command}\` is in no document`);
    if (rows.filter((row) => row.command === command).length > 1)
      complaints.push(`${TABLE}: \`${command}\` is there twice`);
    const [, suite] = bySuite.exec(proof) ?? [];
    if (suite !== undefined) {
      if (!suites.some(({ name }) => name === suite)) complaints.push(`${TABLE}: there is no suite ${suite}`);
    } else if (!withoutTest.test(proof)) {
      const found = complaintsAboutRow({ id: command, where: '', proof }, repository);
      complaints.push(...found.map((each) => `${TABLE}: \`${command}\` ${each}`));
    }
  }
  return complaints;
}

const asksRegistry = /^(?:[A-Z][A-Z_]*=\S+ )*(?:npx|npm exec)(?: -\S+)* (\S+)/;
const installs = /^npm (?:install|i|add)((?: \S+)*)$/;

/** A stranger may take a name that is in no registry yet: npx runs programs of the lockfile only, and npm installs files. */
export function complaintsAboutNames(
  texts: Readonly<Record<string, string>>,
  programs: ReadonlySet<string>,
): string[] {
  return Object.entries(texts).flatMap(([document, text]) =>
    commandsOf(text).flatMap((command) => {
      const [, program] = asksRegistry.exec(command) ?? [];
      const packages = installs.exec(command)?.[1]?.split(' ') ?? [];
      const unknown = [
        ...(program === undefined || programs.has(program) ? [] : [program]),
        ...packages.filter((name) => /^[^-.]/.test(name)),
      ];
      return unknown.map((name) => `${document}: \`${command}\` asks the registry for ${name}`);
    }),
  );
}

/** The programs of the packages that the lockfile takes from the registry. */
function registeredPrograms(lockfile: string): Set<string> {
  const { packages } = JSON.parse(lockfile) as {
    packages: Readonly<Record<string, { bin?: Readonly<Record<string, string>> }>>;
  };
  return new Set(
    Object.entries(packages)
      .filter(([location]) => location.startsWith('node_modules/'))
      .flatMap(([, { bin = {} }]) => Object.keys(bin)),
  );
}

export async function check(root: string) {
  const repository = await openRepository(root);
  const inDocs = DOCS.flatMap((folder) => filesBelow(root, folder, '.md')).filter((name) => name !== TABLE);
  const texts = Object.fromEntries(
    [...documents, ...inDocs].map((name) => [name, repository.read(name) ?? '']),
  );
  return [
    ...complaintsAbout(texts, rowsOf(repository.read(TABLE) ?? ''), repository),
    ...complaintsAboutNames(texts, registeredPrograms(repository.read('package-lock.json') ?? '')),
  ];
}
