export interface Reply {
  readonly contentType: string;
  readonly body: string | Buffer | AsyncIterable<string>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status?: number;
}

/** With this header a browser downloads the answer and does not show it as a page. */
export const AS_FILE = { 'Content-Disposition': 'attachment; filename="api.json"' } as const;
