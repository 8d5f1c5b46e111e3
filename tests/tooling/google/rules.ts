import { z } from 'zod';
import { jsonOf, notFound, ok, refusal, routesOf } from './call.ts';
import { PROJECT } from './project.ts';

const SourceSchema = z.object({
  source: z.object({ files: z.array(z.object({ name: z.string(), content: z.string() })) }),
});
const createTime = '2026-01-01T00:00:00Z';
const ReleaseSchema = z.object({ name: z.string(), rulesetName: z.string() });

export function createRulesApi() {
  const rulesets = new Map<string, z.infer<typeof SourceSchema>>();
  const releases = new Map<string, string>();
  const release = (body: unknown) => {
    const parsed = ReleaseSchema.safeParse(body);
    if (!parsed.success || !rulesets.has(parsed.data.rulesetName)) {
      return refusal(400, 'INVALID_ARGUMENT', 'A release needs a ruleset that exists.');
    }
    releases.set(parsed.data.name, parsed.data.rulesetName);
    return ok(parsed.data);
  };
  return {
    rulesets,
    releases,
    routes: routesOf('firebaserules.googleapis.com', {
      'POST /v1/projects/*:test': () => ok({}),
      'GET /v1/projects/*/releases': () =>
        ok({
          releases: [...releases].map(([name, rulesetName]) => ({ name, rulesetName, createTime })),
        }),
      'GET /v1/projects/*/rulesets': () => ok({ rulesets: [...rulesets.keys()].map((name) => ({ name })) }),
      'GET /v1/{projects/*/rulesets/*}': (_call, name) => {
        const source = rulesets.get(name);
        return source ? ok({ name, ...source }) : notFound(name);
      },
      'POST /v1/projects/*/rulesets': (call) => {
        const name = `projects/${PROJECT}/rulesets/${rulesets.size + 1}`;
        rulesets.set(name, SourceSchema.parse(jsonOf(call)));
        return ok({ name });
      },
      'POST /v1/projects/*/releases': (call) => release(jsonOf(call)),
      'PATCH /v1/{projects/*/releases/**}': (call, name) =>
        releases.has(name) ? release((jsonOf(call) as { release: unknown }).release) : notFound(name),
    }),
  };
}
