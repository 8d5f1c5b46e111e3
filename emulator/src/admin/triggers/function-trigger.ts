import type { ChangeKind, DocumentChange } from './document-change.ts';
import type { DocumentPattern } from './document-pattern.ts';

/** A background function that the Functions emulator asked to be told of changes. */
export interface FunctionTrigger {
  /** Region-qualified id: the last segment of the address that events go to. */
  readonly key: string;
  readonly project: string;
  readonly databaseId: string;
  readonly generation: 'v1' | 'v2';
  /** The pattern as registered; events repeat it. */
  readonly eventType: string;
  /** `written` is every change. */
  readonly event: ChangeKind | 'written';
  readonly matches: DocumentPattern;
}

export function wants(trigger: FunctionTrigger, change: DocumentChange): boolean {
  return (
    trigger.project === change.project &&
    trigger.databaseId === change.databaseId &&
    (trigger.event === 'written' || trigger.event === change.kind) &&
    trigger.matches(change.path)
  );
}
