import type { JsonObject } from './registry-contract.ts';

/** One message of the requests websocket. */
export interface RequestRecord {
  readonly rules: string;
  readonly time: string;
  readonly rulesReleaseKey: string;
  readonly requestId: string;
  readonly outcome: 'allow' | 'deny' | 'error';
  readonly granularAllowOutcomes: readonly { readonly line: number; readonly outcome: boolean }[];
  readonly rulesContext: {
    readonly method: string;
    readonly path: string;
    readonly time: string;
    readonly request: JsonObject;
    readonly resource: JsonObject;
  };
}
