import type { RulesetRegistry } from '../../rules/registry-contract.ts';
import { type AdminRoute, jsonAnswer } from '../admin-route.ts';

export function ruleCoverageRoute(registry: Pick<RulesetRegistry, 'coverage'>): AdminRoute {
  return {
    method: 'GET',
    path: /^\/emulator\/v1\/projects\/([^/]+):ruleCoverage$/,
    handle: ({ parameters: [project = ''] }) =>
      jsonAnswer(registry.coverage(project) ?? { rules: { files: [] } }),
  };
}
