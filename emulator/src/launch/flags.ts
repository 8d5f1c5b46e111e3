import manifest from '../../package.json' with { type: 'json' };
import { nearest } from './nearest.ts';

export class FlagError extends Error {
  override readonly name = 'FlagError';
}

export interface Flags {
  readonly host: string;
  readonly port: number;
  readonly websocketPort: number | null;
  readonly projectId: string | null;
  readonly rules: string | null;
  readonly seedFromExport: string | null;
  readonly functionsEmulator: string | null;
  readonly singleProjectMode: boolean;
  readonly singleProjectModeError: boolean;
  readonly show: 'help' | 'version' | 'licenses' | null;
  readonly warnings: readonly string[];
}

const NATIVE_MODES = ['CLOUD_FIRESTORE', 'firestore-native'];
const EDITIONS = ['STANDARD', 'ENTERPRISE'];

const OPTIONS: ReadonlyMap<string, 'string' | 'boolean'> = new Map([
  ['help', 'boolean'],
  ['host', 'string'],
  ['port', 'string'],
  ['websocket_port', 'string'],
  ['webchannel_port', 'string'],
  ['project_id', 'string'],
  ['rules', 'string'],
  ['seed_from_export', 'string'],
  ['import-data', 'string'],
  ['export-on-exit', 'string'],
  ['export-name', 'string'],
  ['functions_emulator', 'string'],
  ['database-edition', 'string'],
  ['database-mode', 'string'],
  ['index_file', 'string'],
  ['single_project_mode', 'boolean'],
  ['single_project_mode_error', 'boolean'],
  ['require_indexes', 'boolean'],
  ['testing', 'boolean'],
  ['licenses', 'boolean'],
  ['version', 'boolean'],
]);

/**
 * With `cli`, an unknown option is only a warning, because a newer Firebase CLI may pass more options.
 */
export function parseFlags(args: readonly string[], { cli }: { readonly cli: boolean }): Flags {
  const { options, unknown } = readOptions(args);
  const [first] = unknown;
  if (!cli && first !== undefined) throw new FlagError(mistakeOf(first));
  const isOn = (name: string): boolean => options.has(name) && options.get(name) !== 'false';

  const singleProjectMode = isOn('single_project_mode');
  const projectId = options.get('project_id') ?? null;
  const mode = options.get('database-mode') ?? 'firestore-native';
  const edition = options.get('database-edition') ?? 'STANDARD';
  const refusals: readonly (readonly [boolean, string])[] = [
    [singleProjectMode && projectId === null, 'Expected project_id to be set for single_project_mode'],
    [
      isOn('single_project_mode_error') && !singleProjectMode,
      'Expected single_project_mode to be set for single_project_mode_error',
    ],
    [
      options.has('export-name') && !options.has('export-on-exit'),
      'Export path not provided along with export name',
    ],
    [isOn('require_indexes'), 'Firestore Native mode does not support index enforcement'],
    [!NATIVE_MODES.includes(mode), `This emulator only has Firestore in Native mode, not ${mode}.`],
    [!EDITIONS.includes(edition.toUpperCase()), `Unknown database edition: ${edition}`],
  ];
  for (const [isWrong, message] of refusals) if (isWrong) throw new FlagError(message);

  const warnings = unknown.map((argument) => `${kindOf(argument)} ${argument} was ignored.`);
  if (edition.toUpperCase() === 'ENTERPRISE') {
    warnings.push('The enterprise edition behaves as the standard edition here: there are no pipelines.');
  }
  if (options.has('export-on-exit')) {
    warnings.push('--export-on-exit was ignored: the Firebase CLI exports when it stops.');
  }
  return {
    host: options.get('host') ?? 'localhost',
    port: readPort(options.get('port')) ?? 8080,
    websocketPort: readPort(options.get('websocket_port')),
    projectId,
    rules: options.get('rules') ?? null,
    seedFromExport: options.get('seed_from_export') ?? options.get('import-data') ?? null,
    functionsEmulator: options.get('functions_emulator') ?? null,
    singleProjectMode,
    singleProjectModeError: isOn('single_project_mode_error'),
    show: (['help', 'version', 'licenses'] as const).find(isOn) ?? null,
    warnings,
  };
}

const OPTION = /^--([^=]+)(?:=(.*))?$/s;

function readOptions(args: readonly string[]): { options: Map<string, string>; unknown: string[] } {
  const options = new Map<string, string>();
  const unknown: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const argument = args[i] ?? '';
    const [, name = '', inline] = OPTION.exec(argument) ?? [];
    const type = OPTIONS.get(name);
    const next = args[i + 1];
    if (type === undefined) unknown.push(argument);
    else if (inline !== undefined) options.set(name, inline);
    else if (type === 'boolean' && next !== 'true' && next !== 'false') options.set(name, 'true');
    else if (next === undefined || OPTION.test(next)) throw new FlagError(`Expected a value after --${name}`);
    else {
      options.set(name, next);
      i++;
    }
  }
  return { options, unknown };
}

const kindOf = (argument: string) => (argument.startsWith('-') ? 'Unknown option' : 'Unexpected word');

function mistakeOf(argument: string): string {
  const word = argument.replace(/^-+/, '').replace(/=.*/s, '');
  const isOption = argument.startsWith('-');
  const known = nearest(word, isOption ? [...OPTIONS.keys()] : [...OPTIONS.keys(), 'exec']);
  const meant = known === null ? '' : ` Did you mean ${known === 'exec' ? known : `--${known}`}?`;
  return `${kindOf(argument)} ${argument}.${meant} --help lists the options.`;
}

export function readPort(text: string | undefined): number | null {
  if (text === undefined) return null;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new FlagError(`Not a port: ${text}`);
  return port;
}

export const VERSION = `Embedded Firestore ${manifest.version} (stands in for cloud-firestore-emulator 1.22.0)\n`;

export const LICENSES =
  'MIT. Bundled: @grpc/grpc-js (Apache-2.0), protobufjs (BSD-3-Clause), re2js (MIT), protocol\n' +
  'descriptors of @google-cloud/firestore (Apache-2.0). Their texts are in lib/THIRD-PARTY.txt.\n';

export const HELP = `Usage: firestore-emulator [options]
       firestore-emulator exec -- <command>
                                   runs the Firebase CLI with this emulator

  --host <host>                    default localhost, which is 127.0.0.1 and ::1
  --port <port>                    default 8080; 0 picks a free one
  --websocket_port <port>          the requests monitor; none without it
  --project_id <id>
  --rules <file>                   the rules of every project that loads none of its own;
                                   read again when the file changes
  --seed_from_export <file>        overall_export_metadata of an export; alias --import-data
  --functions_emulator <host:port> where function triggers are delivered
  --single_project_mode            warn when another project than --project_id is used
  --single_project_mode_error      refuse it
  --version, --licenses, --help
`;

const PORT_PROBLEMS: Readonly<Record<string, (host: string, port: number) => string>> = {
  // The Firebase CLI recognises this failure by the words "address already in use".
  EADDRINUSE: (host, port) => `Port ${port} on ${host}: address already in use.`,
  EACCES: (host, port) => `Port ${port} on ${host}: permission denied.`,
  EADDRNOTAVAIL: (host) => `${host} is not an address of this machine.`,
  ENOTFOUND: (host) => `${host} is not an address of this machine.`,
};

export async function listenOn(
  server: { listen(host: string, port: number): Promise<{ port: number }> },
  host: string,
  port: number,
): Promise<{ readonly port: number; readonly address: string }> {
  try {
    const bound = await server.listen(host, port);
    return { ...bound, address: `${host.includes(':') ? `[${host}]` : host}:${bound.port}` };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const message = PORT_PROBLEMS[code]?.(host, port);
    throw message === undefined ? error : new FlagError(message, { cause: error });
  }
}
