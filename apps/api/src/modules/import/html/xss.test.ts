import { xssVectors } from '@hojreh/server/testing/xss-vectors'
import { describe, expect, test } from 'vitest'
import { alarmsOf, openPage, readElements } from '../../../../test/attacks/shown-html.ts'
import { cleanHtml, cleanRichText, cleanShortText } from './clean-html.ts'

const ALLOWED = /^(?:p|br|div|h[234]|ul|ol|li|strong|em|blockquote|table|thead|tbody|tr|t[hd]|su[bp])$/
const ALLOWED_OF_OURS = new RegExp(`${ALLOWED.source.slice(0, -2)}|a)$`)

const wrappings = [
  (vector: string) => vector,
  (vector: string) => `<p>متن</p>${vector}<ul><li>${vector}</li></ul>`,
  (vector: string) => `<table><tr><td>${vector}</td></tr></table>`,
]

test('the page of these tests runs what is dangerous', () => {
  const { window, alarms } = openPage('<script>alert(1)</script><p onclick="alert(2)">')
  window.document.querySelector('p')?.click()
  expect(alarms).toEqual([1, 2])
  window.close()
})

describe.each([
  ['a description', cleanHtml, ALLOWED, ['colspan', 'rowspan']],
  ['a short description', cleanShortText, ALLOWED, ['colspan', 'rowspan']],
  ['a text of the editor', cleanRichText, ALLOWED_OF_OURS, ['colspan', 'rowspan', 'href']],
] as const)('of %s that attacks', (_what, clean, allowed, allowedAttributes) => {
  test.each(xssVectors)('nothing that runs is left: %j', (vector) => {
    const cleaned = wrappings.map((wrap) => clean(wrap(vector)))
    for (const html of cleaned) {
      for (const { tag, attributes } of readElements(html)) {
        expect(tag).toMatch(allowed)
        for (const name of attributes) expect(allowedAttributes).toContain(name)
      }
      // Read and written again it is the same: no second parser finds something else in it.
      expect(readElements(clean(html))).toEqual(readElements(html))
    }
    expect(alarmsOf(cleaned.join(''))).toEqual([])
  })
})
