import { describe, expect, test } from 'vitest'
import { type RouteRule, redirectFor } from './redirect-for.ts'
import { routeRule, routeRules } from './route-rule.ts'

const rules: RouteRule[] = [
  { from: '/old', to: '/shop', status: 301 },
  { from: '/product/*', to: '/shop/*', status: 301 },
  { from: '/all/*', to: '/*', status: 302 },
  { from: '/فروش', to: '/shop?discounted=1', status: 302 },
  { from: '/map', to: 'https://maps.example/hojreh', status: 302 },
  { from: '/docs/*', to: 'https://docs.example/*', status: 302 },
  { from: '/a', to: '/b', status: 301 },
  { from: '/b', to: '/a', status: 301 },
  { from: '/ours', to: 'https://shop.example/blog', status: 301 },
  { from: '/circle', to: 'https://shop.example/circle', status: 301 },
]
const to = (address: string) => redirectFor(rules, address, ['https://shop.example'])?.to ?? null

test.each([
  ['/old', '/shop'],
  ['/old/', '/shop'],
  ['/old?utm=1', '/shop?utm=1'],
  ['/product/rug', '/shop/rug'],
  ['/product/%D9%81%D8%B1%D8%B4', '/shop/%D9%81%D8%B1%D8%B4'],
  ['/%d9%81%d8%b1%d9%88%d8%b4', '/shop?discounted=1'],
  ['/فروش?a=1', '/shop?discounted=1'],
  ['/map?next=//evil.example', 'https://maps.example/hojreh'],
  ['/docs/a/b', 'https://docs.example/a/b'],
  ['/ours', '/blog'],
])('%s leads to %s', { tags: ['§D4.15'] }, (address, target) => {
  expect(to(address)).toBe(target)
})

test.each([
  ['a path that has no rule', '/older'],
  ['a prefix alone', '/product'],
  ['a prefix inside a word', '/products/x'],
  ['a broken path', '/old%'],
  ['two rules that point at each other', '/a'],
  ['a rule that points at itself by the full address', '/circle'],
])('%s is left alone: %s', (_, address) => {
  expect(to(address)).toBeNull()
})

test.each([
  '/all//evil.example',
  '/all/\\evil.example',
  '/all/%5Cevil.example',
  '/all/%2F%2Fevil.example',
  '/docs/@evil.example',
  '/docs/.evil.example',
  '/docs/..%2f..',
])('nobody is led to a host that the rule does not name: %s', { tags: ['§D4.15'] }, (address) => {
  const target = to(address)
  const { host } = new URL(target ?? '/', 'https://shop.example')
  expect(['shop.example', 'docs.example']).toContain(host)
  expect(target ?? '/').not.toMatch(/^\/\//)
})

describe('a rule', () => {
  test.each([
    ['/x', '/y'],
    ['/x/*', '/y/*'],
    ['/x/*', '/y'],
    ['/x', 'https://other.example/y?z=1'],
  ])('from %s to %s is allowed', (from, target) => {
    expect(routeRule.safeParse({ from, to: target, status: 301 }).success).toBe(true)
  })

  test.each([
    ['/', '/y'],
    ['/*', '/y'],
    ['x', '/y'],
    ['//x', '/y'],
    ['/x?y=1', '/y'],
    ['/x/*/z', '/y'],
    ['/api/config', '/y'],
    ['/_shop/assets/a.js', '/y'],
    ['/robots.txt', '/y'],
    ['/x', '//evil.example'],
    ['/x', '/\\evil.example'],
    ['/x', 'javascript:alert(1)'],
    ['/x', 'https://me:secret@other.example'],
    ['/x', '/y/*'],
    ['/x/*', 'https://*.example/'],
  ])('from %s to %s is refused', (from, target) => {
    expect(routeRule.safeParse({ from, to: target, status: 301 }).success).toBe(false)
  })

  test('is permanent or not, nothing else', () => {
    expect(routeRule.safeParse({ from: '/x', to: '/y', status: 307 }).success).toBe(false)
  })
})

test.each([
  [
    'the same path twice',
    [
      ['/x', '/y'],
      ['/x', '/z'],
    ],
  ],
  [
    'a circle',
    [
      ['/x', '/y'],
      ['/y', '/x'],
    ],
  ],
  [
    'a way in two steps',
    [
      ['/x', '/y'],
      ['/y', '/z'],
    ],
  ],
  ['a rule to itself', [['/x', '/x']]],
  ['a star to itself', [['/x/*', '/x/y/*']]],
])('%s is refused', (_, pairs) => {
  const table = pairs.map(([from, target]) => ({ from, to: target, status: 301 }))
  expect(routeRules.safeParse(table).success).toBe(false)
})
