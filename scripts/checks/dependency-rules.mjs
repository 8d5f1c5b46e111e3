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

/** @type {Omit<import('dependency-cruiser').IRegularForbiddenRuleType, 'severity'>[]} */
const rules = [
  {
    name: 'no-unresolvable',
    comment: 'An import that resolves to nothing is not checked by any other rule.',
    from: {},
    // The folder in `pathNot` contains only type declarations.
    to: { couldNotResolve: true, pathNot: '^@google-cloud/firestore/types/' },
  },
  {
    name: 'no-circular',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-test-code-in-production',
    from: { path: `^(${packages.join('|')})/src/`, pathNot: testFile },
    to: { path: [testFile, '^(emulator/test|tests)/'] },
  },
  {
    name: 'domain-imports-only-zod',
    from: { path: '^domain/src/', pathNot: testFile },
    to: { pathNot: ['^domain/src/', npm('zod')] },
  },
  {
    name: 'domain-stands-alone',
    from: { path: '^domain/' },
    to: otherPackages('domain'),
  },
  {
    name: 'domain-shared-below-capabilities',
    comment: 'An endpoint names the permission that it asks for; the table of all calls stands above.',
    from: {
      path: '^domain/src/([^/]+$|api/|contact/|time/|words/)',
      pathNot: ['^domain/src/api/all\\.ts$', testFile],
    },
    to: { path: domainCapability, pathNot: '^domain/src/people/roles\\.ts$' },
  },
  {
    name: 'domain-capabilities-by-their-front',
    from: { path: domainCapability, pathNot: testFile },
    to: { path: domainCapability, pathNot: ['^domain/src/$1/', ...frontOf('domain')] },
  },
  {
    name: 'web-imports-only-domain',
    from: { path: '^web/' },
    to: otherPackages('web', ['domain']),
  },
  {
    name: 'functions-imports-only-domain',
    from: { path: '^functions/' },
    to: otherPackages('functions', ['domain']),
  },
  {
    name: 'emulator-stands-alone',
    from: { path: '^emulator/' },
    to: otherPackages('emulator'),
  },
  {
    name: 'web-shared-below-features',
    comment: 'components, lib and config serve the features, never the other way round.',
    from: { path: '^web/src/(components|lib|config)/' },
    to: { path: '^web/src/(features|app)/' },
  },
  {
    name: 'web-features-below-app',
    from: { path: '^web/src/features/' },
    to: { path: '^web/src/app/' },
  },
  {
    name: 'web-features-are-islands',
    comment: 'The route that needs two features composes them.',
    from: { path: '^web/src/features/([^/]+)/' },
    to: { path: '^web/src/features/([^/]+)/', pathNot: '^web/src/features/$1/' },
  },
  {
    name: 'web-visitors-download-no-admin',
    from: { path: '^web/src/features/', pathNot: ['^web/src/features/[^/]+/admin/', testFile] },
    to: { path: '^web/src/features/[^/]+/admin/' },
  },
  {
    name: 'functions-capabilities-by-their-front',
    from: { path: functionsCapability, pathNot: testFile },
    to: { path: functionsCapability, pathNot: ['^functions/src/$1/', ...frontOf('functions')] },
  },
  {
    name: 'functions-shared-below-capabilities',
    comment: 'Only what puts the parts together stands above them.',
    from: {
      path: '^functions/src/([^/]+$|config/|desk/|notices/)',
      pathNot: ['^functions/src/(app|index|production|push-sender|scheduled)\\.ts$', testFile],
    },
    to: { path: ['^functions/src/http/', functionsCapability] },
  },
  {
    name: 'functions-http-knows-express',
    from: { path: '^functions/src/', pathNot: ['^functions/src/http/', ...routes, testFile] },
    to: { path: httpFrameworks },
  },
  {
    name: 'functions-store-knows-firestore',
    from: { path: '^functions/src/', pathNot: [...stores, testFile] },
    to: { path: firestoreClients },
  },
  {
    name: 'functions-services-below-http',
    from: { path: [functionsCapability, '^functions/src/store/'], pathNot: [...routes, testFile] },
    to: { path: ['^functions/src/http/', ...routes] },
  },
  {
    name: 'functions-store-below-services',
    from: { path: stores, pathNot: testFile },
    to: { path: functionsCapability, pathNot: stores },
  },
  {
    name: 'functions-http-below-routes',
    from: { path: '^functions/src/http/', pathNot: testFile },
    to: { path: [...routes, ...stores], pathNot: '^functions/src/http/' },
  },
  {
    name: 'functions-http-below-services',
    comment: 'It names the types of what a service gives it to send, and nothing else of them.',
    from: { path: '^functions/src/http/', pathNot: testFile },
    to: { path: functionsCapability, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'functions-store-beside-identity',
    from: { path: stores, pathNot: testFile },
    to: { path: '^functions/src/identity/' },
  },
  {
    name: 'functions-identity-stands-alone',
    from: { path: '^functions/src/identity/', pathNot: testFile },
    to: { path: ['^functions/src/(http|store)/', functionsCapability] },
  },
  {
    name: 'emulator-core-knows-no-wire',
    from: { path: '^emulator/src/(core|rules)/', pathNot: testFile },
    to: { path: [wireFormats, networkBuiltins] },
  },
  {
    name: 'emulator-core-below-transports',
    from: { path: '^emulator/src/(core|rules|watch)/', pathNot: testFile },
    to: { path: '^emulator/src/(transports|admin|launch)/' },
  },
  {
    name: 'emulator-core-below-all',
    from: { path: '^emulator/src/core/', pathNot: testFile },
    to: { path: '^emulator/src/(rules|watch)/' },
  },
  {
    name: 'emulator-rules-beside-streams',
    from: { path: '^emulator/src/(watch|transports)/', pathNot: testFile },
    to: { path: '^emulator/src/rules/' },
  },
  {
    name: 'emulator-streams-beside-rules',
    from: { path: '^emulator/src/rules/', pathNot: testFile },
    to: { path: '^emulator/src/watch/' },
  },
  {
    name: 'emulator-transports-below-admin',
    from: { path: '^emulator/src/transports/', pathNot: testFile },
    to: { path: '^emulator/src/(admin|launch)/' },
  },
  {
    name: 'emulator-grpc-in-transports',
    comment: 'Exports and the events of functions are protobuf as well.',
    from: {
      path: '^emulator/src/',
      pathNot: ['^emulator/src/(transports|admin/(export|triggers))/', testFile],
    },
    to: { path: npm('@grpc/[^/]+', 'protobufjs', 'google-gax') },
  },
];

export const capabilityFolders = [domainCapability, functionsCapability];

/** @type {import('dependency-cruiser').ICruiseOptions} */
export const options = {
  ruleSet: { forbidden: rules.map((rule) => ({ ...rule, severity: 'error' })) },
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
