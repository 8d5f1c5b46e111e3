/** One request as it arrived, under the host it was meant for. */
export interface Call {
  readonly method: string;
  readonly host: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** One method of an API: what the groups of its path match is handed over. */
export interface Route {
  readonly host: string;
  readonly method: string;
  readonly path: RegExp;
  readonly answer: (call: Call, groups: readonly string[]) => Answer;
}

export const ok = (body: unknown): Answer => ({ status: 200, body });

/** An error as Google's APIs word it. */
export function refusal(status: number, code: string, message: string): Answer {
  return { status, body: { error: { code: status, status: code, message } } };
}

export const notFound = (what: string) => refusal(404, 'NOT_FOUND', `${what} was not found.`);

export const jsonOf = (call: Call): unknown => JSON.parse(call.body.toString('utf8'));

/** The routes of one host, in the order in which they are asked. */
export function routesOf(
  host: string,
  table: readonly (readonly [method: string, path: RegExp, answer: Route['answer']])[],
): Route[] {
  return table.map(([method, path, answer]) => ({ host, method, path, answer }));
}
