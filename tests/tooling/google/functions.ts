import { z } from 'zod';
import { jsonOf, notFound, ok, routesOf } from './call.ts';
import { PROJECT, PROJECT_NUMBER } from './project.ts';
import { unpackZip } from './zip.ts';

const FunctionSchema = z.looseObject({
  name: z.string(),
  labels: z.record(z.string(), z.string()).optional(),
  buildConfig: z.looseObject({
    runtime: z.string(),
    entryPoint: z.string(),
    source: z.looseObject({ storageSource: z.object({ bucket: z.string(), object: z.string() }) }),
  }),
  serviceConfig: z.looseObject({ environmentVariables: z.record(z.string(), z.string()) }),
});

type DeployedFunction = z.infer<typeof FunctionSchema>;

const BUCKET = `gcf-v2-uploads-${PROJECT_NUMBER}-us-central1`;

export function createFunctionsApi() {
  const functions = new Map<string, DeployedFunction>();
  const archives = new Map<string, Buffer>();
  const running = (each: DeployedFunction): DeployedFunction => {
    const id = each.name.split('/').at(-1) ?? '';
    const location = each.name.split('/')[3] ?? '';
    return {
      ...each,
      state: 'ACTIVE',
      environment: 'GEN_2',
      url: `https://${id}-rehearsal-uc.a.run.app`,
      serviceConfig: {
        serviceAccountEmail: `${PROJECT_NUMBER}-compute@developer.gserviceaccount.com`,
        ...each.serviceConfig,
        uri: `https://${id}-rehearsal-uc.a.run.app`,
        service: `projects/${PROJECT}/locations/${location}/services/${id}`,
      },
    };
  };
  const operation = (name: string) => ok({ name: `operations/${name.replaceAll('/', '~')}`, done: false });
  return {
    functions,
    lastSource: () => {
      const archive = [...archives.values()].at(-1);
      if (archive === undefined) throw new Error('no source was uploaded');
      return unpackZip(archive);
    },
    routes: [
      ...routesOf('cloudfunctions.googleapis.com', {
        'GET /v1/projects/*/locations/-/functions': () => ok({}),
        'GET /v2/projects/*/locations/-/functions': () => ok({ functions: [...functions.values()] }),
        'POST /v2/projects/*/locations/{*}/functions:generateUploadUrl': () => {
          const object = `source-${archives.size + 1}.zip`;
          archives.set(object, Buffer.alloc(0));
          return ok({
            uploadUrl: `http://storage.googleapis.com/${BUCKET}/${object}?signature=rehearsal`,
            storageSource: { bucket: BUCKET, object },
          });
        },
        'POST /v2/projects/*/locations/*/functions': (call) => {
          const wanted = FunctionSchema.parse(jsonOf(call));
          functions.set(wanted.name, running(wanted));
          return operation(wanted.name);
        },
        'PATCH /v2/{projects/*/locations/*/functions/*}': (call, name) => {
          functions.set(name, running(FunctionSchema.parse(jsonOf(call))));
          return operation(name);
        },
        'DELETE /v2/{projects/*/locations/*/functions/*}': (_call, name) =>
          functions.delete(name) ? operation(name) : notFound(name),
        'GET /v2/operations/{**}': (_call, name) =>
          ok({ name, done: true, response: functions.get(name.replaceAll('~', '/')) ?? {} }),
      }),
      ...routesOf('storage.googleapis.com', {
        [`PUT /${BUCKET}/{*}`]: (call, object) => {
          archives.set(object, call.body);
          return ok({});
        },
      }),
    ],
  };
}
