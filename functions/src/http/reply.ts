export interface Reply {
  readonly contentType: string;
  readonly body: string | Buffer | AsyncIterable<string>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status?: number;
}

/** A browser that follows a link to data downloads them and never shows them as a page of the site. */
export const AS_FILE = { 'Content-Disposition': 'attachment; filename="api.json"' } as const;
