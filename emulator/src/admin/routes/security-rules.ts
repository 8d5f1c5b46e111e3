import type { RulesetRegistry } from '../../rules/registry-contract.ts';
import { type AdminRoute, jsonAnswer } from '../admin-route.ts';
import { invalidPayload, parsePayload, readKeys, readText, requireRecord } from '../json-payload.ts';

const DEFAULT_FILE_NAME = 'security.rules';

/** `ignore_errors` is what the CLI sends on hot reload: errors come back as issues with status 200. */
export function securityRulesRoute(registry: Pick<RulesetRegistry, 'load'>): AdminRoute {
  return {
    method: 'PUT',
    path: /^\/emulator\/v1\/projects\/([^/]+):securityRules$/,
    handle: ({ parameters: [project = ''], body }) => {
      const { ignore_errors: ignoreErrors, rules } = readKeys(parsePayload(body), ['ignore_errors', 'rules']);
      const { issues } = registry.load(project, readFiles(rules), { ignoreErrors: ignoreErrors === true });
      return jsonAnswer(issues.length === 0 ? {} : { issues });
    },
  };
}

function readFiles(rules: unknown): { name: string; content: string }[] {
  const { files } = requireRecord(rules);
  if (!Array.isArray(files) || files.length === 0) throw invalidPayload();
  return files.map((file: unknown) => {
    const { name, content } = requireRecord(file);
    if (typeof content !== 'string') throw invalidPayload();
    return { name: readText(name ?? undefined) || DEFAULT_FILE_NAME, content };
  });
}
