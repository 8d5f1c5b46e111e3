import type { Document, Micros, StructuredQuery } from '../core/model.ts';
import type { StatusError } from '../core/status-error.ts';
import type { BloomFilter } from './bloom-filter.ts';

export type TargetSelector =
  | { readonly kind: 'query'; readonly parent: string; readonly query: StructuredQuery }
  | { readonly kind: 'documents'; readonly names: readonly string[] };

export interface TargetRequest {
  /** Zero: the server picks. */
  readonly targetId: number;
  /** An error when the target itself made no sense: it is refused, and the stream goes on. */
  readonly selector: TargetSelector | StatusError;
  readonly resume: { readonly token: Uint8Array } | { readonly readTime: Micros } | null;
  /** The number of documents that the client holds for a target it resumes. */
  readonly expectedCount: number | null;
}

export type ListenRequest = { readonly database: string } & (
  | { readonly kind: 'add'; readonly target: TargetRequest }
  | { readonly kind: 'remove'; readonly targetId: number }
  | { readonly kind: 'none' }
);

export type ListenResponse =
  | {
      readonly kind: 'targetChange';
      readonly type: 'NO_CHANGE' | 'ADD' | 'REMOVE' | 'CURRENT' | 'RESET';
      readonly targetIds: readonly number[];
      readonly cause?: StatusError;
      /** The version from which a client may resume: set together with `readTime`. */
      readonly resumeToken?: Uint8Array;
      readonly readTime?: Micros;
    }
  | {
      readonly kind: 'documentChange';
      readonly document: Document;
      readonly targetIds: readonly number[];
      readonly removedTargetIds: readonly number[];
    }
  | {
      /** A delete says that the document is gone, a remove only that it is out of the targets. */
      readonly kind: 'documentDelete' | 'documentRemove';
      readonly name: string;
      readonly removedTargetIds: readonly number[];
      readonly readTime: Micros;
    }
  | {
      readonly kind: 'filter';
      readonly targetId: number;
      readonly count: number;
      /** Despite the name in the protocol, of all documents in the result: a client drops those that are not in it. */
      readonly unchangedNames: BloomFilter | null;
    };
