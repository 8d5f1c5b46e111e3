/**
 * The results come from the reference (firebase.google.com/docs/reference/rules/rules) and its guides. Where
 * both are silent, as for the equality of numbers in maps, the results are those of Google's emulator.
 */
export const EXPRESSIONS: readonly (readonly [expression: string, result: string])[] = `
# numbers
1 + 2 = 3
7 - 10 = -3
3 * 4 = 12
7 / 2 = 3
-7 / 2 = -3
7 / 2.0 = 3.5
7 % 3 = 1
10 / 0 = error
10 % 0 = error
2 + 3 * 4 = 14
(2 + 3) * 4 = 20
10 - 4 - 3 = 3
-(3) = -3
1.5 + 1 = 2.5
1 == 1.0 = true
1 != 2 = true
2 < 10 = true
2 > 2 = false
2 >= 2 = true
1.5 <= 1 = false
1 < 'a' = error
1 + 'a' = error
int('42') = 42
int(2.9) = 2
int('x') = error
float('2.5') = 2.5
float(3) is float = true
float('x') = error
string(12) = '12'
string(true) = 'true'
string(null) = 'null'
1 is int = true
1 is float = false
1 is number = true
1.5 is number = true
1.5 is float = true
'1' is int = false
# truth
true && true = true
true && false = false
false || true = true
false || false = false
!true = false
!false && true = true
true || false && false = true
1 / 0 == 1 || true = true
true || 1 / 0 == 1 = true
1 / 0 == 1 && false = false
false && 1 / 0 == 1 = false
1 / 0 == 1 && true = error
1 / 0 == 1 || false = error
!(1 / 0 == 1) = error
true ? 1 : 2 = 1
false ? 1 : 2 = 2
true ? 1 : 1 / 0 = 1
false ? 1 / 0 : 2 = 2
true ? false ? 1 : 2 : 3 = 2
1 ? 2 : 3 = error
true is bool = true
'true' is bool = false
true == 'true' = false
null == null = true
null == false = false
null is string = false
null.x = error
!null = error
null && true = error
true && 1 = error
false && 1 = false
true || 1 = true
# text
'a' + 'b' = 'ab'
'abc'.size() = 3
''.size() = 0
'Abc'.lower() = 'abc'
'Abc'.upper() = 'ABC'
'  a b '.trim() = 'a b'
'a,b,c'.split(',') = ['a', 'b', 'c']
'a1b22c'.split('[0-9]+') = ['a', 'b', 'c']
'banana'.replace('a', 'o') = 'bonono'
'a1b22'.replace('[0-9]+', '#') = 'a#b#'
'user@domain.com'.matches('.*@domain[.]com') = true
'user@domain.com'.matches('domain') = false
'abc'.matches('a.c') = true
'abc'.matches('(?i)ABC') = true
'hello'[1] = 'e'
'hello'[1:3] = 'el'
'hello'[0:5] = 'hello'
'hello'[3:9] = error
'hello'[9] = error
'a' < 'b' = true
'B' < 'a' = true
'a' < 'ab' = true
'b' >= 'a' = true
'a' == "a" = true
'a' is string = true
1 is string = false
'a'.nothing() = error
'a'.size(1) = error
'\\u00e9'.toUtf8().size() = 2
'a'.toUtf8() is bytes = true
'a'.toUtf8() == b'a' = true
# bytes and hashes
b'abc'.size() = 3
b'abc'.toBase64() = 'YWJj'
b'a'.toBase64() = 'YQ=='
hashing.sha256('').toBase64() = '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU='
b'abc'.toHexString() = '616263'
hashing.md5('hello world').toHexString() = '5EB63BBBE01EEED093CB22BB8F5ACDC3'
hashing.sha256('').toHexString() = 'E3B0C44298FC1C149AFBF4C8996FB92427AE41E4649B934CA495991B7852B855'
hashing.crc32('123456789').toHexString() = '2639F4CB'
hashing.crc32c('123456789').toHexString() = '839206E3'
hashing.sha256(1) = error
# lists
[1, 2, 3].size() = 3
[].size() = 0
[1, 2][0] = 1
[1, 2][2] = error
[1, 2, 3][1:3] = [2, 3]
[1, 2, 3][1:1] = []
[1, 2, 3][1:9] = error
1 in [1, 2] = true
3 in [1, 2] = false
'1' in [1] = false
[1, 2] == [1, 2] = true
[1, 2] == [2, 1] = false
[1, 2] == [1] = false
[1] == [1, 2] = false
[1, 2] == [1.0, 2.0] = true
[1, 2].concat([3]) = [1, 2, 3]
['a', 'b'].join('-') = 'a-b'
[].join('-') = ''
['a', 'b'].hasAll(['a']) = true
['a', 'b'].hasAll(['a', 'c']) = false
['a', 'b'].hasAny(['c', 'b']) = true
['a', 'b'].hasAny(['c', 'd']) = false
['a', 'b'].hasOnly(['a', 'b', 'c']) = true
['a', 'b'].hasOnly(['a']) = false
[].hasOnly(['a']) = true
[1, 2, 2, 3].removeAll([2]) = [1, 3]
[1, 2].removeAll([]) = [1, 2]
['a', 'a', 'b'].toSet().size() = 2
[1] is list = true
[1] is map = false
[1].x = error
# sets
['a', 'b'].toSet() == ['b', 'a'].toSet() = true
['a', 'b'].toSet() == ['a'].toSet() = false
['a', 'b'].toSet().difference(['a', 'c'].toSet()) = ['b'].toSet()
['a', 'b'].toSet().intersection(['a', 'c'].toSet()) = ['a'].toSet()
['a', 'b'].toSet().union(['a', 'c'].toSet()) = ['a', 'b', 'c'].toSet()
['a', 'b'].toSet().difference(['a']) = error
['a', 'b'].toSet().hasAll(['a', 'b']) = true
['a', 'b'].toSet().hasAny(['c']) = false
['a', 'b'].toSet().hasOnly(['a', 'b']) = true
['a'].toSet().hasOnly(['a', 'b']) = true
['a', 'b'].toSet().hasOnly(['a']) = false
['a'].toSet() is set = false
'a' in ['a'].toSet() = true
'b' in ['a'].toSet() = false
# maps
{'a': 1}.a = 1
{'a': 1}['a'] = 1
{'a': 1}.b = error
{'a': 1}['b'] = error
'a' in {'a': 1} = true
'b' in {'a': 1} = false
'constructor' in {'a': 1} = false
{'a': 1, 'b': 2}.size() = 2
{'a': 1}.keys() = ['a']
{'a': 1}.values() = [1]
{'a': 1, 'b': 2}.keys().hasAll(['b', 'a']) = true
{'a': 1} == {'a': 1.0} = false
{'a': 1} == {'a': 2} = false
{'a': 1} == {'a': 1, 'b': 2} = false
{'a': 1, 'b': 2} == {'a': 1} = false
{'a': 1}.get('a', 0) = 1
{'a': 1}.get('b', 0) = 0
{'a': {'b': 2}}.get(['a', 'b'], 0) = 2
{'a': {'b': 2}}.get(['a', 'c'], 0) = 0
{'a': 1}.get(['a', 'b'], 0) = 0
{'a': {'b': {'c': 3}}}.a.b.c = 3
{'a': 1} is map = true
{'a': 1}.diff({}).addedKeys() = ['a'].toSet()
{}.diff({'a': 1}).removedKeys() = ['a'].toSet()
{'a': 1}.diff({'a': 2}).changedKeys() = ['a'].toSet()
{'a': 1, 'b': 1}.diff({'a': 1}).unchangedKeys() = ['a'].toSet()
{'a': 1, 'b': 1}.diff({'b': 2, 'c': 3}).affectedKeys() = ['a', 'b', 'c'].toSet()
{'a': 1}.diff({}).removedKeys().size() = 0
{'a': 1}.diff({'a': 1}).affectedKeys().size() = 0
{'a': 1, 'b': 2}.diff({'a': 1}).affectedKeys().hasOnly(['b']) = true
# times
timestamp.date(2024, 2, 29).year() = 2024
timestamp.date(2024, 2, 29).month() = 2
timestamp.date(2024, 2, 29).day() = 29
timestamp.date(2024, 2, 29).dayOfWeek() = 4
timestamp.date(2024, 2, 29).dayOfYear() = 60
timestamp.date(2024, 1, 1).dayOfWeek() = 1
timestamp.date(2024, 3, 3).dayOfWeek() = 7
timestamp.date(2024, 2, 29).hours() = 0
timestamp.value(82800000).hours() = 23
timestamp.value(61000).minutes() = 1
timestamp.value(61500).seconds() = 1
timestamp.value(61500).nanos() = 500000000
timestamp.value(61500).toMillis() = 61500
timestamp.value(0) = timestamp.date(1970, 1, 1)
timestamp.value(90061000).time() = duration.time(1, 1, 1, 0)
timestamp.value(90061000).date() = timestamp.date(1970, 1, 2)
timestamp.value(1) < timestamp.value(2) = true
timestamp.value(0) + duration.value(1, 'd') = timestamp.date(1970, 1, 2)
timestamp.date(1970, 1, 2) - duration.value(24, 'h') = timestamp.value(0)
timestamp.date(1970, 1, 2) - timestamp.value(0) = duration.value(1, 'd')
timestamp.value(0) + 1 = error
timestamp.value(0) is timestamp = true
duration.value(90, 's') = duration.time(0, 1, 30, 0)
duration.value(1, 'w') = duration.value(7, 'd')
duration.value(1500, 'ms').seconds() = 1
duration.value(1500, 'ms').nanos() = 500000000
duration.value(1, 'h') + duration.value(30, 'm') = duration.value(90, 'm')
duration.value(1, 'h') > duration.value(59, 'm') = true
duration.abs(duration.value(-5, 's')) = duration.value(5, 's')
duration.value(1, 'x') = error
duration.value(1, 's') is duration = true
request.time is timestamp = true
request.time > timestamp.date(2020, 1, 1) = true
# places and mathematics
latlng.value(1, 2).latitude() = 1
latlng.value(1, 2).longitude() = 2
latlng.value(1, 2).distance(latlng.value(1, 2)) = 0
latlng.value(0, 0).distance(latlng.value(0, 1)) > 111000 = true
latlng.value(0, 0).distance(latlng.value(0, 1)) < 112000 = true
latlng.value(91, 0) = error
latlng.value(1, 2) is latlng = true
math.abs(-3) = 3
math.ceil(1.2) = 2
math.floor(1.8) = 1
math.floor(-1.2) = -2
math.round(1.5) = 2
math.sqrt(9) = 3
math.pow(2, 10) = 1024
math.isNaN(1.0) = false
math.abs('a') = error
# paths, requests and documents
path('/a/b') is path = true
/a/$('b') == path('/a/b') = true
path('/a/{x}').bind({'x': 'b'}) = /a/b
path('/a/b')[1] = 'b'
request.method = 'get'
request.auth.uid = 'ana'
request.auth.token.email = 'ana@copa.example'
request.auth.token.nothing = error
request.auth != null = true
request.path[2] = 'documents'
resource == null = false
resource.data.n = 7
resource.data.tags = ['x', 'y']
'n' in resource.data = true
'm' in resource.data = false
resource.data.m = error
resource.data.m == 1 || true = true
resource.data.get('m', 5) = 5
resource.data.nested.deep = true
resource.data.half is float = true
resource.data.nothing = null
resource.data.keys().hasAll(['n', 'tags']) = true
exists(/databases/(default)/documents/others/here) = true
exists(/databases/(default)/documents/others/missing) = false
get(/databases/(default)/documents/others/here).data.open = true
get(/databases/(default)/documents/others/missing) = null
get(/databases/(default)/documents/others/missing).data = error
request.nothing = error
nothing() = error
`
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [expression = '', result = ''] = line.split(/ = (?!.* = )/);
    return [expression, result] as const;
  });
