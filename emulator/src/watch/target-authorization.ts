import type { AuthorizationContext, Authorizer, Caller } from '../core/authorizer.ts';
import type { FirestoreService } from '../core/firestore-service.ts';
import { parseDatabaseName } from '../core/resource-name.ts';
import { StatusError } from '../core/status-error.ts';
import type { TargetSelector } from './listen-messages.ts';
import { lookupDocument } from './target.ts';

export interface Judge {
  /** Throws PERMISSION_DENIED; returns the documents that the verdict depends on. */
  judge(selector: TargetSelector): ReadonlySet<string>;
  canGet(name: string): boolean;
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * Judges the listens of one caller. What the rules looked up is remembered, so that a target is
 * judged again when one of those documents changes, and only then.
 */
export function createJudge(
  service: FirestoreService,
  authorizer: Authorizer,
  caller: Caller,
  database: string,
): Judge {
  if (caller.kind === 'admin') return { judge: () => NOTHING, canGet: () => true };
  const { auth } = caller;
  const { project } = parseDatabaseName(database);

  function context(seen: Set<string>): AuthorizationContext {
    return {
      project,
      database,
      auth,
      time: service.currentVersion(database),
      inTransaction: false,
      lookup: (name) => {
        seen.add(name);
        return lookupDocument(service, name, null);
      },
    };
  }

  return {
    judge: (selector) => {
      const seen = new Set<string>();
      if (selector.kind === 'query') {
        authorizer.authorizeList(context(seen), selector.parent, selector.query);
      } else {
        authorizer.authorizeGets(
          context(seen),
          selector.names.map((name) => ({ name, document: lookupDocument(service, name, null) })),
        );
      }
      return seen;
    },
    canGet: (name) => {
      try {
        authorizer.authorizeGet(context(new Set()), name, lookupDocument(service, name, null));
        return true;
      } catch (error) {
        if (error instanceof StatusError && error.status === 'PERMISSION_DENIED') return false;
        throw error;
      }
    },
  };
}
