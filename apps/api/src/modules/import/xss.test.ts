import createDOMPurify from 'dompurify'
import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { xssVectors } from '../../../test/xss-vectors.ts'
import { cleanHtml, cleanShortText } from './clean-html.ts'

// A browser's own reading of HTML, and the judge that browsers' makers trust.
const { window } = new JSDOM('')
const judge = createDOMPurify(window)

/** What a browser makes of markup that is put into a page: every element with its attributes. */
const elementsOf = (html: string) => {
  const root = window.document.createElement('div')
  root.innerHTML = html
  return [...root.querySelectorAll('*')].map((element) => ({
    tag: element.localName,
    attributes: element.getAttributeNames(),
  }))
}
const ALLOWED = /^(?:p|br|div|h[234]|ul|ol|li|strong|em|blockquote|table|thead|tbody|tr|t[hd]|su[bp])$/

const wrappings = [
  (vector: string) => vector,
  (vector: string) => `<p>متن</p>${vector}<ul><li>${vector}</li></ul>`,
  (vector: string) => `<table><tr><td>${vector}</td></tr></table>`,
]

describe.each([
  ['a description', cleanHtml],
  ['a short description', cleanShortText],
] as const)('of %s that attacks', (_what, clean) => {
  test.each(xssVectors)('nothing that runs is left: %j', (vector) => {
    for (const wrap of wrappings) {
      const html = clean(wrap(vector))
      for (const { tag, attributes } of elementsOf(html)) {
        expect(tag).toMatch(ALLOWED)
        for (const name of attributes) expect(['colspan', 'rowspan']).toContain(name)
      }
      judge.sanitize(html)
      expect(judge.removed).toEqual([])
      // Read and written again it is the same: no second parser finds something else in it.
      expect(elementsOf(clean(html))).toEqual(elementsOf(html))
    }
  })
})
