import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suites } from '../test/suites.ts';
import { readDocuments } from './documents.ts';

const program = /^([A-Z][A-Z_]*=\S+ )*(npm|npx|node|git|cp|curl|java|openssl|gcloud|firebase|docker) \S/;
const fence = /^\s*```(\w*)\s*$/;
const codeSpan = /`([^`]+)`/g;

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

const runsProgram = /^(?:[A-Z][A-Z_]*=\S+ )*(?:npx|npm exec)(?: -\S+)* (\S+)/;
const installs = /^npm (?:install|i|add)((?: \S+)*)$/;
const runsScript = /^(?:[A-Z][A-Z_]*=\S+ )*npm (?:run )?(start|test|(?<=run )\S+)(?: -w (\S+))?/;
const runsSuites = /^npm test -- --only (\S+)/;
const runsProject = /^npx vitest run --project (\S+)/;

export interface Known {
  readonly programs: ReadonlySet<string>;
  /** Scripts of package.json, by workspace; the root is ''. */
  readonly scripts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly suites: ReadonlySet<string>;
  readonly projects: ReadonlySet<string>;
}

/**
 * Documents may use npx only for programs of the lockfile, and `npm install` only for relative paths.
 * Otherwise a stranger could publish the named package.
 */
export function complaintsAboutCommand(command: string, known: Known): string[] {
  const [, name] = runsProgram.exec(command) ?? [];
  const packages = installs.exec(command)?.[1]?.split(' ') ?? [];
  const foreign = [name === undefined || known.programs.has(name) ? '' : name, ...packages];
  const [, script, workspace = ''] = runsScript.exec(command) ?? [];
  const wanted = runsSuites.exec(command)?.[1]?.split(',') ?? [];
  const [, project] = runsProject.exec(command) ?? [];
  return [
    ...foreign.filter((each) => /^[^-.]/.test(each)).map((each) => `asks the registry for ${each}`),
    ...(script === undefined || known.scripts[workspace]?.[script] ? [] : [`has no script ${script}`]),
    ...wanted.filter((suite) => !known.suites.has(suite)).map((suite) => `has no suite ${suite}`),
    ...(project === undefined || known.projects.has(project) ? [] : [`has no project ${project}`]),
  ].map((complaint) => `\`${command}\` ${complaint}`);
}

function readKnown(root: string): Known {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as unknown;
  const { packages } = read('package-lock.json') as {
    packages: Readonly<Record<string, { bin?: Readonly<Record<string, string>> }>>;
  };
  const { scripts, workspaces } = read('package.json') as {
    scripts: Readonly<Record<string, string>>;
    workspaces: readonly string[];
  };
  const scriptsOf = (workspace: string) =>
    (read(`${workspace}/package.json`) as { scripts?: Readonly<Record<string, string>> }).scripts ?? {};
  return {
    programs: new Set(
      Object.entries(packages)
        .filter(([location]) => location.startsWith('node_modules/'))
        .flatMap(([, { bin = {} }]) => Object.keys(bin)),
    ),
    scripts: { '': scripts, ...Object.fromEntries(workspaces.map((name) => [name, scriptsOf(name)])) },
    suites: new Set(suites.map(({ name }) => name)),
    projects: new Set(suites.flatMap(({ vitestProjects = {} }) => Object.keys(vitestProjects))),
  };
}

export function check(root: string) {
  const known = readKnown(root);
  return Object.entries(readDocuments(root)).flatMap(([name, text]) =>
    commandsOf(text).flatMap((command) =>
      complaintsAboutCommand(command, known).map((complaint) => `${name}: ${complaint}`),
    ),
  );
}
