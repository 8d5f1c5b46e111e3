import { type JsonObject, timestampText, toJson } from './evaluation/value-json.ts';
import { map } from './evaluation/values.ts';
import type { Verdict } from './judge.ts';
import type { Operation } from './operation.ts';

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

/** One record for each operation with the final outcome; the official emulator sends one a round. */
export function requestRecord(
  operation: Operation,
  verdict: Verdict,
  about: {
    readonly rules: string;
    readonly rulesReleaseKey: string;
    readonly requestId: string;
    readonly nowMillis: number;
    readonly requestNanos: bigint;
  },
): RequestRecord {
  // A query has no stored document; its place is shown empty.
  const resource = operation.method === 'list' ? map([['data', map([])]]) : operation.resource();
  return {
    rules: about.rules,
    time: new Date(about.nowMillis).toISOString(),
    rulesReleaseKey: about.rulesReleaseKey,
    requestId: about.requestId,
    outcome: verdict.outcome,
    granularAllowOutcomes: verdict.allows,
    rulesContext: {
      method: operation.method,
      path: operation.displayPath,
      time: timestampText(about.requestNanos),
      request: toJson(operation.request()),
      resource: toJson(resource),
    },
  };
}
