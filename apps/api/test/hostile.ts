import fc from 'fast-check'
import { runs } from './runs.ts'
import type { Input } from './valid-input.ts'

const deep = (depth: number): unknown => {
  let value: unknown = 'x'
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value }
  return value
}

/** Texts that have broken programs before. */
export const hostileTexts: readonly string[] = [
  ...['', ' ', '\u0000', 'a\u0000b', '\ud800', 'a\udfffb', '\ufeff', '\uffff', '\u200c', '\u0640'.repeat(50)],
  ...['😀', '👨‍👩‍👧‍👦'.repeat(20), 'ﷺ'.repeat(30), `a${'\u0301'.repeat(500)}`, '𝒳', 'ي ك ة ٠١٢', '٪۱۰۰'],
  ...[
    '\u202eabc\u202c',
    '\u2066x',
    '\u200fx\u200e',
    'a\r\nSet-Cookie: x=1',
    '\n',
    '\t',
    '\u001b[31m',
    '\u007f',
  ],
  ...[
    "' OR '1'='1",
    "'; DROP TABLE customers; --",
    "1' UNION SELECT null--",
    '$1',
    '%',
    '_',
    '\\',
    "\\'; --",
  ],
  ...[
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '{{7*7}}',
    '#{7*7}',
  ],
  ...[
    '../../../../etc/passwd',
    '..\\..',
    '/dev/null',
    'file:///etc/passwd',
    'http://169.254.169.254/',
    '//evil',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'null',
    'undefined',
    'NaN',
    'true',
    '[object Object]',
  ],
  ...[
    '0',
    '-0',
    '-1',
    '00',
    '1e309',
    '-1e309',
    '1e-7',
    '9007199254740993',
    '99999999999999999999',
    '0x10',
    '1,5',
  ],
  ...[
    '0000-00-00',
    '9999-12-31T23:59:59Z',
    '+275760-09-13T00:00:00Z',
    '2026-02-30T00:00:00Z',
    '0000-01-01T00:00:00Z',
  ],
  ...['09121234567', '+989121234567', '0912', 'a@b', `${'a'.repeat(64)}@${'b.'.repeat(100)}ir`],
  ...['x'.repeat(201), 'x'.repeat(5_000), 'الف'.repeat(3_000), '<'.repeat(3_000), '('.repeat(1_000)],
]

const hostileNumbers = [
  ...[
    0,
    -0,
    -1,
    1.5,
    1e-7,
    1e21,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53,
    -(2 ** 53),
    Number.MAX_VALUE,
    Number.MIN_VALUE,
  ],
  ...[Number.NaN, Number.POSITIVE_INFINITY],
]

/** Any value that is not what a field wants. */
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 2, arbitrary: fc.constantFrom(...hostileNumbers) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { length: 1 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(deep(200), Array(3_000).fill(0), ['x', 'x'], { $gt: '' }),
  },
  {
    weight: 1,
    arbitrary: fc.constant(JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}')),
  },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

type Path = readonly (string | number)[]
/** Every place in a value, itself first. */
const placesOf = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? [path, ...Object.entries(value).flatMap(([key, child]) => placesOf(child, [...path, key]))]
    : [path]

const changed = (value: unknown, [key, ...rest]: Path, change: (old: unknown) => unknown): unknown => {
  if (key === undefined) return change(value)
  if (Array.isArray(value))
    return value.map((child, at) => (String(at) === String(key) ? changed(child, rest, change) : child))
  const old = value as Record<string, unknown>
  return { ...old, [key]: changed(old[key], rest, change) }
}

const unknownKeys = [
  'isAdmin',
  'customerId',
  'id',
  'price',
  'status',
  'total',
  'constructor',
  'toString',
  '$where',
]
const withUnknown = (key: string, extra: unknown) => (old: unknown) =>
  typeof old === 'object' && old !== null && !Array.isArray(old) ? { ...old, [key]: extra } : extra
const doubled = (old: unknown) => [old, old]

const hostileChange: fc.Arbitrary<(old: unknown) => unknown> = fc.oneof(
  { weight: 6, arbitrary: hostileValue.map((value) => () => value) },
  { weight: 1, arbitrary: fc.constant(() => undefined) },
  { weight: 1, arbitrary: fc.constant(doubled) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...unknownKeys), hostileValue)
      .map(([key, extra]) => withUnknown(key, extra)),
  },
)

const hostileBody = (body: unknown): fc.Arbitrary<unknown> =>
  fc
    .tuple(fc.constantFrom(...placesOf(body ?? {})), hostileChange)
    .map(([place, change]) => changed(body ?? {}, place, change))

/** Pairs of a query string: names may repeat and be anything. */
export type Pairs = readonly (readonly [string, string])[]
const pairsOf = (query: Input['query'] = {}): Pairs =>
  Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one] as const))

const queryText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostileTexts.filter((text) => text.length < 2_000)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 100 }) },
)
const queryName = fc.oneof(
  fc.constantFrom(...unknownKeys, '__proto__', 'a[b]', 'id[]', '', 'page id'),
  fc.string({ maxLength: 10 }),
)

const hostileQuery = (query: Input['query']): fc.Arbitrary<Pairs> => {
  const pairs = pairsOf(query)
  const added = fc.tuple(queryName, queryText).map((pair) => [...pairs, pair])
  if (pairs.length === 0) return added
  const place = fc.nat(pairs.length - 1)
  return fc.oneof(
    { weight: 1, arbitrary: added },
    {
      weight: 4,
      arbitrary: fc
        .tuple(place, queryText)
        .map(([at, text]) => pairs.map((pair, index) => (index === at ? ([pair[0], text] as const) : pair))),
    },
    { weight: 1, arbitrary: place.map((at) => [...pairs, ...pairs.slice(at, at + 1)]) },
    { weight: 1, arbitrary: place.map((at) => pairs.filter((_, index) => index !== at)) },
  )
}

export interface HostileInput {
  pairs: Pairs
  /** Undefined for none. */
  body: unknown
}

/** Texts that are tried in every single place, each time. */
const killers = ['\u0000', 'a\ud800', '\u202e😀', '99999999999999999999', '<script>alert(1)</script>'].slice(
  0,
  runs(2, 5),
)

/** A valid input of a call with each of the worst texts in each of its places. */
export const killingInputs = ({ query, body }: Input, hasBody: boolean): HostileInput[] => {
  const pairs = pairsOf(query)
  const inQuery = pairs.flatMap((_, at) =>
    killers.map((text) => ({
      pairs: pairs.map((pair, index) => (index === at ? ([pair[0], text] as const) : pair)),
      body,
    })),
  )
  const inBody = hasBody
    ? placesOf(body ?? {}).flatMap((place) =>
        killers.map((text) => ({ pairs, body: changed(body ?? {}, place, () => text) })),
      )
    : []
  return [...inQuery, ...inBody]
}

/** A valid input of a call with one thing wrong in it: in its query, or in its body if it has one. */
export const hostileInput = ({ query, body }: Input, hasBody: boolean): fc.Arbitrary<HostileInput> => {
  const inQuery = hostileQuery(query).map((pairs) => ({ pairs, body }))
  if (!hasBody) return inQuery
  const inBody = hostileBody(body).map((hostile) => ({ pairs: pairsOf(query), body: hostile }))
  return fc.oneof({ weight: 1, arbitrary: inQuery }, { weight: 3, arbitrary: inBody })
}
