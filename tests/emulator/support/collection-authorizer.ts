import type { Authorizer } from '../../../emulator/src/core/authorizer.ts';
import { StatusError } from '../../../emulator/src/core/status-error.ts';

export interface CollectionAuthorizer extends Authorizer {
  deny(collectionId: string): void;
  allow(collectionId: string): void;
}

/** The smallest authorizer there is: whole collections are closed or open. Transports are tested with it, rules with rules. */
export function createCollectionAuthorizer(): CollectionAuthorizer {
  const denied = new Set<string>();
  const listeners = new Set<(project: string) => void>();
  const changed = (): void => {
    for (const listener of listeners) listener(PROJECT);
  };
  const requireOpen = (collectionId: string | undefined): void => {
    if (collectionId !== undefined && denied.has(collectionId)) {
      throw new StatusError('PERMISSION_DENIED', `\nfalse for 'get' @ L5`);
    }
  };
  const collectionOf = (name: string): string | undefined => name.split('/').at(-2);
  return {
    authorizeGets: (_context, targets) => {
      for (const { name } of targets) requireOpen(collectionOf(name));
    },
    authorizeList: (_context, _parent, query) => requireOpen(query.from[0]?.collectionId),
    authorizeWrites: (_context, writes) => {
      for (const { name } of writes) requireOpen(collectionOf(name));
    },
    onRulesChanged: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    deny: (collectionId) => {
      denied.add(collectionId);
      changed();
    },
    allow: (collectionId) => {
      denied.delete(collectionId);
      changed();
    },
  };
}

export const PROJECT = 'demo-contract';
