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

export interface Route {
  readonly host: string;
  readonly method: string;
  readonly path: RegExp;
  readonly answer: (call: Call, ...parts: string[]) => Answer;
}

export const ok = (body: unknown): Answer => ({ status: 200, body });

export function refusal(status: number, code: string, message: string): Answer {
  return { status, body: { error: { code: status, status: code, message } } };
}

export const notFound = (what: string) => refusal(404, 'NOT_FOUND', `${what} was not found.`);

export const jsonOf = (call: Call): unknown => JSON.parse(call.body.toString('utf8'));

/**
 * The first matching route answers, with the parts in braces as arguments. `*` matches one part of a path,
 * and `**` matches one or more.
 */
export function routesOf(host: string, table: Readonly<Record<string, Route['answer']>>): Route[] {
  return Object.entries(table).map(([line, answer]) => {
    const [method = '', path = ''] = line.split(' ');
    const pattern = path.replaceAll(/\*+|[{}]/g, (sign) => PATTERNS[sign] ?? sign);
    return { host, method, path: new RegExp(`^${pattern}$`), answer };
  });
}

const PATTERNS: Readonly<Record<string, string>> = { '*': '[^/:]+', '**': '.+', '{': '(', '}': ')' };
