import * as React from 'react';

/**
 * React stores the call stack of each created element, which is slow, and prints it only in warnings. Above its
 * own limit React omits the stacks; the warnings stay.
 */
const key = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const internals: unknown = Reflect.get(React, key);

Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set() {},
});
