import { z } from 'zod';
import { jsonOf, notFound, ok, routesOf } from './call.ts';

const PolicySchema = z.object({
  policy: z.looseObject({ bindings: z.array(z.object({ role: z.string(), members: z.array(z.string()) })) }),
});
const JobSchema = z.looseObject({ name: z.string(), schedule: z.string() });
const RepositorySchema = z.looseObject({ cleanupPolicies: z.record(z.string(), z.unknown()).optional() });

export function createFunctionSurroundings() {
  const policies = new Map<string, z.infer<typeof PolicySchema>['policy']>();
  const jobs = new Map<string, z.infer<typeof JobSchema>>();
  const repositories = new Map<string, z.infer<typeof RepositorySchema>>();
  return {
    policies,
    jobs,
    repositories,
    routes: [
      ...routesOf('run.googleapis.com', {
        'POST /v1/{**}:setIamPolicy': (call, name) => {
          const { policy } = PolicySchema.parse(jsonOf(call));
          policies.set(name, policy);
          return ok(policy);
        },
        'GET /v1/{**}:getIamPolicy': (_call, name) => ok(policies.get(name) ?? {}),
      }),
      ...routesOf('cloudscheduler.googleapis.com', {
        'GET /v1/{projects/*/locations/*/jobs/*}': (_call, name) =>
          jobs.has(name) ? ok(jobs.get(name)) : notFound(name),
        'POST /v1/projects/*/locations/*/jobs': (call) => {
          const job = JobSchema.parse(jsonOf(call));
          jobs.set(job.name, job);
          return ok(job);
        },
        'PATCH /v1/{projects/**/jobs/*}': (call, name) => {
          jobs.set(name, JobSchema.parse(jsonOf(call)));
          return ok(jobs.get(name));
        },
        'DELETE /v1/{projects/**/jobs/*}': (_call, name) => (jobs.delete(name) ? ok({}) : notFound(name)),
      }),
      ...routesOf('artifactregistry.googleapis.com', {
        'GET /v1/{projects/*/locations/*/repositories/*}': (_call, name) =>
          ok({ name, format: 'DOCKER', ...repositories.get(name) }),
        'PATCH /v1/{projects/*/locations/*/repositories/*}': (call, name) => {
          repositories.set(name, RepositorySchema.parse(jsonOf(call)));
          return ok(repositories.get(name));
        },
      }),
    ],
  };
}
