export interface Reply {
  readonly contentType: string;
  readonly body: string | Buffer | AsyncIterable<string>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status?: number;
}

/** A browser that opens an address of the API downloads the answer and never shows it as a page. */
export const AS_FILE = { 'Content-Disposition': 'attachment; filename="api.json"' } as const;
