export interface Reply {
  readonly contentType: string;
  readonly body: string | Buffer | AsyncIterable<string>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status?: number;
}

/** A browser that is led to data stores them: it never shows them as a page of the site. */
export const AS_FILE = { 'Content-Disposition': 'attachment; filename="api.json"' } as const;
