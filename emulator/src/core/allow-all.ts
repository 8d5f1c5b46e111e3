import type { Authorizer } from './authorizer.ts';

/** What holds for a project without rules: everything is allowed. */
export const allowAll: Authorizer = {
  authorizeGet: () => undefined,
  authorizeGets: () => undefined,
  authorizeList: () => undefined,
  authorizeWrites: () => undefined,
  onRulesChanged: () => () => undefined,
};
