/** What an endpoint answers that does not answer JSON. */
export interface Reply {
  readonly contentType: string;
  readonly body: string | Buffer | AsyncIterable<string>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status?: number;
}
