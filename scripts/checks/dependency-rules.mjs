const packages = ['domain', 'emulator', 'functions', 'web'];
const testFile = '\\.(test|fixture)\\.tsx?$';

/**
 * `node_modules` links the name of each workspace package to its folder, so the resolved path begins with that
 * folder.
 *
 * @param {string} own
 * @param {string[]} [allowed]
 */
const otherPackages = (own, allowed = []) => ({
  path: `^(${packages.filter((name) => name !== own && !allowed.includes(name)).join('|')})/`,
});

/** @param {string[]} names */
const npm = (...names) => `(^|/)node_modules/(@types/)?(${names.join('|')})(/|$)`;

const firestoreClients = npm(
  '@google-cloud/firestore',
  'firebase-admin/(lib/)?(esm/)?firestore',
  'firebase/firestore',
  '@firebase/firestore',
);
const httpFrameworks = npm('express', 'express-serve-static-core', 'helmet');
const wireFormats = npm('@grpc/[^/]+', 'protobufjs', 'google-gax');
const networkBuiltins = '^(node:)?(https?|http2|net|tls|dgram)$';

const domainCapability = '^domain/src/(?!api/|contact/|time/|words/)([^/]+)/';
const functionsCapability =
  '^functions/src/(?!config/|desk/|http/|identity/|notices/|store/|wiring/)([^/]+)/';

/** A capability may import only the capabilities before it, so their imports form no cycle. */
export const capabilityOrder = [
  'people',
  'site',
  'questions',
  'forms',
  'tournaments',
  'fairness',
  'registrations',
  'day',
  'play',
  'seasons',
  'panel',
];

/**
 * Other capabilities may import only these files of a capability. In `web`, no capability imports another,
 * because routes combine capabilities.
 */
export const fronts = {
  domain: {
    forms: ['form'],
    people: ['person-name', 'naming', 'roles', 'session'],
    play: ['board/schema', 'board/scored'],
    questions: ['answers', 'form-field', 'question'],
    registrations: [
      'addressee',
      'confirmation',
      'consent/age-band',
      'member',
      'places/unit-day',
      'registration',
      'table-rank',
      'ticket',
      'ticket-room',
      'unit',
      'words/unit',
    ],
    site: ['brand'],
    tournaments: [
      'endpoints',
      'followed',
      'modality',
      'places/pause',
      'places/waitlist',
      'places/waitlist-limit',
      'places/window',
      'places/window-phase',
      'plan',
      'prizes',
      'public-stats',
      'series/series-name',
      'state',
      'tournament',
      'words/choices',
    ],
  },
  functions: {
    day: ['day-desk', 'rooms/delivery', 'rooms/drawn-rooms', 'roll/undo-marks'],
    fairness: ['no-shows', 'suspended'],
    people: ['attempts'],
    questions: ['answers', 'questions'],
    registrations: ['decisions', 'lookup', 'slots', 'view'],
    site: ['image-store', 'images', 'podium-cover', 'reading', 'settings', 'unused-images'],
    tournaments: [
      'cover/picture',
      'pages/link-page',
      'pages/page-filling',
      'pages/plan-filling',
      'pages/screen-page',
      'publish-due',
      'queries',
      'recorder',
      'rules-version',
      'soonest-first',
      'words',
    ],
  },
};

/** @param {keyof typeof fronts} name */
const frontOf = (name) =>
  Object.entries(fronts[name]).map(
    ([capability, files]) => `^${name}/src/${capability}/(${files.join('|')})\\.ts$`,
  );

const routes = ['^functions/src/.*[/-]routes\\.ts$'];
const stores = ['^functions/src/store/', '^functions/src/.*[/-]store\\.ts$'];

/**
 * @param {string} name
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['from']} from
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['to']} to
 */
const forbid = (name, from, to) => ({ name, severity: /** @type {const} */ ('error'), from, to });

/**
 * @param {string | string[]} path
 * @param {string | string[]} [except]
 */
const below = (path, except) => (except === undefined ? { path } : { path, pathNot: except });

const rules = [
  // An import that resolves to nothing is not checked by any other rule. The folder in `pathNot` contains only
  // type declarations.
  forbid('no-unresolvable', {}, { couldNotResolve: true, pathNot: '^@google-cloud/firestore/types/' }),
  forbid('no-circular', {}, { circular: true }),
  forbid(
    'no-test-code-in-production',
    below(`^(${packages.join('|')})/src/`, testFile),
    below([testFile, '^(emulator/test|tests)/']),
  ),
  forbid('domain-imports-only-zod', below('^domain/src/', testFile), {
    pathNot: ['^domain/src/', npm('zod')],
  }),
  forbid('domain-stands-alone', below('^domain/'), otherPackages('domain')),
  // An endpoint names the permission that it asks for; the table of all calls stands above.
  forbid(
    'domain-shared-below-capabilities',
    below('^domain/src/([^/]+$|api/|contact/|time/|words/)', ['^domain/src/api/all\\.ts$', testFile]),
    below(domainCapability, '^domain/src/people/roles\\.ts$'),
  ),
  forbid(
    'domain-capabilities-by-their-front',
    below(domainCapability, testFile),
    below(domainCapability, ['^domain/src/$1/', ...frontOf('domain')]),
  ),
  forbid('web-imports-only-domain', below('^web/'), otherPackages('web', ['domain'])),
  forbid('functions-imports-only-domain', below('^functions/'), otherPackages('functions', ['domain'])),
  forbid('emulator-stands-alone', below('^emulator/'), otherPackages('emulator')),
  // Components, lib and config serve the features, never the other way round.
  forbid(
    'web-shared-below-features',
    below('^web/src/(components|lib|config)/'),
    below('^web/src/(features|app)/'),
  ),
  forbid('web-features-below-app', below('^web/src/features/'), below('^web/src/app/')),
  // The route that needs two features composes them.
  forbid(
    'web-features-are-islands',
    below('^web/src/features/([^/]+)/'),
    below('^web/src/features/([^/]+)/', '^web/src/features/$1/'),
  ),
  forbid(
    'web-visitors-download-no-admin',
    below('^web/src/features/', ['^web/src/features/[^/]+/admin/', testFile]),
    below('^web/src/features/[^/]+/admin/'),
  ),
  forbid(
    'functions-capabilities-by-their-front',
    below(functionsCapability, testFile),
    below(functionsCapability, ['^functions/src/$1/', ...frontOf('functions')]),
  ),
  // Only what puts the parts together stands above them.
  forbid(
    'functions-shared-below-capabilities',
    below('^functions/src/([^/]+$|config/|desk/|notices/)', [
      '^functions/src/(app|index|production|push-sender|scheduled)\\.ts$',
      testFile,
    ]),
    below(['^functions/src/http/', functionsCapability]),
  ),
  forbid(
    'functions-http-knows-express',
    below('^functions/src/', ['^functions/src/http/', ...routes, testFile]),
    below(httpFrameworks),
  ),
  forbid(
    'functions-store-knows-firestore',
    below('^functions/src/', [...stores, testFile]),
    below(firestoreClients),
  ),
  forbid(
    'functions-services-below-http',
    below([functionsCapability, '^functions/src/store/'], [...routes, testFile]),
    below(['^functions/src/http/', ...routes]),
  ),
  forbid('functions-store-below-services', below(stores, testFile), below(functionsCapability, stores)),
  forbid(
    'functions-http-below-routes',
    below('^functions/src/http/', testFile),
    below([...routes, ...stores], '^functions/src/http/'),
  ),
  // It names the types of what a service gives it to send, and nothing else of them.
  forbid('functions-http-below-services', below('^functions/src/http/', testFile), {
    path: functionsCapability,
    dependencyTypesNot: ['type-only'],
  }),
  forbid('functions-store-beside-identity', below(stores, testFile), below('^functions/src/identity/')),
  forbid(
    'functions-identity-stands-alone',
    below('^functions/src/identity/', testFile),
    below(['^functions/src/(http|store)/', functionsCapability]),
  ),
  forbid(
    'emulator-core-knows-no-wire',
    below('^emulator/src/(core|rules)/', testFile),
    below([wireFormats, networkBuiltins]),
  ),
  forbid(
    'emulator-core-below-transports',
    below('^emulator/src/(core|rules|watch)/', testFile),
    below('^emulator/src/(transports|admin|launch)/'),
  ),
  forbid(
    'emulator-core-below-all',
    below('^emulator/src/core/', testFile),
    below('^emulator/src/(rules|watch)/'),
  ),
  forbid(
    'emulator-rules-beside-streams',
    below('^emulator/src/(watch|transports)/', testFile),
    below('^emulator/src/rules/'),
  ),
  forbid(
    'emulator-streams-beside-rules',
    below('^emulator/src/rules/', testFile),
    below('^emulator/src/watch/'),
  ),
  forbid(
    'emulator-transports-below-admin',
    below('^emulator/src/transports/', testFile),
    below('^emulator/src/(admin|launch)/'),
  ),
  // Exports and the events of functions are protobuf as well.
  forbid(
    'emulator-grpc-in-transports',
    below('^emulator/src/', ['^emulator/src/(transports|admin/(export|triggers))/', testFile]),
    below(npm('@grpc/[^/]+', 'protobufjs', 'google-gax')),
  ),
];

export const capabilityFolders = [domainCapability, functionsCapability];

/** @type {import('dependency-cruiser').ICruiseOptions} */
export const options = {
  ruleSet: { forbidden: rules },
  validate: true,
  tsPreCompilationDeps: true,
  combinedDependencies: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(^|/)(dist|coverage|node_modules/\\.)/|^(functions|emulator)/lib/' },
  skipAnalysisNotInRules: true,
  enhancedResolveOptions: {
    cachedInputFileSystem: { cacheDuration: 600_000 },
    exportsFields: ['exports'],
    conditionNames: ['import', 'require', 'node', 'default', 'types'],
    extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css', '.d.ts'],
  },
};
