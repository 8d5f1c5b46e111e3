import { createHash } from 'node:crypto';
import { z } from 'zod';
import { jsonOf, notFound, ok, refusal, routesOf } from './call.ts';
import { PROJECT } from './project.ts';

const FilesSchema = z.object({ files: z.record(z.string(), z.string()) });
const ConfigSchema = z.object({
  rewrites: z.array(z.looseObject({ regex: z.string().optional(), path: z.string().optional() })),
  headers: z.array(z.looseObject({ headers: z.record(z.string(), z.string()) })),
  cleanUrls: z.boolean(),
  trailingSlashBehavior: z.string(),
});
const ReleaseSchema = z.object({ type: z.string().optional() });
const FinalSchema = z.object({ status: z.literal('FINALIZED'), config: ConfigSchema });

export interface HostedVersion {
  readonly name: string;
  readonly files: Map<string, string>;
  config?: z.infer<typeof ConfigSchema>;
  status: 'CREATED' | 'FINALIZED';
}

const SITE = `projects/${PROJECT}/sites/${PROJECT}`;
const site = { name: SITE, type: 'DEFAULT_SITE', defaultUrl: `https://${PROJECT}.web.app` };

export function createHostingApi() {
  const versions: HostedVersion[] = [];
  const uploads = new Map<string, Buffer>();
  /**
   * Each entry is the name of a released version, or `SITE_DISABLE`, which takes the site down. The last entry
   * is in force.
   */
  const releases: string[] = [];
  const versionOf = (id: string) => versions.find(({ name }) => name.endsWith(`/versions/${id}`));
  const liveRelease = () => {
    const name = releases.at(-1);
    const version = versions.find((each) => each.name === name);
    if (name === undefined) return {};
    return {
      release: { name: `${SITE}/releases/${releases.length}`, version: { name, status: version?.status } },
    };
  };
  return {
    versions,
    uploads,
    releases,
    routes: [
      ...routesOf('firebasehosting.googleapis.com', {
        'GET /v1beta1/projects/*/sites/{*}': (_call, id) =>
          id === PROJECT ? ok(site) : notFound(`Site ${id}`),
        'GET /v1beta1/projects/*/sites': () => ok({ sites: [site] }),
        'POST /**/sites/*/versions': () => {
          const name = `${SITE}/versions/v${versions.length + 1}`;
          versions.push({ name, files: new Map(), status: 'CREATED' });
          return ok({ name, status: 'CREATED' });
        },
        'POST /**/versions/{*}:populateFiles': (call, id) => {
          const version = versionOf(id);
          if (!version) return notFound(`Version ${id}`);
          const { files } = FilesSchema.parse(jsonOf(call));
          for (const [path, hash] of Object.entries(files)) version.files.set(path, hash);
          const missing = [...new Set(Object.values(files))].filter((hash) => !uploads.has(hash));
          return ok({
            uploadRequiredHashes: missing,
            uploadUrl: `http://upload-firebasehosting.googleapis.com/upload/sites/${PROJECT}/versions/${id}/files`,
          });
        },
        'PATCH /**/versions/{*}': (call, id) => {
          const version = versionOf(id);
          if (!version) return notFound(`Version ${id}`);
          if ([...version.files.values()].some((hash) => !uploads.has(hash))) {
            return refusal(400, 'FAILED_PRECONDITION', 'Files of this version were not uploaded.');
          }
          Object.assign(version, FinalSchema.parse(jsonOf(call)));
          return ok({ name: version.name, status: version.status });
        },
        'POST /**/releases': (call) => {
          const { type } = ReleaseSchema.parse(jsonOf(call));
          if (type === 'SITE_DISABLE') {
            releases.push(type);
            return ok({ name: `${SITE}/releases/${releases.length}`, type });
          }
          const name = call.query.get('versionName') ?? '';
          const version = versions.find((each) => each.name === name);
          if (version?.status !== 'FINALIZED') {
            return refusal(400, 'FAILED_PRECONDITION', 'Only a finalized version can be released.');
          }
          releases.push(name);
          return ok({ name: `${SITE}/releases/${releases.length}`, version: { name } });
        },
        'GET /**/channels/live': () =>
          ok({ name: `${SITE}/channels/live`, url: `https://${PROJECT}.web.app`, ...liveRelease() }),
      }),
      ...routesOf('upload-firebasehosting.googleapis.com', {
        'POST /**/files/{*}': (call, hash) => {
          if (createHash('sha256').update(call.body).digest('hex') !== hash) {
            return refusal(400, 'INVALID_ARGUMENT', 'The content hash does not match.');
          }
          uploads.set(hash, call.body);
          return ok({});
        },
      }),
    ],
  };
}
