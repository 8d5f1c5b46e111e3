/** One administrative endpoint. Method and path match exactly: a slash too many is another path. */
export interface AdminRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Matches the undecoded path; its groups become `parameters`, decoded. */
  readonly path: RegExp;
  handle(request: AdminRequest): AdminAnswer | Promise<AdminAnswer>;
}

export interface AdminRequest {
  readonly parameters: readonly string[];
  readonly query: URLSearchParams;
  readonly body: string;
}

export interface AdminAnswer {
  readonly contentType?: 'application/json' | 'text/html; charset=utf-8';
  readonly body: string;
  /** Runs once the answer has been handed to the network. */
  readonly afterwards?: () => void;
}

export function textAnswer(body: string): AdminAnswer {
  return { body };
}

export function jsonAnswer(json: unknown): AdminAnswer {
  return { contentType: 'application/json', body: JSON.stringify(json) };
}

/** An empty message as the official emulator prints it. */
export const EMPTY_MESSAGE: AdminAnswer = { contentType: 'application/json', body: '{\n}\n' };
