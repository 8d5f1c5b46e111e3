import type { RulesetRegistry } from '../../rules/registry-contract.ts';
import type { AdminRoute } from '../admin-route.ts';

const NO_RULES =
  '<!doctype html><title>Firestore Rule Coverage Report</title><p>This project has no security rules.</p>\n';

export function ruleCoveragePageRoute(registry: Pick<RulesetRegistry, 'coverageHtml'>): AdminRoute {
  return {
    method: 'GET',
    path: /^\/emulator\/v1\/projects\/([^/]+):ruleCoverage\.html$/,
    handle: ({ parameters: [project = ''] }) => ({
      contentType: 'text/html; charset=utf-8',
      body: registry.coverageHtml(project) ?? NO_RULES,
    }),
  };
}
