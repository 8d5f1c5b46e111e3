import type { EmbeddedFirestore } from '../core/firestore-service.ts';
import { parseDatabaseName } from '../core/resource-name.ts';
import { invalidArgument, type StatusError } from '../core/status-error.ts';
import type { RulesetRegistry, RulesIssue } from '../rules/registry-contract.ts';
import { callerOf } from '../transports/caller.ts';
import { type HttpRoute, readBody } from '../transports/gateway.ts';
import { documentsOf, readExport } from './export/read-export.ts';
import { writeExport } from './export/write-export.ts';
import { parseV1Registration, parseV2Registration } from './triggers/function-triggers.ts';
import type { TriggerDispatcher } from './triggers/trigger-dispatcher.ts';

interface RoutesOptions {
  readonly maintenance: EmbeddedFirestore;
  readonly registry: Pick<RulesetRegistry, 'load' | 'coverage' | 'coverageHtml'>;
  readonly dispatcher: Pick<TriggerDispatcher, 'register'>;
  readonly shutdown: () => void;
}

interface Route {
  readonly method: string;
  readonly path: RegExp;
  readonly handle: Handler;
}

type Handler = (request: AdminRequest) => AdminAnswer | Promise<AdminAnswer>;

interface AdminRequest {
  readonly parameters: readonly string[];
  readonly query: URLSearchParams;
  readonly body: string;
}

interface AdminAnswer {
  readonly contentType?: 'application/json' | 'text/html; charset=utf-8';
  readonly body: string;
  readonly afterwards?: () => void;
}

/** The official emulator encodes an empty message with these line breaks. */
const EMPTY_MESSAGE: AdminAnswer = { contentType: 'application/json', body: '{\n}\n' };

const NO_RULES =
  '<!doctype html><title>Firestore Rule Coverage Report</title><p>This project has no security rules.</p>\n';

const json = (value: unknown): AdminAnswer => ({
  contentType: 'application/json',
  body: JSON.stringify(value),
});

function route(line: string, handle: Handler): Route {
  const [method = '', pattern = ''] = line.split(' ');
  const path = pattern
    .replaceAll('.', '\\.')
    .replaceAll(/\{\w+\+\}/g, '(.+)')
    .replaceAll(/\{\w+\}/g, '([^/]+)');
  return { method, path: new RegExp(`^${path}$`), handle };
}

function adminRoutes({ maintenance, registry, dispatcher, shutdown }: RoutesOptions): readonly Route[] {
  const project = '/emulator/v1/projects/{project}';
  const documents = `${project}/databases/{database}/documents`;
  return [
    route('GET /', () => ({ body: 'Ok\n' })),
    route('POST /reset', () => {
      maintenance.reset();
      return { body: 'Resetting...\n' };
    }),
    route('POST /shutdown', () => ({ body: 'Shutting down...\n', afterwards: shutdown })),
    route(`DELETE ${documents}/?`, ({ parameters: [projectId = '', databaseId = ''] }) => {
      maintenance.clearDatabase(`projects/${projectId}/databases/${databaseId}`);
      return EMPTY_MESSAGE;
    }),
    route(`DELETE ${documents}/{path+}`, ({ parameters: [projectId = '', databaseId = '', path = ''] }) => {
      maintenance.deleteRecursively(`projects/${projectId}/databases/${databaseId}/documents/${path}`);
      return EMPTY_MESSAGE;
    }),
    route(`PUT ${project}:securityRules`, ({ parameters: [projectId = ''], body }) => {
      const { ignore_errors: ignoreErrors, rules } = readKeys(parsePayload(body), ['ignore_errors', 'rules']);
      const { issues } = registry.load(projectId, readFiles(rules), { ignoreErrors: ignoreErrors === true });
      return json(issues.length === 0 ? {} : { issues: [...issues, ...failureOf(issues)] });
    }),
    route(`GET ${project}:ruleCoverage`, ({ parameters: [projectId = ''] }) =>
      json(registry.coverage(projectId) ?? { rules: { files: [] } }),
    ),
    route(`GET ${project}:ruleCoverage.html`, ({ parameters: [projectId = ''] }) => ({
      contentType: 'text/html; charset=utf-8',
      body: registry.coverageHtml(projectId) ?? NO_RULES,
    })),
    ...['', '/databases/{database}'].flatMap((database) => [
      route(`POST ${project}${database}:export`, ({ body }) => exportDatabase(body, maintenance)),
      route(`POST ${project}${database}:import`, ({ body }) => importDatabase(body, maintenance)),
    ]),
    route(`PUT ${project}/triggers/{key}`, ({ parameters: [projectId = '', key = ''], body }) => {
      dispatcher.register(parseV1Registration(projectId, key, parsePayload(body)));
      return json({});
    }),
    route(`POST ${project}/eventarcTrigger`, ({ parameters: [projectId = ''], query, body }) => {
      const key = query.get('eventarcTriggerId') ?? '';
      if (key === '') throw invalidArgument('The trigger lacks its eventarcTriggerId.');
      const payload = parsePayload(body);
      dispatcher.register(parseV2Registration(projectId, key, payload));
      return json(payload);
    }),
  ];
}

/** The Firebase CLI's number for ERROR. With any other number the CLI says that the rules were updated. */
const CLI_ERROR = 3;

function failureOf(issues: readonly RulesIssue[]): readonly object[] {
  const first = issues.find(({ severity }) => severity === 'ERROR');
  if (first === undefined) return [];
  const description = 'These rules do not compile: the rules before them stay in force.';
  return [{ ...first, severity: CLI_ERROR, description }];
}

function readFiles(rules: unknown): { name: string; content: string }[] {
  const { files } = requireRecord(rules);
  if (!Array.isArray(files) || files.length === 0) throw invalidPayload();
  return files.map((file: unknown) => {
    const { name, content } = requireRecord(file);
    if (typeof content !== 'string') throw invalidPayload();
    return { name: readText(name ?? undefined), content };
  });
}

async function exportDatabase(body: string, { allDocuments }: EmbeddedFirestore): Promise<AdminAnswer> {
  const payload = readKeys(parsePayload(body), ['database', 'export_directory', 'export_name']);
  const { database } = parseDatabaseName(readText(payload.database));
  await writeExport({
    directory: readText(payload.export_directory),
    name: readText(payload.export_name) || `firestore_export_${Math.floor(Date.now() / 1000)}`,
    documents: allDocuments(database),
    now: Date.now,
  });
  return EMPTY_MESSAGE;
}

async function importDatabase(body: string, { importDocuments }: EmbeddedFirestore): Promise<AdminAnswer> {
  // Despite its name, `export_directory` is the path of the overall metadata file.
  const payload = readKeys(parsePayload(body), ['database', 'export_directory']);
  const target = parseDatabaseName(readText(payload.database));
  const contents = await readExport(readText(payload.export_directory));
  importDocuments(target.database, documentsOf(contents, target));
  return EMPTY_MESSAGE;
}

type JsonRecord = Readonly<Record<string, unknown>>;

function parsePayload(body: string): JsonRecord {
  if (body.trim() === '') return {};
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch (error) {
    throw invalidPayload(error);
  }
  return requireRecord(json);
}

function requireRecord(json: unknown): JsonRecord {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw invalidPayload();
  return Object.fromEntries(Object.entries(json));
}

function readKeys<Key extends string>(
  payload: JsonRecord,
  keys: readonly Key[],
): Partial<Record<Key, unknown>> {
  const values: Partial<Record<Key, unknown>> = {};
  for (const [name, value] of Object.entries(payload)) {
    const key = keys.find((candidate) => name === candidate || name === camelCase(candidate));
    if (key === undefined) throw invalidPayload();
    if (value !== null) values[key] = value;
  }
  return values;
}

/** Accepts numbers and booleans too, because the official emulator's JSON parser converts them to strings. */
function readText(value: unknown): string {
  if (value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return String(value);
  }
  throw invalidPayload();
}

function invalidPayload(cause?: unknown): StatusError {
  return invalidArgument("Payload isn't valid for request.", { cause });
}

function camelCase(key: string): string {
  return key.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}

const MAX_BODY_BYTES = 16 * 1024 * 1024;

export function createAdminRoutes(options: RoutesOptions): HttpRoute {
  const routes = adminRoutes(options);
  return {
    async handle(request, response, url) {
      for (const { method, path, handle } of routes) {
        const match = request.method === method ? path.exec(url.pathname) : null;
        if (match === null) continue;
        const body = await readBody(request, MAX_BODY_BYTES);
        // Called only because `callerOf` throws if the token is invalid. A request without an `authorization`
        // header is allowed.
        if (url.pathname.startsWith('/emulator/')) callerOf(request.headers.authorization);
        const parameters = match.slice(1).map(decodeSegment);
        const answer = await handle({ parameters, query: url.searchParams, body });
        if (answer.contentType !== undefined) response.setHeader('content-type', answer.contentType);
        response.end(answer.body, answer.afterwards);
        return true;
      }
      return false;
    },
  };
}

function decodeSegment(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    throw invalidArgument(`The path is not valid: ${text}`, { cause: error });
  }
}
