import { type ContractClient, ContractError } from '../contract/client.ts';

const NAMES: Readonly<Record<number, string>> = {
  1: 'cancelled',
  2: 'unknown',
  3: 'invalid-argument',
  4: 'deadline-exceeded',
  5: 'not-found',
  6: 'already-exists',
  7: 'permission-denied',
  8: 'resource-exhausted',
  9: 'failed-precondition',
  10: 'aborted',
  11: 'out-of-range',
  12: 'unimplemented',
  13: 'internal',
  14: 'unavailable',
  15: 'data-loss',
  16: 'unauthenticated',
};

/** firebase-admin numbers its errors as gRPC does; the contract knows them by name. */
function named(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'number') return error;
  return new ContractError(NAMES[error.code] ?? String(error.code), { cause: error });
}

export function withErrorNames(client: ContractClient): ContractClient {
  return new Proxy(client, {
    get: (target, property, receiver) => {
      const method: unknown = Reflect.get(target, property, receiver);
      if (typeof method !== 'function') return method;
      return async (...values: unknown[]): Promise<unknown> => {
        try {
          return (await Reflect.apply(method, target, values)) as unknown;
        } catch (error) {
          throw named(error);
        }
      };
    },
  });
}
