import { describe, expect, it } from 'vitest';
import {
  contextOf,
  createWorld,
  document,
  PROJECT,
  query,
  ROOT,
  user,
  verdictOf,
  writeOf,
} from '../../test/rules-registry.ts';
import type { AuthContext } from '../core/authorizer.ts';
import type { Document } from '../core/model.ts';

function inDocuments(body: string, version: '1' | '2' = '2'): string {
  return `rules_version = '${version}';
service cloud.firestore {
match /databases/{database}/documents {
${body}
}
}`;
}

function load(source: string) {
  const world = createWorld();
  world.registry.load(PROJECT, [{ content: source }], { ignoreErrors: false });
  return world;
}

function get(
  source: string,
  path: string,
  {
    auth = null,
    stored = document(path, {}),
    others = [],
  }: { auth?: AuthContext | null; stored?: Document | null; others?: readonly Document[] } = {},
): string {
  const { registry } = load(source);
  return verdictOf(() =>
    registry.authorizeGets(contextOf(auth, others), [{ name: `${ROOT}/${path}`, document: stored }]),
  );
}

describe('matching', () => {
  it.each([
    ['/cities/{c}', '2', 'cities/a', true],
    ['/cities/{c}', '2', 'cities/a/streets/b', false],
    ['/cities/{c}', '2', 'towns/a', false],
    ['/cities/a', '2', 'cities/a', true],
    ['/cities/a', '2', 'cities/b', false],
    ['/{all=**}', '1', 'cities/a', true],
    ['/{all=**}', '2', 'cities/a/streets/b', true],
    ['/cities/{all=**}', '1', 'cities/a/streets/b', true],
    ['/cities/{c}/{rest=**}', '1', 'cities/a', false],
    ['/cities/{c}/{rest=**}', '1', 'cities/a/streets/b', true],
    ['/cities/{c}/{rest=**}', '2', 'cities/a', true],
    ['/{path=**}/songs/{id}', '2', 'songs/a', true],
    ['/{path=**}/songs/{id}', '2', 'albums/a/songs/b', true],
    ['/{path=**}/songs/{id}', '2', 'albums/a', false],
    ['/{path=**}/songs/{id}', '1', 'albums/a/songs/b', false],
    ['/a/{x=**}/b/{y}', '2', 'a/1/b/2', true],
    ['/a/{x=**}/b/{y}', '2', 'a/b/b/b', true],
    ['/a/{x=**}/b/{y}', '2', 'a/1', false],
  ] as const)('%s in version %s on %s: %s', (pattern, version, path, allowed) => {
    const source = inDocuments(`match ${pattern} { allow read; }`, version);
    expect(get(source, path)).toBe(allowed ? 'allow' : 'No matching allow statements');
  });

  it.each([
    ['match /a/{x} { allow read: if x == "1"; }', 'a/1'],
    ['match /a/{x} { allow read: if x is string && database == "(default)"; }', 'a/1'],
    ['match /a/{x=**} { allow read: if x is path && x == /1/b/2; }', 'a/1/b/2'],
    ['match /a/{x}/{rest=**} { allow read: if rest == path(""); }', 'a/1'],
    ['match /a/{x} { match /b/{y} { allow read: if x + y == "12"; } }', 'a/1/b/2'],
    ['match /a/{x} { match /b/{x} { allow read: if x == "2"; } }', 'a/1/b/2'],
    [
      'match /{a=**} { match /b/{y} { match /{c=**} { allow read: if y == "2" && c == /d/4; } } }',
      'a/1/b/2/d/4',
    ],
  ])('%s binds the wildcards of %s', (body, path) => {
    expect(get(inDocuments(body), path)).toBe('allow');
  });

  it('ignores patterns outside the documents', () => {
    expect(get('service cloud.firestore { match /a/{x} { allow read; } }', 'a/1')).toBe(
      'No matching allow statements',
    );
  });

  it('read and write stand for their parts', () => {
    const { registry } = load(
      inDocuments('match /a/{x} { allow read, delete; } match /b/{x} { allow write; }'),
    );
    const context = { ...contextOf(null), lookupAfter: () => null };
    const doc = document('a/1', {});
    const other = document('b/1', {});
    expect(verdictOf(() => registry.authorizeList(context, ROOT, query('a')))).toBe('allow');
    expect(verdictOf(() => registry.authorizeList(context, ROOT, query('b')))).not.toBe('allow');
    expect(verdictOf(() => registry.authorizeWrites(context, [writeOf('delete', doc, null)]))).toBe('allow');
    expect(verdictOf(() => registry.authorizeWrites(context, [writeOf('create', null, doc)]))).not.toBe(
      'allow',
    );
    for (const write of [
      writeOf('create', null, other),
      writeOf('update', other, other),
      writeOf('delete', other, null),
    ]) {
      expect(verdictOf(() => registry.authorizeWrites(context, [write]))).toBe('allow');
    }
  });

  it('knows collection groups in version 2 only', () => {
    const verdict = (version: '1' | '2') => {
      const { registry } = load(inDocuments('match /{all=**} { allow list; }', version));
      return verdictOf(() => registry.authorizeList(contextOf(null), ROOT, query('a', {}, true)));
    };
    expect(verdict('2')).toBe('allow');
    expect(verdict('1')).toBe('No matching allow statements');
  });

  it('ORs all that match, and an error matters to nobody else', () => {
    const body = `match /a/{x} { allow read: if 1 / 0 == 1; allow get: if false; }
      match /{any=**} { allow read: if true; }`;
    expect(get(inDocuments(body), 'a/1')).toBe('allow');
  });
});

describe('functions', () => {
  it('see where they were declared', () => {
    const body = `match /a/{x} {
      function outer() { return x == "1"; }
      match /b/{y} {
        function x() { return "function"; }
        function inner() { let x = "shadow"; return outer() && y == "2" && x == "shadow" && x() == "function"; }
        allow read: if inner();
      }
    }`;
    expect(get(inDocuments(body), 'a/1/b/2')).toBe('allow');
  });

  it('inside shadow those outside', () => {
    const body = `function f() { return false; }
      match /a/{x} { function f() { return true; } allow read: if f(); }
      match /b/{x} { allow read: if f(); }`;
    expect(
      get(`function f() { return 1; }\n${inDocuments(body).replace("rules_version = '2';\n", '')}`, 'a/1'),
    ).toBe('allow');
    expect(get(inDocuments(body), 'b/1')).toBe("\nfalse for 'get' @ L6");
  });

  it('may hide request, and use an argument that fails or not', () => {
    const body = `match /a/{x} {
      function hidden(request) { return request == 1; }
      function unused(a) { let b = 1 / 0; return true; }
      allow get: if hidden(1) && unused(resource.data.missing);
    }`;
    expect(get(inDocuments(body), 'a/1')).toBe('allow');
  });

  it('compute a let once', () => {
    const { registry, logs } = load(
      inDocuments(
        'match /a/{x} { function f() { let a = debug(1); return a == 1 && a == 1; } allow get: if f(); }',
      ),
    );
    registry.authorizeGets(contextOf(null), [{ name: `${ROOT}/a/1`, document: null }]);
    expect(logs).toEqual(['debug: {"intValue":"1"}']);
  });

  it('fail with the wrong number of arguments', () => {
    const body = 'match /a/{x} { function f(a) { return true; } allow get: if f(); }';
    expect(get(inDocuments(body), 'a/1')).toBe("\nFunction not found error: Name: [f]. for 'get' @ L4");
  });

  it('call one another 21 deep within the 1000 expressions', () => {
    const chain = Array.from(
      { length: 21 },
      (_, index) => `function f${index}() { return ${index < 20 ? `f${index + 1}()` : 'true'}; }`,
    );
    expect(get(inDocuments(`${chain.join('\n')} match /a/{x} { allow get: if f0(); }`), 'a/1')).toBe('allow');
  });

  it('doubling at each level ends at the 1000th expression', () => {
    const chain = Array.from(
      { length: 20 },
      (_, index) =>
        `function f${index}(a) { return ${index < 19 ? `f${index + 1}(a) && f${index + 1}(a)` : 'a == a'}; }`,
    );
    expect(get(inDocuments(`${chain.join('\n')} match /a/{x} { allow get: if f0(1); }`), 'a/1')).toMatch(
      /maximum of 1000 expressions/,
    );
  });
});

describe('bindings', () => {
  const auth = user('u1', {
    email: 'ana@example.com',
    email_verified: true,
    admin: true,
    level: 3,
    ratio: 0.5,
    firebase: { sign_in_provider: 'google.com', identities: { email: ['ana@example.com'] } },
  });
  const stored = document('a/1', {
    n: 1,
    f: 1.5,
    s: 'x',
    b: true,
    nothing: null,
    list: [1, 'a'],
    map: { k: 1 },
  });

  it.each([
    'request.auth.uid == "u1"',
    'request.auth.token.email == "ana@example.com"',
    'request.auth.token.sub == "u1"',
    'request.auth.token.level is int && request.auth.token.ratio is float',
    'request.auth.token.firebase.sign_in_provider == "google.com"',
    'request.auth.token.firebase.identities.email[0] == "ana@example.com"',
    '!("missing" in request.auth.token)',
    'request.method == "get"',
    'request.path == /databases/(default)/documents/a/1',
    'request.path[4] == "1"',
    'request.time == timestamp.date(2024, 2, 29) + duration.time(12, 0, 0, 123000000)',
    '!("resource" in request)',
    'resource.id == "1"',
    'resource["__name__"] == /databases/$(database)/documents/a/$(x)',
    'resource.data == {"n": 1, "f": 1.5, "s": "x", "b": true, "nothing": null, "list": [1, "a"], "map": {"k": 1}}',
    'resource.data.n is int && resource.data.f is float',
    'resource.data.keys().hasOnly(["n", "f", "s", "b", "nothing", "list", "map"])',
  ])('%s', (condition) => {
    expect(get(inDocuments(`match /a/{x} { allow get: if ${condition}; }`), 'a/1', { auth, stored })).toBe(
      'allow',
    );
  });

  it.each([
    ['request.auth == null', 'allow'],
    ['request.auth.uid == "u1"', "\nNull value error. for 'get' @ L4"],
    ['request.resource == null', "\nProperty resource is undefined on object. for 'get' @ L4"],
    ['resource == null', 'allow'],
    ['resource.data.x == 1', "\nNull value error. for 'get' @ L4"],
  ])('nobody reading nothing: %s', (condition, expected) => {
    expect(get(inDocuments(`match /a/{x} { allow get: if ${condition}; }`), 'a/1', { stored: null })).toBe(
      expected,
    );
  });

  it.each([
    ['{ kind: timestamp }', { kind: 'timestamp', micros: 1_500_000n } as const, 'v == timestamp.value(1500)'],
    [
      '{ kind: geoPoint }',
      { kind: 'geoPoint', latitude: 1, longitude: 2 } as const,
      'v == latlng.value(1, 2)',
    ],
    ['{ kind: bytes }', { kind: 'bytes', value: Uint8Array.from([1]) } as const, 'v == b"\\x01"'],
    [
      '{ kind: reference }',
      { kind: 'reference', name: `${ROOT}/b/2` } as const,
      'v == /databases/(default)/documents/b/2',
    ],
    ['{ kind: integer }', { kind: 'integer', value: 9007199254740993n } as const, 'v == 9007199254740993'],
  ])('%s', (_, value, condition) => {
    const source = inDocuments(
      `match /a/{x} { function t(v) { return ${condition}; } allow get: if t(resource.data.v); }`,
    );
    const typed = { ...document('a/1', {}), fields: new Map([['v', value]]) };
    expect(get(source, 'a/1', { stored: typed })).toBe('allow');
  });

  const before = document('a/1', { n: 1 });
  const after = document('a/1', { n: 2 });

  it.each([
    [
      'create',
      writeOf('create', null, after),
      'resource == null && request.resource.data.n == 2 && request.resource.id == "1"',
    ],
    [
      'update',
      writeOf('update', before, after),
      'request.resource.data.diff(resource.data).affectedKeys().hasOnly(["n"])',
    ],
    ['delete', writeOf('delete', before, null), 'request.resource == null && resource.data.n == 1'],
    [
      'update',
      writeOf('update', before, after),
      'request.method == "update" && request.inTransaction && request.writeFields == null',
    ],
    [
      'update',
      { ...writeOf('update', before, after), writeFields: [['n']], transformFields: [['t', 'u']] },
      'request.writeFields == ["n", "t.u"] && request.transforms == ["t.u"]',
    ],
  ] as const)('%s of %#', (method, write, condition) => {
    const { registry } = load(inDocuments(`match /a/{x} { allow ${method}: if ${condition}; }`));
    const context = { ...contextOf(null), lookupAfter: () => null };
    expect(verdictOf(() => registry.authorizeWrites(context, [write]))).toBe('allow');
  });
});

describe('document access', () => {
  const at = '/databases/$(database)/documents';
  const others = Array.from({ length: 25 }, (_, index) => document(`d/${index}`, { n: index }));

  it.each([
    [`get(${at}/d/1).data.n == 1`, 'allow'],
    [`get(${at}/d/1).id == "1"`, 'allow'],
    [`get(${at}/d/none) == null`, 'allow'],
    [`get(${at}/d/none).data.n == 1`, "\nNull value error. for 'get' @ L4"],
    [`exists(${at}/d/1) && !exists(${at}/d/none)`, 'allow'],
    [`getAfter(${at}/d/1).data.n == 1 && existsAfter(${at}/d/2)`, 'allow'],
  ])('%s', (condition, expected) => {
    expect(get(inDocuments(`match /a/{x} { allow get: if ${condition}; }`), 'a/1', { others })).toBe(
      expected,
    );
  });

  const existing = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => `exists(${at}/d/${from + index})`).join(' && ');

  it('ends at the eleventh document of an operation; repeats and skipped calls are free', () => {
    const read = (condition: string) =>
      get(inDocuments(`match /a/{x} { allow get: if ${condition}; }`), 'a/1', { others });
    expect(read(`${existing(0, 10)} && ${existing(0, 10)}`)).toBe('allow');
    expect(read(`${existing(0, 10)} && (true || ${existing(10, 5)})`)).toBe('allow');
    expect(read(existing(0, 11))).toMatch(
      /^\nService call error. Function: \[exists\], Argument: \[path_value \{\n {2}segments \{\n {4}simple: "databases"\n.*simple: "10"\n {2}\}\n\}\n\]\. for 'get' @ L4$/s,
    );
  });

  it('ends at the twenty-first of a request', () => {
    const body = ['a', 'b', 'c'].map(
      (name, index) => `match /${name}/{x} { allow get: if ${existing(index * 7, 7)}; }`,
    );
    const { registry } = load(
      inDocuments(`${body.join('\n')} match /d/{x} { allow get: if ${existing(14, 6)}; }`),
    );
    const targets = (...names: string[]) =>
      names.map((name) => ({ name: `${ROOT}/${name}/1`, document: null }));
    const context = contextOf(null, others);
    expect(verdictOf(() => registry.authorizeGets(context, targets('a', 'b', 'd')))).toBe('allow');
    expect(verdictOf(() => registry.authorizeGets(context, targets('a', 'b', 'c')))).toMatch(
      /Service call error/,
    );
  });

  it('getAfter sees the whole batch, get and resource what was before', () => {
    const body = `match /team/{id} {
      allow write: if getAfter(${at}/member/$(id)).data.team == id && !exists(${at}/member/$(id));
    }
    match /member/{id} { allow create: if existsAfter(${at}/team/$(id)) && request.resource.data.team == id; }`;
    const { registry } = load(inDocuments(body));
    const team = document('team/t', {});
    const member = document('member/t', { team: 't' });
    const state = (documents: readonly Document[]) => ({
      ...contextOf(null),
      lookupAfter: (name: string) => documents.find((candidate) => candidate.name === name) ?? null,
    });
    const both = [writeOf('create', null, team), writeOf('create', null, member)];
    expect(verdictOf(() => registry.authorizeWrites(state([team, member]), both))).toBe('allow');
    expect(verdictOf(() => registry.authorizeWrites(state([team]), [writeOf('create', null, team)]))).toBe(
      "\nNull value error. for 'create' @ L5",
    );
  });
});

describe('denials', () => {
  it('have an entry for each allow that did not', () => {
    const body =
      'match /a/{x} {\nallow get: if false;\nallow get: if resource.data.missing == 1;\nallow get: if "yes";\n}';
    expect(get(inDocuments(body), 'a/1')).toBe(
      "\nfalse for 'get' @ L5, Property missing is undefined on object. for 'get' @ L6, evaluation error at L7:15 for 'get' @ L7",
    );
  });

  it('gather all refused writes of a batch', () => {
    const { registry } = load(
      inDocuments('match /a/{x} {\nallow create: if false;\nallow update: if 1 / 0 == 1;\n}'),
    );
    const a = document('a/1', {});
    const b = document('a/2', {});
    const context = { ...contextOf(null), lookupAfter: () => null };
    expect(
      verdictOf(() =>
        registry.authorizeWrites(context, [writeOf('create', null, a), writeOf('update', b, b)]),
      ),
    ).toBe("\nfalse for 'create' @ L5, Divide by zero error. for 'update' @ L6");
  });
});
