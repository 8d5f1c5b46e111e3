import { describe, expect, it } from 'vitest';
import {
  contextOf,
  createWorld,
  document,
  PROJECT,
  ROOT,
  user,
  verdictOf,
  type World,
} from '../../test/rules-registry.ts';

const rules = (condition: string) =>
  `service cloud.firestore {\n  match /databases/{d}/documents/a/{x} {\n    allow get: if ${condition};\n  }\n}`;

function get(world: World, path = 'a/1', project = PROJECT): string {
  const context = { ...contextOf(user('u1')), project };
  return verdictOf(() =>
    world.registry.authorizeGets(context, [{ name: `${ROOT}/${path}`, document: document(path, { n: 1 }) }]),
  );
}

function load(world: World, content: string, ignoreErrors = false) {
  return world.registry.load(PROJECT, [{ content }], { ignoreErrors });
}

describe('without rules', () => {
  it('everything is allowed and nothing reported', () => {
    const world = createWorld();
    const context = { ...contextOf(null), lookupAfter: () => null };
    const { registry } = world;
    expect(get(world)).toBe('allow');
    registry.authorizeGets(context, [{ name: `${ROOT}/a/1`, document: null }]);
    registry.authorizeWrites(context, []);
    expect(registry.coverage(PROJECT)).toBeNull();
    expect(registry.coverageHtml(PROJECT)).toBeNull();
    expect(world.records).toEqual([]);
  });
});

describe('loading', () => {
  it('replaces the rules of that project only', () => {
    const world = createWorld();
    expect(load(world, rules('false'))).toEqual({ issues: [] });
    expect(get(world)).toBe("\nfalse for 'get' @ L3");
    expect(get(world, 'a/1', 'other')).toBe('allow');
    load(world, rules('true'));
    expect(get(world)).toBe('allow');
  });

  it('refuses errors with their places and keeps rules and coverage', () => {
    const world = createWorld();
    load(world, rules('resource.data.n == 1'));
    get(world);
    const before = world.registry.coverage(PROJECT);
    expect(() => load(world, 'broken')).toThrow(
      expect.objectContaining({
        status: 'INVALID_ARGUMENT',
        message:
          "Error compiling rules:\nL1:1 mismatched input 'broken' expecting {'function', 'import', 'service', 'rules_version'}",
      }),
    );
    expect(load(world, 'broken', true).issues).toEqual([
      {
        severity: 'ERROR',
        description: "mismatched input 'broken' expecting {'function', 'import', 'service', 'rules_version'}",
        sourcePosition: { fileName: 'security.rules', line: 1, column: 1, currentOffset: 0, endOffset: 5 },
      },
    ]);
    expect(get(world, 'b/1')).toBe('No matching allow statements');
    expect(before?.report?.[0]?.values).toEqual([{ value: { boolValue: true }, count: 1 }]);
    expect(world.registry.coverage(PROJECT)).toEqual(before);
  });

  it('reports warnings of what it accepts', () => {
    expect(load(createWorld(), rules('x == y')).issues).toMatchObject([
      { severity: 'WARNING', description: 'Invalid variable name: y.' },
    ]);
  });

  it.each([[[]], [[{ content: rules('true') }, { content: rules('true') }]]])('wants one file', (files) => {
    expect(() => createWorld().registry.load(PROJECT, files, { ignoreErrors: true })).toThrow(
      'A ruleset must consist of exactly one file.',
    );
  });
});

describe('the default', () => {
  const file = (content: string) => ({ name: 'firestore.rules', content });

  it('is for every project that loaded none', () => {
    const world = createWorld();
    world.registry.setDefault(file(rules('false')));
    expect(get(world)).toBe("\nfalse for 'get' @ L3");
    load(world, rules('true'));
    expect(get(world)).toBe('allow');
    expect(get(world, 'a/1', 'other')).toBe("\nfalse for 'get' @ L3");
    world.registry.setDefault(file(rules('x == "1"')));
    expect(get(world, 'a/1', 'other')).toBe('allow');
    expect(get(world, 'a/2')).toBe('allow');
    expect(world.registry.coverage('other')?.rules.files).toEqual([file(rules('x == "1"'))]);
  });

  it('denies everything when it does not compile, until rules are loaded', () => {
    const world = createWorld();
    const position = { fileName: 'firestore.rules', line: 1, column: 1 };
    expect(world.registry.setDefault(file('broken')).issues).toMatchObject([{ sourcePosition: position }]);
    expect(get(world)).toBe('No matching allow statements');
    load(world, rules('true'));
    expect(get(world)).toBe('allow');
  });

  it('stays when the next one does not compile', () => {
    const world = createWorld();
    world.registry.setDefault(file('broken'));
    expect(get(world)).toBe('No matching allow statements');
    world.registry.setDefault(file(rules('true')));
    expect(get(world)).toBe('allow');
    world.registry.setDefault(file('broken'));
    expect(get(world)).toBe('allow');
    expect(get(world, 'a/1', 'other')).toBe('allow');
  });
});

describe('listeners', () => {
  it('hear of every change that took effect', () => {
    const world = createWorld();
    const heard: string[] = [];
    const stop = world.registry.onRulesChanged((project) => heard.push(project));
    load(world, rules('true'));
    load(world, 'broken', true);
    world.registry.setDefault({ name: 'a', content: rules('true') });
    get(world, 'a/1', 'other');
    world.registry.setDefault({ name: 'a', content: rules('false') });
    expect(heard).toEqual([PROJECT, 'other']);
    const late = createWorld();
    get(late);
    late.registry.onRulesChanged((project) => heard.push(`late ${project}`));
    late.registry.setDefault({ name: 'a', content: rules('false') });
    expect(heard.splice(2)).toEqual([`late ${PROJECT}`]);
    stop();
    load(world, rules('false'));
    expect(heard).toHaveLength(2);
  });
});

describe('coverage', () => {
  it('has no report for constant conditions', () => {
    const world = createWorld();
    load(world, rules('true'));
    get(world);
    expect(world.registry.coverage(PROJECT)).toEqual({
      rules: { files: [{ name: 'security.rules', content: rules('true') }] },
    });
  });

  it('counts the values of every expression but literals, and forgets on a load', () => {
    const world = createWorld();
    const source = rules('x == "1" || resource.data.gone');
    load(world, source);
    expect(world.registry.coverage(PROJECT)?.report?.[0]).not.toHaveProperty('values');
    get(world);
    get(world);
    get(world, 'a/2');
    const start = source.indexOf('x ==');
    const position = (from: number, length: number) => ({
      line: 3,
      column: 19 + from,
      currentOffset: start + from,
      endOffset: start + from + length - 1,
    });
    const error = {
      undefined: { sourcePosition: position(12, 18), causeMessage: 'Property gone is undefined on object.' },
    };
    expect(world.registry.coverage(PROJECT)?.report).toEqual([
      {
        sourcePosition: position(0, 30),
        values: [
          { value: { boolValue: true }, count: 2 },
          { value: error, count: 1 },
        ],
        children: [
          {
            sourcePosition: position(0, 8),
            values: [
              { value: { boolValue: true }, count: 2 },
              { value: { boolValue: false }, count: 1 },
            ],
            children: [
              {
                sourcePosition: position(0, 1),
                values: [
                  { value: { stringValue: '1' }, count: 2 },
                  { value: { stringValue: '2' }, count: 1 },
                ],
              },
            ],
          },
          {
            sourcePosition: position(12, 18),
            values: [
              { value: {}, count: 2 },
              { value: error, count: 1 },
            ],
            children: [
              {
                sourcePosition: position(12, 13),
                values: [{ value: { mapValue: { fields: { n: { intValue: '1' } } } }, count: 1 }],
                children: [expect.objectContaining({ sourcePosition: position(12, 8) })],
              },
            ],
          },
        ],
      },
    ]);
    load(world, source);
    expect(world.registry.coverage(PROJECT)?.report?.[0]).not.toHaveProperty('values');
  });

  it('has a root for each function body and let, in the order of the source', () => {
    const world = createWorld();
    load(
      world,
      `service cloud.firestore { function f(a) { let b = a + 1; return b == 2; } match /a { allow get: if f(1); } }`,
    );
    expect(
      world.registry.coverage(PROJECT)?.report?.map(({ sourcePosition }) => sourcePosition.column),
    ).toEqual([51, 65, 100]);
  });

  it('keeps a bounded number of values', () => {
    const world = createWorld();
    load(world, rules('x != ""'));
    const long = 'y'.repeat(1400);
    for (let index = 0; index < 500; index += 1) get(world, `a/${long}${index}`);
    const [name] = world.registry.coverage(PROJECT)?.report?.[0]?.children ?? [];
    expect(name?.values?.length).toBe(71);
  });

  it('is a page as well, with nothing of the source taken for markup', () => {
    const world = createWorld();
    load(world, rules('x == "<b>&"'));
    get(world);
    const page = world.registry.coverageHtml(PROJECT) ?? '';
    expect(page).toContain('<title>Firestore Rule Coverage Report</title>');
    expect(page).toContain('x == &quot;&lt;b&gt;&amp;&quot;');
    expect(page).not.toContain('<b>');
  });
});

describe('the monitor', () => {
  it('gets a record of each evaluation', () => {
    const world = createWorld();
    load(world, rules('resource.data.n == 1 && x == "1"'));
    get(world);
    get(world, 'a/2');
    expect(
      world.records.map(({ outcome, requestId, granularAllowOutcomes }) => [
        outcome,
        requestId,
        granularAllowOutcomes,
      ]),
    ).toEqual([
      ['allow', 'request-1', [{ line: 3, outcome: true }]],
      ['deny', 'request-2', [{ line: 3, outcome: false }]],
    ]);
    expect(world.records[0]).toMatchObject({
      rules: rules('resource.data.n == 1 && x == "1"'),
      time: '2024-02-29T12:00:00.500Z',
      rulesReleaseKey: `projects/${PROJECT}/releases/cloud.firestore1`,
      rulesContext: {
        method: 'get',
        path: '/databases/(default)/documents/a/1',
        time: '2024-02-29T12:00:00.123Z',
        request: {
          mapValue: {
            fields: {
              auth: { mapValue: { fields: { uid: { stringValue: 'u1' } } } },
              inTransaction: { boolValue: false },
              method: { stringValue: 'get' },
              path: {
                pathValue: {
                  segments: [
                    { simple: 'databases' },
                    { simple: '(default)' },
                    { simple: 'documents' },
                    { simple: 'a' },
                    { simple: '1' },
                  ],
                },
              },
              time: { timestampValue: '2024-02-29T12:00:00.123Z' },
            },
          },
        },
        resource: { mapValue: { fields: { id: { stringValue: '1' } } } },
      },
    });
  });

  it('tells an error from a refusal', () => {
    const world = createWorld();
    for (const condition of ['1 / 0 == 1', 'false', '1 / 0 == 1; allow get: if false']) {
      load(world, rules(condition));
      get(world);
    }
    world.registry.load(PROJECT, [{ content: 'service cloud.firestore {}' }], { ignoreErrors: false });
    get(world);
    expect(world.records.map(({ outcome }) => outcome)).toEqual(['error', 'deny', 'deny', 'deny']);
  });
});
