import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  checkedFolders,
  complaintsAboutList,
  complaintsAboutOrder,
  findViolations,
} from '../../scripts/checks/boundaries.ts';
import { capabilityFolders, capabilityOrder, options } from '../../scripts/checks/dependency-rules.mjs';
import { repositoryRoot } from '../../scripts/process/repository.mjs';
import { temporaryTree } from './temporary-tree.ts';

type Case = readonly [rule: string, from: string, imports: string];

const forbidden: readonly Case[] = [
  ['no-unresolvable', 'web/src/a.ts', './nowhere.ts'],
  ['no-test-code-in-production', 'domain/src/a.ts', './target.test.ts'],
  ['domain-imports-only-zod', 'domain/src/b.ts', 'node:fs'],
  ['domain-imports-only-zod', 'domain/src/c.ts', 'express'],
  ['domain-imports-only-zod', 'domain/src/d.ts', 'firebase-admin/firestore'],
  ['domain-stands-alone', 'domain/src/e.ts', '../../web/src/target.ts'],
  ['domain-stands-alone', 'domain/src/f.ts', '../../functions/src/target.ts'],
  ['domain-stands-alone', 'domain/src/g.test.ts', '../../emulator/src/target.ts'],
  ['domain-shared-below-capabilities', 'domain/src/h.ts', './one/target.ts'],
  ['domain-shared-below-capabilities', 'domain/src/api/a.ts', '../forms/form.ts'],
  ['domain-capabilities-by-their-front', 'domain/src/two/a.ts', '../one/target.ts'],
  ['domain-capabilities-by-their-front', 'domain/src/two/b.ts', '../people/user-request.ts'],
  ['web-imports-only-domain', 'web/src/b.ts', '../../functions/src/target.ts'],
  ['web-imports-only-domain', 'web/src/c.ts', '../../emulator/src/target.ts'],
  ['functions-imports-only-domain', 'functions/src/a.ts', '../../web/src/target.ts'],
  ['functions-imports-only-domain', 'functions/src/b.ts', '../../emulator/src/target.ts'],
  ['emulator-stands-alone', 'emulator/src/a.ts', '../../domain/src/target.ts'],
  ['emulator-stands-alone', 'emulator/src/b.ts', '../../web/src/target.ts'],
  ['emulator-stands-alone', 'emulator/src/c.ts', '../../functions/src/target.ts'],
  ['web-shared-below-features', 'web/src/components/a.ts', '../features/one/target.ts'],
  ['web-shared-below-features', 'web/src/lib/a.ts', '../features/one/target.ts'],
  ['web-shared-below-features', 'web/src/config/a.ts', '../features/one/target.ts'],
  ['web-shared-below-features', 'web/src/components/b.ts', '../app/target.ts'],
  ['web-features-below-app', 'web/src/features/one/a.ts', '../../app/target.ts'],
  ['web-features-are-islands', 'web/src/features/one/b.ts', '../two/target.ts'],
  ['web-features-are-islands', 'web/src/features/one/admin/a.ts', '../../two/target.ts'],
  ['web-visitors-download-no-admin', 'web/src/features/one/public/a.ts', '../admin/target.ts'],
  ['web-visitors-download-no-admin', 'web/src/features/one/c.ts', './admin/target.ts'],
  ['functions-capabilities-by-their-front', 'functions/src/two/a.ts', '../one/target.ts'],
  ['functions-capabilities-by-their-front', 'functions/src/two/inner/a.ts', '../../one/target.ts'],
  ['functions-capabilities-by-their-front', 'functions/src/two/a-routes.ts', '../one/routes.ts'],
  ['functions-capabilities-by-their-front', 'functions/src/two/a-store.ts', '../one/target-store.ts'],
  ['functions-shared-below-capabilities', 'functions/src/c.ts', './one/target.ts'],
  ['functions-shared-below-capabilities', 'functions/src/d.ts', './http/target.ts'],
  ['functions-shared-below-capabilities', 'functions/src/config/a.ts', '../site/images.ts'],
  ['functions-shared-below-capabilities', 'functions/src/desk/a.ts', '../day/day-desk.ts'],
  ['no-test-code-in-production', 'functions/src/one/e.ts', '../world.fixture.ts'],
  ['functions-http-knows-express', 'functions/src/one/a.ts', 'express'],
  ['functions-http-knows-express', 'functions/src/store/a.ts', 'express'],
  ['functions-http-knows-express', 'functions/src/one/a-store.ts', 'express'],
  ['functions-http-knows-express', 'functions/src/identity/a.ts', 'helmet'],
  ['functions-store-knows-firestore', 'functions/src/one/b.ts', 'firebase-admin/firestore'],
  ['functions-store-knows-firestore', 'functions/src/http/a.ts', 'firebase-admin/firestore'],
  ['functions-store-knows-firestore', 'functions/src/one/a-routes.ts', '@google-cloud/firestore'],
  ['functions-services-below-http', 'functions/src/one/c.ts', '../http/target.ts'],
  ['functions-services-below-http', 'functions/src/one/d.ts', './routes.ts'],
  ['functions-services-below-http', 'functions/src/one/inner/a.ts', '../routes.ts'],
  ['functions-services-below-http', 'functions/src/store/b.ts', '../http/target.ts'],
  ['functions-services-below-http', 'functions/src/one/b-store.ts', '../http/target.ts'],
  ['functions-store-below-services', 'functions/src/store/c.ts', '../one/target.ts'],
  ['functions-store-below-services', 'functions/src/one/c-store.ts', './target.ts'],
  ['functions-http-below-routes', 'functions/src/http/b.ts', '../one/routes.ts'],
  ['functions-http-below-routes', 'functions/src/http/c.ts', '../store/target.ts'],
  ['functions-http-below-routes', 'functions/src/http/e.ts', '../one/target-store.ts'],
  ['functions-http-below-services', 'functions/src/http/d.ts', '../one/target.ts'],
  ['functions-store-beside-identity', 'functions/src/store/d.ts', '../identity/target.ts'],
  ['functions-store-beside-identity', 'functions/src/one/d-store.ts', '../identity/target.ts'],
  ['functions-identity-stands-alone', 'functions/src/identity/b.ts', '../one/target.ts'],
  ['functions-identity-stands-alone', 'functions/src/identity/c.ts', '../store/target.ts'],
  ['emulator-core-knows-no-wire', 'emulator/src/core/a.ts', 'node:http'],
  ['emulator-core-knows-no-wire', 'emulator/src/rules/a.ts', 'node:http2'],
  ['emulator-core-knows-no-wire', 'emulator/src/core/b.ts', '@grpc/grpc-js'],
  ['emulator-core-below-transports', 'emulator/src/core/c.ts', '../transports/target.ts'],
  ['emulator-core-below-transports', 'emulator/src/rules/b.ts', '../transports/target.ts'],
  ['emulator-core-below-transports', 'emulator/src/watch/a.ts', '../transports/target.ts'],
  ['emulator-core-below-all', 'emulator/src/core/d.ts', '../watch/target.ts'],
  ['emulator-rules-beside-streams', 'emulator/src/watch/b.ts', '../rules/target.ts'],
  ['emulator-rules-beside-streams', 'emulator/src/transports/b.ts', '../rules/target.ts'],
  ['emulator-streams-beside-rules', 'emulator/src/rules/c.ts', '../watch/target.ts'],
  ['emulator-transports-below-admin', 'emulator/src/transports/a.ts', '../admin/target.ts'],
  ['emulator-grpc-in-transports', 'emulator/src/admin/a.ts', 'protobufjs'],
];

const allowed: readonly (readonly [from: string, imports: string])[] = [
  ['domain/src/z.ts', 'zod/mini'],
  ['domain/src/z.test.ts', 'node:fs'],
  ['domain/src/api/all.ts', '../one/target.ts'],
  ['domain/src/api/endpoint.ts', '../people/roles.ts'],
  ['domain/src/two/z.ts', '../forms/form.ts'],
  ['web/src/app/z.ts', '../features/one/target.ts'],
  ['web/src/features/one/z.ts', '../../../../domain/src/target.ts'],
  ['web/src/features/one/admin/z.ts', '../public/target.ts'],
  ['functions/src/wiring/routes.ts', '../one/routes.ts'],
  ['functions/src/scheduled.ts', './one/target.ts'],
  ['functions/src/two/z.ts', '../site/images.ts'],
  ['functions/src/http/z.ts', 'express'],
  ['functions/src/one/z-routes.ts', 'express'],
  ['functions/src/one/y-routes.ts', './target.ts'],
  ['functions/src/one/z.ts', '../store/target.ts'],
  ['functions/src/one/y.ts', './target-store.ts'],
  ['functions/src/store/z.ts', 'firebase-admin/firestore'],
  ['functions/src/one/z-store.ts', 'firebase-admin/firestore'],
  ['functions/src/one/y-store.ts', '../store/target.ts'],
  ['functions/src/http/y.ts', '../../../domain/src/target.ts'],
  ['emulator/src/transports/z.ts', '@grpc/grpc-js'],
  ['emulator/src/transports/y.ts', 'node:http2'],
  ['emulator/src/transports/x.ts', '../watch/target.ts'],
  ['emulator/src/admin/z.ts', '../transports/target.ts'],
];

const TARGET = 'export const target = 1;\n';
const importing = (specifier: string) => `import * as target from '${specifier}';\nexport { target };\n`;

function tree(imports: readonly (readonly [from: string, imports: string])[]): string {
  const targets = imports
    .filter(([, specifier]) => specifier.startsWith('.') && specifier !== './nowhere.ts')
    .map(([from, specifier]) => join(dirname(from), specifier));
  return temporaryTree({
    ...Object.fromEntries(checkedFolders.map((folder) => [`${folder}/target.ts`, TARGET])),
    ...Object.fromEntries(targets.map((target) => [target, TARGET])),
    ...Object.fromEntries(imports.map(([from, specifier]) => [from, importing(specifier)])),
  });
}

describe('a forbidden import', () => {
  it('is reported under the name of its rule', async () => {
    const root = tree(forbidden.map(([, from, specifier]) => [from, specifier]));
    const { violations } = await findViolations(root, checkedFolders);
    for (const [rule, from, specifier] of forbidden) {
      expect(violations, `${from} imports ${specifier}`).toContainEqual(
        expect.objectContaining({ rule, from }),
      );
    }
  });

  it('is reported when it is of a type only', async () => {
    const root = tree([]);
    const wrong = temporaryTree({
      'functions/src/one/types.ts': "import type { Request } from 'express';\nexport type Mine = Request;\n",
    });
    expect((await findViolations(root, checkedFolders)).violations).toEqual([]);
    const { violations } = await findViolations(wrong, ['functions/src']);
    expect(violations.map(({ rule }) => rule)).toEqual(['functions-http-knows-express']);
  });

  it.each([
    [
      'values',
      (own: string, other: string) =>
        `import { ${other} } from './${other}.ts';\nexport const ${own} = () => ${other};\n`,
    ],
    [
      'types',
      (own: string, other: string) =>
        `import type { ${other} } from './${other}.ts';\nexport type ${own} = ${other}[];\n`,
    ],
  ])('is reported when two files need each other for %s', async (_what, file) => {
    const root = temporaryTree({
      'web/src/one.ts': file('one', 'two'),
      'web/src/two.ts': file('two', 'one'),
    });
    const { violations } = await findViolations(root, ['web/src']);
    expect(new Set(violations.map(({ rule }) => rule))).toEqual(new Set(['no-circular']));
  });

  it('has a case here for every rule', () => {
    const proven = new Set(['no-circular', ...forbidden.map(([rule]) => rule)]);
    expect(new Set(options.ruleSet?.forbidden?.map(({ name }) => name))).toEqual(proven);
  });
});

describe('an allowed import', () => {
  it('passes', async () => {
    expect((await findViolations(tree(allowed), checkedFolders)).violations).toEqual([]);
  });

  it('brings http only the types of a capability', async () => {
    const root = temporaryTree({
      'functions/src/one/csv.ts': 'export interface Csv {\n  name: string;\n}\n',
      'functions/src/http/reply.ts': "import type { Csv } from '../one/csv.ts';\nexport type Reply = Csv;\n",
    });
    expect((await findViolations(root, ['functions/src'])).violations).toEqual([]);
  });
});

describe('what capabilities import from one another', () => {
  const root = () =>
    tree([
      ['domain/src/two/a.ts', '../forms/form.ts'],
      ['domain/src/two/a.test.ts', '../one/target.ts'],
      ['functions/src/two/a.ts', '../site/images.ts'],
      ['functions/src/two/inner/b.ts', '../../site/audit.ts'],
      ['functions/src/two/c.ts', '../../../domain/src/one/target.ts'],
      ['functions/src/two/d.ts', '../store/target.ts'],
      ['functions/src/one/e.ts', './target.ts'],
    ]);

  it('is listed by package and capability', async () => {
    const { between } = await findViolations(root(), checkedFolders);
    expect(between).toEqual([
      '| domain | two | forms | form |',
      '| functions | two | site | audit, images |',
    ]);
  });

  it('has to be what the document says', () => {
    const document = (...rows: string[]) =>
      ['text', '| In | Capability | Imports |', '|---|---|---|', ...rows, '', 'text'].join('\n');
    const forms = '| domain | two | forms | form |';
    const site = '| domain | two | site | brand, images |';
    const [short, long] = ['| domain | two | forms |', '| domain | two | forms, site |'];
    expect(complaintsAboutList([forms, site], document(long))).toEqual([]);
    expect(complaintsAboutList([forms, site], document(short))).toEqual([
      expect.stringContaining(`lacks the row ${long}`),
      expect.stringContaining(`is not so: ${short}`),
    ]);
    expect(complaintsAboutList([forms], 'no table')).toHaveLength(1);
  });
});

describe('a check that looks at nothing', () => {
  it('is reported', async () => {
    const root = temporaryTree({ 'web/src/readme.md': 'no module' });
    const { emptyFolders, modules } = await findViolations(root, ['web/src', 'domain/src']);
    expect(emptyFolders).toEqual(['web/src', 'domain/src']);
    expect(modules).toBe(0);
  });
});

describe('the order of the capabilities', () => {
  const row = (floor: string, from: string, to: string) => `| ${floor} | ${from} | ${to} | target |`;

  it('allows what stands lower, and refuses each circle at the import that points up', () => {
    const down = row('functions', 'day', 'tournaments');
    const up = row('functions', 'tournaments', 'day');
    expect(complaintsAboutOrder([down])).toEqual([]);
    expect(complaintsAboutOrder([down, up])).toEqual([
      'functions: tournaments imports day, which comes after it in capabilityOrder',
    ]);
    const circle = [
      row('domain', 'play', 'forms'),
      row('domain', 'forms', 'day'),
      row('domain', 'day', 'play'),
    ];
    expect(complaintsAboutOrder(circle)).toHaveLength(2);
  });

  it('has every folder that counts as a capability', () => {
    const folders = ['domain/src', 'functions/src'].flatMap((floor) =>
      readdirSync(join(repositoryRoot, floor), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `${floor}/${name}/`),
    );
    const names = folders.flatMap((folder) =>
      capabilityFolders.flatMap((pattern) => new RegExp(pattern).exec(folder)?.[1] ?? []),
    );
    expect(new Set(names)).toEqual(new Set(capabilityOrder));
  });

  it('has a place for each capability', () => {
    expect(complaintsAboutOrder([row('domain', 'play', 'prizes')])).toEqual([
      'domain: play or prizes has no place in capabilityOrder',
    ]);
  });
});
