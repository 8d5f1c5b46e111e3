import { describe, expect, it } from 'vitest';
import {
  and,
  contextOf,
  createWorld,
  document,
  or,
  query,
  ROOT,
  user,
  verdictOf,
  where,
} from '../../../test/rules-registry.ts';
import type { Filter, StructuredQuery } from '../../core/model.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function verified() { return request.auth.token.email_verified == true; }
    function owns(owner) { return owner == request.auth.uid; }
    match /owned/{id} { allow read: if verified() && resource.data.ownerId == request.auth.uid; }
    match /viaFunction/{id} { allow read: if owns(resource.data.ownerId); }
    match /viaLet/{id} {
      function mine() { let owner = resource.data['ownerId']; return owner == request.auth.uid; }
      allow read: if mine();
    }
    match /nested/{id} { allow read: if resource.data.meta.owner == request.auth.uid; }
    match /fallback/{id} {
      allow read: if resource.data.ownerId == request.auth.uid
        || get(/databases/$(database)/documents/grants/missing).data.open == true;
    }
    match /licensed/{id} {
      allow read: if get(/databases/$(database)/documents/licenses/$(resource.data.licenseId)).data.granted == true;
    }
    match /member/{id} { allow read: if request.auth.uid in resource.data.members; }
    match /score/{id} { allow read: if resource.data.score > 4; }
    match /lowScore/{id} { allow read: if 4 >= resource.data.score; }
    match /notNull/{id} { allow read: if resource.data.value != null; }
    match /notBlocked/{id} { allow read: if resource.data.status != 'blocked'; }
    match /notEqual/{id} { allow read: if !(resource.data.status == 'blocked'); }
    match /limited/{id} { allow list: if request.query.limit <= 12; }
    match /offset/{id} { allow list: if request.query.offset <= 2; }
    match /ordered/{id} { allow list: if request.query.orderBy.updatedAt == 'DESC'; }
    match /fixedGet/{id} { allow read: if get(/databases/$(database)/documents/grants/all).data.open == true; }
    match /fixedExists/{id} { allow read: if exists(/databases/$(database)/documents/grants/all); }
    match /missingExists/{id} { allow read: if exists(/databases/$(database)/documents/grants/none); }
    match /pinnedExists/{id} { allow read: if exists(/databases/$(database)/documents/grants/$(resource.data.grant)); }
    match /idRule/{id} { allow read: if id == 'x'; }
    match /idOfResource/{id} { allow read: if resource.id == 'x' || resource.__name__ == /a/b; }
    match /typed/{id} { allow read: if resource.data.name is string; }
    match /sized/{id} { allow read: if resource.data.tags.size() > 4; }
    match /default/{id} { allow read: if resource.data.get('ownerId', 'x') == 'x'; }
    match /hasKey/{id} { allow read: if 'ownerId' in resource.data; }
    match /flag/{id} { allow read: if (resource.data.flag && true) != false; }
    match /absorbed/{id} { allow read: if resource.data.x == 1 || true; }
    match /negated/{id} { allow read: if !(resource.data.x == 1 && false); }
    match /bare/{id} { allow read: if resource != null; }
    match /either/{id} {
      allow list: if resource.data.public == true;
      allow list: if resource.data.ownerId == request.auth.uid;
    }
    match /parents/{parent}/children/{id} { allow read: if parent == 'p1'; }
    match /{path=**}/grouped/{id} { allow read: if resource.data.ownerId == request.auth.uid; }
    match /{path=**}/pathed/{id} { allow read: if path == path(''); }
    match /{parent}/{child}/fixed/{id} { allow read; }
    match /rootOnly/{id} { allow read: if resource.data.ownerId == request.auth.uid; }
    match /bags/{bag}/{collection}/{id} {
      allow list: if bag == 'any' && request.query.kind == '' && !('path' in request);
      allow list: if bag == 'one' && collection == 'x';
      allow list: if bag == 'others' && collection != 'x';
    }
    match /getOnly/{id} { allow get; }
    match /nestedNot/{id} { allow read: if resource.data.meta.owner != 'x'; }
    match /same/{id} { allow read: if resource.data.a == resource.data.b; }
    match /differs/{id} { allow read: if resource.data.a != resource.data.b; }
    match /indexed/{id} { allow read: if resource.data.items[0].open == true; }
    match /isNull/{id} { allow read: if resource.data.value == null; }
    match /below/{id} { allow read: if resource.data.score < 4; }
    match /named/{id} { allow read: if resource.data.__name__ == 'x' || resource.data.__name__ == null; }
    match /asked/{parent}/listed/{id} { allow list: if request.path == /databases/(default)/documents/asked/a/listed; }
  }
}`;

const STORED = [
  document('grants/all', { open: true }),
  document('licenses/granted', { granted: true }),
  document('licenses/alsoGranted', { granted: true }),
  document('licenses/denied', { granted: false }),
];

const world = createWorld();
world.registry.load('demo', [{ content: RULES }], { ignoreErrors: false });

interface Request {
  readonly parent?: string;
  readonly verified?: boolean;
}

function list(structured: StructuredQuery, { parent = ROOT, verified = true }: Request = {}): string {
  const context = contextOf(user('me', { email_verified: verified }), STORED);
  return verdictOf(() => world.registry.authorizeList(context, parent, structured));
}

function filtered(collection: string, filter: Filter | null, request: Request = {}): boolean {
  return list(query(collection, { where: filter }), request) === 'allow';
}

const mine = where('ownerId', '==', 'me');
const isNotNull: Filter = { kind: 'unary', field: ['value'], op: 'IS_NOT_NULL' };
const isNull = { kind: 'unary', field: ['value'], op: 'IS_NULL' } as const;

describe('recorded verdicts', () => {
  it.each<[string, string, Filter | null, boolean]>([
    ['owner pinned', 'owned', mine, true],
    ['owner in [me]', 'owned', where('ownerId', 'in', ['me']), true],
    ['AND with it', 'owned', and(mine, where('x', '>', 1)), true],
    ['no filter', 'owned', null, false],
    ['owner == other', 'owned', where('ownerId', '==', 'other'), false],
    ['owner in [me, other]', 'owned', where('ownerId', 'in', ['me', 'other']), false],
    [
      'OR where each branch pins',
      'owned',
      or(and(mine, where('x', '==', 1)), and(mine, where('y', '==', 1))),
      true,
    ],
    ['OR with one unpinned branch', 'owned', or(mine, where('y', '==', 1)), false],
    ['short circuit before a missing get', 'fallback', mine, true],
    ['nothing pinned and a missing get', 'fallback', null, false],
    ['owner >= me', 'owned', where('ownerId', '>=', 'me'), false],
    ['>= me and <= me', 'owned', and(where('ownerId', '>=', 'me'), where('ownerId', '<=', 'me')), false],
    ['array-contains on a scalar rule', 'owned', where('ownerId', 'array-contains', 'me'), false],
    ['licence granted', 'licensed', where('licenseId', '==', 'granted'), true],
    ['licence in all granted', 'licensed', where('licenseId', 'in', ['granted', 'alsoGranted']), true],
    ['licence denied', 'licensed', where('licenseId', '==', 'denied'), false],
    ['licence missing', 'licensed', where('licenseId', '==', 'nowhere'), false],
    ['licence in a mix', 'licensed', where('licenseId', 'in', ['granted', 'denied']), false],
    ['members contain me', 'member', where('members', 'array-contains', 'me'), true],
    ['members contain any [me]', 'member', where('members', 'array-contains-any', ['me']), true],
    ['members contain other', 'member', where('members', 'array-contains', 'other'), false],
    [
      'members contain any [me, other]',
      'member',
      where('members', 'array-contains-any', ['me', 'other']),
      false,
    ],
    ['no members', 'member', null, false],
    ['score == 5', 'score', where('score', '==', 5), true],
    ['score > 5', 'score', where('score', '>', 5), true],
    ['score >= 5', 'score', where('score', '>=', 5), true],
    ['score in [5, 7]', 'score', where('score', 'in', [5, 7]), true],
    ['score > 4', 'score', where('score', '>', 4), true],
    ['score >= 4.5', 'score', where('score', '>=', 4.5), true],
    ['score >= 4', 'score', where('score', '>=', 4), false],
    ['score in [4, 7]', 'score', where('score', 'in', [4, 7]), false],
    ['no score', 'score', null, false],
    ['value != null', 'notNull', where('value', '!=', null), true],
    ['value IS_NOT_NULL', 'notNull', isNotNull, true],
    ['value IS_NULL', 'notNull', isNull, false],
    ["!= 'blocked'", 'notBlocked', where('status', '!=', 'blocked'), true],
    ['not-in with blocked', 'notBlocked', where('status', 'not-in', ['x', 'blocked']), true],
    ['not-in without blocked', 'notBlocked', where('status', 'not-in', ['x']), false],
    ['fixed get', 'fixedGet', null, true],
    ['fixed exists', 'fixedExists', null, true],
    ['exists of a missing document', 'missingExists', null, false],
    ['exists on a pinned path', 'pinnedExists', where('grant', '==', 'all'), true],
    ['exists on an unpinned path', 'pinnedExists', null, false],
  ])('%s', (_, collection, filter, allowed) => {
    expect(filtered(collection, filter)).toBe(allowed);
  });

  it('unverified user', () => {
    expect(filtered('owned', mine, { verified: false })).toBe(false);
  });

  it.each([
    ['limited', { limit: 12 }, true],
    ['limited', { limit: 13 }, false],
    ['limited', {}, false],
    ['offset', { offset: 2 }, true],
    ['offset', {}, true],
    ['offset', { offset: 3 }, false],
    ['ordered', { orderBy: [{ field: ['updatedAt'], direction: 'DESCENDING' as const }] }, true],
    ['ordered', { orderBy: [{ field: ['updatedAt'], direction: 'ASCENDING' as const }] }, false],
    ['ordered', {}, false],
  ])('request.query of %s with %j', (collection, given, allowed) => {
    expect(list(query(collection, given)) === 'allow').toBe(allowed);
  });

  it.each<[string, string, Filter | null, boolean]>([
    ['pinned', 'grouped', mine, true],
    ['unpinned', 'grouped', null, false],
    ['with only a root-level rule', 'rootOnly', mine, false],
    ['whose path is asked for', 'pathed', mine, false],
    ['with only a rule of a fixed depth', 'fixed', null, false],
  ])('a group query %s', (_, collection, filter, allowed) => {
    expect(list(query(collection, { where: filter }, true)) === 'allow').toBe(allowed);
  });

  it.each([
    ['where each collection is allowed', [], 'bags/any', true],
    ['where one collection is allowed', [], 'bags/one', false],
    ['where all but one are allowed', [], 'bags/others', false],
    ['by an empty name', [{ collectionId: '', allDescendants: false }], 'bags/any', true],
    ['of all that is below', [{ collectionId: '', allDescendants: true }], 'bags/any', false],
    [
      'of one collection, where it is allowed',
      [{ collectionId: 'x', allDescendants: false }],
      'bags/one',
      true,
    ],
    ['of one collection, where all are', [{ collectionId: 'x', allDescendants: false }], 'bags/any', false],
  ])('a query of no kind, %s', (_, from, parent, allowed) => {
    expect(list(query('', { from }), { parent: `${ROOT}/${parent}` }) === 'allow').toBe(allowed);
  });

  it('a group rule covers the root collection too', () => {
    expect(filtered('grouped', mine)).toBe(true);
    expect(filtered('grouped', mine, { parent: `${ROOT}/a/b` })).toBe(true);
  });
});

describe('proofs', () => {
  it.each<[string, Filter, boolean]>([
    ['lowScore', where('score', '<=', 4), true],
    ['lowScore', where('score', '<', 4), true],
    ['lowScore', where('score', '<', 5), false],
    ['lowScore', where('score', '>', 1), false],
    ['score', where('score', '>', 'a'), false],
    ['notNull', where('value', '>', 0), true],
    ['notNull', where('value', '!=', 1), false],
    ['notBlocked', where('status', '>', 'c'), true],
    ['notBlocked', where('status', '>', 'a'), false],
    ['notBlocked', where('status', '>', 'blocked'), true],
    ['notBlocked', where('status', '>=', 'blocked'), false],
    ['notBlocked', where('status', '<', 'blocked'), true],
    ['notBlocked', where('status', '==', 'open'), true],
    ['notEqual', where('status', '!=', 'blocked'), true],
    ['notEqual', where('status', '==', 'blocked'), false],
    ['viaFunction', mine, true],
    ['viaFunction', where('ownerId', '==', 'other'), false],
    ['viaLet', mine, true],
    ['nested', where('meta.owner', '==', 'me'), true],
    ['nested', where('meta', '==', { owner: 'me' }), true],
    ['nested', where('meta.owner', '==', 'other'), false],
    ['owned', and(where('ownerId', '!=', 'other'), mine), true],
    ['below', where('score', '<', 4), true],
    ['below', where('score', '<=', 3), true],
    ['below', where('score', '<=', 4), false],
    ['notBlocked', where('status', '<=', 'blocked'), false],
    ['named', where('__name__', '==', 'x'), false],
    ['named', { ...isNull, field: ['__name__'] }, false],
    ['nestedNot', where('meta.owner', '!=', 'x'), true],
    ['nestedNot', where('meta', '!=', 'x'), false],
    ['nestedNot', where('meta.other', '!=', 'x'), false],
    ['nestedNot', where('owner', '!=', 'x'), false],
    ['same', and(where('a', '==', 1), where('b', '==', 1)), true],
    ['same', where('a', '==', 1), false],
    ['differs', and(where('a', '==', 1), where('b', '!=', 1)), true],
    ['differs', and(where('a', '!=', 1), where('b', '!=', 1)), false],
    ['isNull', isNull, true],
    ['isNull', isNotNull, false],
    ['notNull', { ...isNull, op: 'IS_NAN' }, true],
    ['notNull', { ...isNull, op: 'IS_NOT_NAN' }, false],
    ['either', or(mine, where('public', '==', true)), true],
    ['either', or(mine, where('public', '==', false)), false],
  ])('%s, row %#', (collection, filter, allowed) => {
    expect(filtered(collection, filter)).toBe(allowed);
  });

  it('may have 30 branches', () => {
    const three = where('a', 'in', [1, 2, 3]);
    expect(filtered('owned', and(mine, three, where('b', 'in', [1, 2, 3]), three))).toBe(true);
    const thirty = Array.from({ length: 30 }, (_value, index) => index);
    expect(filtered('owned', and(mine, where('a', 'in', thirty)))).toBe(true);
  });

  it('finds nothing in a disjunction of nothing', () => {
    expect(filtered('owned', or())).toBe(false);
    expect(filtered('owned', where('ownerId', 'in', []))).toBe(false);
    expect(filtered('owned', where('ownerId', 'in', 'me'))).toBe(false);
    expect(filtered('notBlocked', where('status', 'not-in', 'blocked'))).toBe(false);
  });
});

describe('unknown', () => {
  it.each([
    ['idRule', false],
    ['idOfResource', false],
    ['typed', false],
    ['sized', false],
    ['default', false],
    ['hasKey', false],
    ['same', false],
    ['differs', false],
    ['indexed', false],
    ['flag', false],
    ['bare', false],
    ['absorbed', true],
    ['negated', true],
  ])('%s: %s', (collection, allowed) => {
    expect(filtered(collection, null)).toBe(allowed);
  });

  it('what is computed from a field is not that field', () => {
    expect(filtered('sized', where('tags', '>', 10))).toBe(false);
    expect(filtered('flag', where('flag', '!=', false))).toBe(false);
  });

  it('the collection of a query is known', () => {
    expect(filtered('listed', null, { parent: `${ROOT}/asked/a` })).toBe(true);
    expect(filtered('listed', null, { parent: `${ROOT}/asked/b` })).toBe(false);
  });

  it('wildcards of parents are known', () => {
    expect(filtered('children', null, { parent: `${ROOT}/parents/p1` })).toBe(true);
    expect(filtered('children', null, { parent: `${ROOT}/parents/p2` })).toBe(false);
  });
});

describe('denials', () => {
  it('say which property is open', () => {
    expect(list(query('score'))).toBe("\nProperty score is undefined on object. for 'list' @ L21");
    expect(list(query('idRule'))).toBe("\nevaluation error at L33:41 for 'list' @ L33");
    expect(list(query('nowhere'))).toBe('No matching allow statements');
    expect(list(query('getOnly'))).toBe('No matching allow statements');
    expect(list(query('owned', { where: where('ownerId', '==', 'x') }))).toBe("\nfalse for 'list' @ L6");
  });

  it('shows the query to the monitor', () => {
    world.records.length = 0;
    list(
      query('owned', { where: mine, limit: 3, orderBy: [{ field: ['a', 'b'], direction: 'DESCENDING' }] }),
    );
    list(query('grouped', { where: mine, select: [['__name__']] }, true));
    expect(
      world.records.map(({ outcome, rulesContext: { path, resource } }) => ({ outcome, path, resource })),
    ).toEqual([
      {
        outcome: 'allow',
        path: '/databases/(default)/documents/owned/*',
        resource: { mapValue: { fields: { data: { mapValue: { fields: {} } } } } },
      },
      {
        outcome: 'allow',
        path: '/databases/(default)/documents/**/grouped/*',
        resource: { mapValue: { fields: { data: { mapValue: { fields: {} } } } } },
      },
    ]);
    expect(world.records[0]?.rulesContext.request).toMatchObject({
      mapValue: {
        fields: {
          method: { stringValue: 'list' },
          query: {
            mapValue: {
              fields: {
                limit: { intValue: '3' },
                offset: { intValue: '0' },
                orderBy: { mapValue: { fields: { 'a.b': { stringValue: 'DESC' } } } },
                kind: { stringValue: 'owned' },
                allDescendants: { boolValue: false },
                distinct: { boolValue: false },
                selectOnlyKeys: { boolValue: false },
                groupBy: { listValue: { values: [] } },
              },
            },
          },
        },
      },
    });
    expect(world.records[1]?.rulesContext.request).toMatchObject({
      mapValue: {
        fields: {
          query: {
            mapValue: {
              fields: { allDescendants: { boolValue: true }, selectOnlyKeys: { boolValue: true } },
            },
          },
        },
      },
    });
  });
});
