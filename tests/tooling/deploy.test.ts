import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { argumentsOf } from '../../scripts/deploy/parts.ts';
import { programOf } from '../../scripts/process/programs.ts';
import { repositoryRoot } from '../../scripts/process/repository.mjs';
import { type Hosting, hostingOf } from '../../scripts/process/site-hosting.ts';
import { ok, refusal } from './google/call.ts';
import { PROJECT } from './google/project.ts';
import { configure, createCheckout, type Ended } from './google/rehearsal.ts';
import { createStandIn } from './google/stand-in.ts';
import { logInLocally, visit } from './google/visit.ts';

const location = `projects/${PROJECT}/locations/us-central1`;
const settingsFile = `functions/.env.${PROJECT}`;
const account = `copa-api@${PROJECT}.iam.gserviceaccount.com`;
const member = `serviceAccount:${account}`;
const built = '.cache/web/deployed';
const emulators = { VITE_FIRESTORE_EMULATOR: '127.0.0.1:8080', VITE_AUTH_EMULATOR: '127.0.0.1:9099' };

const google = await createStandIn();
const checkout = createCheckout();
let first: Ended;

const position = (method: string, url: RegExp) =>
  google.calls.findIndex((call) => call.method === method && url.test(`${call.host}${call.path}`));

beforeAll(async () => {
  google.firestore.databases.set('(default)', { type: 'FIRESTORE_NATIVE', locationId: 'nam5' });
  configure(checkout);
  const keys = await checkout.run(google, process.execPath, ['functions/push-keys.mjs']);
  checkout.write(settingsFile, `${checkout.read(settingsFile)}\n${keys.output}`);
  await checkout.run(google, process.execPath, ['scripts/deploy.mjs', '--prepare']);
  // Imitates a test that builds the demo's site in `web/dist` during the deployment.
  const onOutput = (said: string) =>
    said.includes('Building the API.') && checkout.write('web/dist/index.html', 'a site of the demo');
  first = await checkout.run(google, 'npm', ['run', 'deploy'], { environment: emulators, onOutput });
}, 300_000);

afterAll(async () => {
  await google.close();
  checkout.remove();
});

describe('the first deployment', () => {
  it('shows no secret, and adds nobody to those who may read them', () => {
    const { secrets } = google.identity;
    expect(secrets.size).toBe(3);
    for (const { versions, policy } of secrets.values()) {
      expect(first.output).not.toContain(versions.at(-1));
      expect(policy.bindings).toEqual([{ role: 'roles/secretmanager.secretAccessor', members: [member] }]);
    }
  });

  it('succeeds, and calls nothing that the stand-in does not know', () => {
    expect(first.output).toContain(`Deployed: https://${PROJECT}.web.app`);
    expect(first.output).toMatch(/^Waiting until Google has[^]*^Deploying functions and hosting/m);
    expect(first.output).toMatch(/^Look at .*yourself[^]*^App Check is off[^]*^The database[^]*^No backups/m);
    expect(first.code).toBe(0);
    expect(google.unknown).toEqual([]);
    // The Firebase CLI's call to IAM and the script's call to the site cannot be redirected.
    expect(new Set(google.strangers)).toEqual(new Set(['iam.googleapis.com:443', `${PROJECT}.web.app:443`]));
  });

  it('brings rules and indexes, then functions, then the site, which is uploaded before the functions change', () => {
    const order = [
      position('POST', /firestore.*\/indexes$/),
      position('POST', /firebaserules.*\/releases$/),
      position('POST', /firebasehosting.*\/versions$/),
      position('POST', /^upload-firebasehosting/),
      position('POST', /cloudfunctions.*\/functions$/),
      position('PATCH', /firebasehosting.*\/versions\/v1$/),
      position('POST', /firebasehosting.*\/releases$/),
    ];
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((left, right) => left - right));
  });

  it('puts our rules in force', () => {
    const ruleset = google.rules.releases.get(`projects/${PROJECT}/releases/cloud.firestore`) ?? '';
    expect(google.rules.rulesets.get(ruleset)?.source.files).toEqual([
      { name: 'firestore.rules', content: checkout.read('firestore.rules') },
    ]);
  });

  it('creates our indexes', () => {
    const { indexes } = checkout.json('firestore.indexes.json') as { indexes: unknown[] };
    expect(
      google.firestore.indexes.map(({ name, queryScope, fields }) => ({
        collectionGroup: name.split('/')[5],
        queryScope,
        fields: fields.slice(0, -1),
      })),
    ).toEqual(indexes);
  });

  it('go by themselves when they have expired', () => {
    const expiring = (collection: string) => [
      `projects/${PROJECT}/databases/(default)/collectionGroups/${collection}/fields/expiresAt`,
      { ttlConfig: {}, indexConfig: { indexes: [] } },
    ];
    const ending = [...google.firestore.fields].filter(([, { ttlConfig }]) => ttlConfig !== undefined);
    expect(ending).toMatchObject([expiring('mail'), expiring('pushes'), expiring('traces')]);
  });
});

describe('the source of the functions', () => {
  const screens = 'board invitation registration season tournament tournamentRules tournaments'.split(' ');
  const pages = screens.map((screen) => `pages/${screen}.html`);
  const bundles = ['index.cjs', 'push.cjs'];
  const isPart = (name: string) => /^lib\/part-[0-9A-Z]{8}\.cjs(?:\.LEGAL\.txt)?$/.test(name);

  it('holds the bundle in parts, its pages, a manifest and its lock file, and nothing else', () => {
    const fonts = readdirSync(join(repositoryRoot, 'functions', 'fonts')).map((file) => `cover/${file}`);
    const inLib = [...bundles, 'push.cjs.LEGAL.txt', 'cover/resvg.wasm', ...fonts, ...pages];
    const sent = [...google.functions.lastSource().keys()].filter((name) => !isPart(name));
    const files = ['package-lock.json', 'package.json', ...inLib.map((name) => `lib/${name}`)];
    expect(sent.toSorted()).toEqual(files.toSorted());
  });

  it('installs what the bundle asks for, and nothing of the workspace', () => {
    const source = google.functions.lastSource();
    const manifest = JSON.parse(String(source.get('package.json'))) as {
      main: string;
      dependencies: Record<string, string>;
    };
    expect(source.has(manifest.main)).toBe(true);
    const { packages } = checkout.json('package-lock.json') as {
      packages: Record<string, { version?: string }>;
    };
    for (const [name, version] of Object.entries(manifest.dependencies)) {
      const own = packages[`functions/node_modules/${name}`] ?? packages[`node_modules/${name}`];
      expect(version, name).toBe(own?.version);
    }
    const code = [...source.values()].map(String).join('');
    const required = [...code.matchAll(/\brequire\("([^"]+)"\)/g)]
      .map(([, name = '']) => name.replace(/^node:/, ''))
      .filter((name) => !builtinModules.includes(name) && !source.has(name.replace('./', 'lib/')));
    expect(required.length).toBeGreaterThan(0);
    for (const name of required) {
      expect(Object.keys(manifest.dependencies), name).toContain(/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0]);
    }
  });

  it('holds the pages of this build, and no path of this machine', () => {
    const source = google.functions.lastSource();
    for (const page of pages)
      expect(String(source.get(`lib/${page}`))).toBe(checkout.read(`${built}/.templates/${basename(page)}`));
    for (const [name, bytes] of source) {
      // Removes the bundler's relative paths to dependencies, because they contain the repository's path.
      const text = String(bytes).replaceAll(/(\.\.\/)+\S*/g, '');
      for (const path of [repositoryRoot, checkout.root]) expect(text.includes(path), name).toBe(false);
    }
  });
});

describe('the functions', () => {
  const settings = { COPA_SITE_URL: `https://${PROJECT}.web.app`, COPA_APP_CHECK: 'off' };

  it('are the three, as the program declares them', () => {
    const names = ['api', 'publishscheduled', 'sendpush'].map((name) => `${location}/functions/${name}`);
    expect([...google.functions.functions.keys()].toSorted()).toEqual(names);
    for (const each of google.functions.functions.values()) {
      expect(each).toMatchObject({
        labels: { 'firebase-functions-codebase': 'copa-fenix' },
        buildConfig: { runtime: 'nodejs22' },
        serviceConfig: {
          availableMemory: '512Mi',
          environmentVariables: settings,
          serviceAccountEmail: account,
        },
      });
      const { environmentVariables, secretEnvironmentVariables } = each.serviceConfig;
      for (const name of Object.keys(environmentVariables)) expect(name).not.toMatch(/SECRET|HASH|PRIVATE/);
      const own = each.name.endsWith('/sendpush') ? ['COPA_PUSH_PRIVATE_KEY'] : [];
      const names = ['COPA_STATUS_CODE_SECRET', 'COPA_SETUP_SECRET', ...own];
      expect(secretEnvironmentVariables).toMatchObject(
        names.map((key) => ({ key, secret: key, version: '1' })),
      );
    }
    const serviceConfig = { maxInstanceRequestConcurrency: 80, maxInstanceCount: 20 };
    expect(google.functions.functions.get(`${location}/functions/api`)).toMatchObject({ serviceConfig });
  });

  it('send to phones what comes into the outbox, and do not come again', () => {
    const eventTrigger = { serviceAccountEmail: account, retryPolicy: 'RETRY_POLICY_DO_NOT_RETRY' };
    expect(google.functions.functions.get(`${location}/functions/sendpush`)).toMatchObject({ eventTrigger });
  });

  it('may be called by anybody, and by the scheduler alone', () => {
    const invokers = [...google.around.policies].map(([name, { bindings }]) => [name, bindings]);
    expect(Object.fromEntries(invokers)).toEqual({
      [`${location}/services/api`]: [{ role: 'roles/run.invoker', members: ['allUsers'] }],
      [`${location}/services/publishscheduled`]: [{ role: 'roles/run.invoker', members: [member] }],
    });
  });

  it('publish what is due every minute', () => {
    expect([...google.around.jobs.values()]).toMatchObject([
      {
        name: `${location}/jobs/firebase-schedule-publishscheduled-us-central1`,
        schedule: 'every 1 minutes',
        httpTarget: { httpMethod: 'POST', uri: 'https://publishscheduled-rehearsal-uc.a.run.app' },
      },
    ]);
  });

  it('leave no images behind: nobody has to answer for how many days they are kept', () => {
    expect([...google.around.repositories.keys()]).toEqual([`${location}/repositories/gcf-artifacts`]);
    expect(JSON.stringify([...google.around.repositories.values()])).toContain('"action":"DELETE"');
  });
});

describe('the site', () => {
  const version = () => {
    const found = google.hosting.versions.find(({ name }) => name === google.hosting.releases.at(-1));
    if (!found) throw new Error('nothing is live');
    return found;
  };
  const textOf = (path: string) =>
    gunzipSync(google.hosting.uploads.get(version().files.get(path) ?? '') ?? '').toString('utf8');

  it('has every built file, byte for byte', () => {
    const folder = join(checkout.root, built);
    const files = checkout.shownFiles(built);
    expect([...version().files.keys()].toSorted()).toEqual(files.map((file) => `/${file}`).toSorted());
    const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
    for (const file of files) {
      const uploaded = google.hosting.uploads.get(version().files.get(`/${file}`) ?? '');
      expect(digest(gunzipSync(uploaded ?? '')), file).toBe(digest(readFileSync(join(folder, file))));
    }
  });

  it('sends calls and shared links to the function in its region, and screens to their page', () => {
    const { hosting } = checkout.json('firebase.json') as {
      hosting: { rewrites: Partial<Record<'source' | 'regex' | 'destination', string>>[] };
    };
    const run = { serviceId: 'api', region: 'us-central1' };
    expect(hosting.rewrites.length).toBeGreaterThan(4);
    expect(version().config?.rewrites).toEqual(
      hosting.rewrites.map(({ source, regex, destination }) => ({
        ...(source === undefined ? { regex } : { glob: source }),
        ...(destination === undefined ? { run } : { path: destination }),
      })),
    );
    expect(version().config).toMatchObject({ cleanUrls: true, trailingSlashBehavior: 'REMOVE' });
  });

  it('has the headers of firebase.json, which allow the styles of its pages', () => {
    const { hosting } = checkout.json('firebase.json') as { hosting: Hosting };
    expect(version().config?.headers).toEqual(
      hostingOf(hosting, join(checkout.root, built)).headers.map(({ source, headers }) => ({
        glob: source,
        headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
      })),
    );
  });

  it('is of this project and knows no emulator, though the shell that built it does', () => {
    const paths = [...version().files.keys()].filter((path) => /\.(js|html|webmanifest|xml|txt)$/.test(path));
    const whole = paths.map(textOf).join('\n');
    expect(whole).toContain(`VITE_FIREBASE_PROJECT_ID:\`${PROJECT}\``);
    expect(whole).toContain('VITE_FIREBASE_API_KEY:`AIzaRehearsal`');
    expect(whole).toContain(/^COPA_PUSH_PUBLIC_KEY=(B.+)$/m.exec(checkout.read(settingsFile))?.[1]);
    expect(whole).not.toMatch(/127\.0\.0\.1|:9099|:8080/);
    expect(textOf('/sitemap.xml')).toContain(`https://${PROJECT}.web.app/`);
    expect(textOf('/sitemap.xml')).not.toContain('copa-fenix.web.app');
  });
});

describe('a visitor of the deployed site', () => {
  it('proves to the API, within the policy of the page, that the call comes from it', async () => {
    const [version] = google.hosting.versions;
    if (!version) throw new Error('nothing is deployed');
    const { proofs, complaints } = await visit(
      `https://${PROJECT}.web.app`,
      '/acceso',
      version,
      google.hosting.uploads,
      { '/api/auth/setup/check': { needsSetup: false, setupConfigured: true, localLogin: true } },
      logInLocally,
    );
    expect(proofs).toEqual(['proof']);
    expect(complaints).toEqual([]);
  }, 300_000);
});

describe('a deployment after it', () => {
  let second: Ended;
  const sent = (method: string, url: RegExp) =>
    google.calls.filter((call) => call.method === method && url.test(`${call.host}${call.path}`));

  beforeAll(async () => {
    google.forget();
    checkout.write(settingsFile, checkout.read(settingsFile).replace('LIMIT_FACTOR=1', 'LIMIT_FACTOR=2'));
    google.firestore.leaveEarlier('seasons', 'tournamentIds');
    second = await checkout.run(google, process.execPath, ['scripts/deploy.mjs']);
  }, 300_000);

  it('builds and sends only what has changed', () => {
    expect(second.code).toBe(0);
    expect(second.output).not.toContain('Building the site');
    expect(sent('POST', /firebaserules.*rulesets$|\/indexes$|upload-firebasehosting/)).toEqual([]);
    expect(sent('POST', /cloudfunctions.*\/functions$|cloudscheduler|artifactregistry/)).toEqual([]);
    expect(google.hosting.releases.map((name) => name.split('/').at(-1))).toEqual(['v1', 'v2']);
  });

  it('removes indexes and exemptions of the earlier version once its functions no longer run', () => {
    const removals = [position('DELETE', /indexes\/earlier$/), position('PATCH', /tournamentIds$/)];
    expect(Math.min(...removals)).toBeGreaterThan(position('PATCH', /cloudfunctions/));
  });

  it('updates the functions with their settings and with the page that is live', () => {
    expect(sent('PATCH', /cloudfunctions/)).toHaveLength(3);
    const api = google.functions.functions.get(`${location}/functions/api`);
    expect(api?.serviceConfig.environmentVariables).toMatchObject({ COPA_RATE_LIMIT_FACTOR: '2' });
    const page = google.functions.lastSource().get('lib/pages/tournament.html');
    expect(String(page)).toBe(checkout.read(`${built}/.templates/tournament.html`));
  });
});

describe('a deployment that fails', { timeout: 300_000 }, () => {
  const full = 'Quota exceeded for site copa-ensayo';
  const compileError = {
    issues: [{ severity: 'ERROR', description: "Unexpected '}'.", sourcePosition: { line: 7, column: 3 } }],
  };

  it('by rules that do not compile says why, and leaves what comes after as it was', async () => {
    google.forget();
    google.failOn('POST', /^firebaserules.*:test$/, ok(compileError));
    const { code, output } = await checkout.run(google, process.execPath, ['scripts/deploy.mjs']);

    expect(code).toBe(1);
    expect(output).toMatch(/Compilation error in firestore\.rules:\n\[E\] 7:3 - Unexpected '}'/);
    expect(output).toMatch(
      /^Deploying firestore failed for the reason above \(not touched: functions and hosting; not touched: /m,
    );
    expect(output).not.toMatch(/^ {4}at /m);
    expect(google.calls.filter(({ host }) => /cloudfunctions|storage|^upload/.test(host))).toEqual([]);
  });

  // Only the Firebase CLI runs here; `scripts/deploy/parts.test.ts` tests what the script does when it fails.
  it('by a quota that is used up says why, and changes nothing', async () => {
    google.forget();
    google.failOn('POST', /^firebasehosting.*\/versions$/, refusal(429, 'RESOURCE_EXHAUSTED', full));
    // The Firebase CLI skips functions that have not changed, so the deployed ones are removed first.
    google.functions.functions.clear();
    const live = google.hosting.releases.length;
    const staged = { project: PROJECT, stage: join(checkout.root, '.cache', 'deploy') };
    const command = [programOf('firebase-tools', 'firebase'), ...argumentsOf('functions,hosting', staged)];
    const { code, output } = await checkout.run(google, process.execPath, command);
    expect(code).not.toBe(0);
    expect(output).toContain(full);
    expect(output).not.toMatch(/^ {4}at /m);
    expect(google.hosting.releases).toHaveLength(live);
    expect(google.functions.functions.size).toBe(0);
  });

  it('by Ctrl-C leaves no process that goes on with it', async () => {
    google.forget();
    const live = google.hosting.releases.length;
    let ended = false;
    const { code, output } = await checkout.run(google, process.execPath, ['scripts/deploy.mjs'], {
      onOutput: (said, end) => {
        if (!ended && said.includes('Deploying firestore')) end('SIGINT');
        ended ||= said.includes('Deploying firestore');
      },
    });
    expect(output).toContain('Stopping: what was not deployed yet stays as it was.');
    expect(code).toBe(130);
    expect(google.hosting.releases).toHaveLength(live);
  });
});
