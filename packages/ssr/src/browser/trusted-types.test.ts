// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { guardSinks } from './trusted-types.ts'

interface Rules {
  createHTML: (text: string) => string | null
  createScript: (text: string) => string | null
  createScriptURL: (text: string) => string | null
}

afterEach(() => vi.unstubAllGlobals())

/** The rules of the default policy, as a browser with Trusted Types would ask them. */
const rules = (): Rules => {
  const made: Record<string, Rules> = {}
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, given: Rules) => {
      made[name] = given
      return given
    },
  })
  guardSinks()
  return made.default as Rules
}

it.each([
  '<p>متن <strong>پررنگ</strong></p><ul><li><a href="/shop/x">کالا</a></li></ul>',
  '<figure><img src="/api/media/a/640.avif" alt="گلیم" width="4" height="3"><figcaption>گلیم</figcaption></figure>',
  '<a href="https://example.com" rel="noopener">x</a><a href="tel:02112345">x</a><a href="#a">x</a>',
  'بی‌نشان',
  '<script></script>',
])('lets texts of the shop through: %s', (html) => {
  expect(rules().createHTML(html)).toBe(html)
})

it.each([
  '<img src=x onerror=alert(1)>',
  '<p onclick="alert(1)">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\nscript:alert(1)">x</a>',
  '<img src="//evil.example/x">',
  '<svg><script>alert(1)</script></svg>',
  '<script>alert(1)</script>',
  '<iframe srcdoc="x"></iframe>',
  '<form action="/x"><input></form>',
  '<p style="position:fixed">x</p>',
  '<template><p>x</p></template>',
  '<math><mtext></mtext></math>',
])('refuses what is not: %s', (html) => {
  expect(rules().createHTML(html)).toBeNull()
})

it('takes data for a script, never a program', () => {
  const { createScript } = rules()
  expect(createScript('{"@context":"https://schema.org"}')).not.toBeNull()
  expect(createScript('alert(1)')).toBeNull()
  expect(createScript('1')).toBeNull()
})

it.each([
  ['/_shop/assets/altcha.worker-1a_B.js', true],
  ['/service-worker.js', true],
  ['https://evil.example/_shop/assets/x.js', false],
  ['//evil.example/service-worker.js', false],
  ['/api/media/x.js', false],
  ['data:text/javascript,alert(1)', false],
  ['blob:http://localhost/x', false],
])('loads scripts of the build alone: %s %s', (address, isOurs) => {
  expect(rules().createScriptURL(address) !== null).toBe(isOurs)
})

it('does nothing in a browser that knows no Trusted Types', () => {
  expect(guardSinks).not.toThrow()
})
