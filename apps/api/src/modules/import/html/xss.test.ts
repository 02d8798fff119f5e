import { xssVectors } from '@hojreh/server/testing/xss-vectors'
import { JSDOM, VirtualConsole } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { cleanHtml, cleanRichText, cleanShortText } from './clean-html.ts'

/** A page that runs whatever scripts are in it, and notes every dialog that one of them opens. */
const openPage = (html: string) => {
  const alarms: unknown[] = []
  const { window } = new JSDOM(`<!doctype html><body>${html}`, {
    runScripts: 'dangerously',
    virtualConsole: new VirtualConsole(),
    beforeParse: (page) => {
      const note = (text: unknown) => alarms.push(text)
      Object.assign(page, { alert: note, confirm: note, prompt: note, print: note })
    },
  })
  return { window, alarms }
}

/** What a browser makes of markup that is put into a page: every element with its attributes. */
const elementsOf = (root: ParentNode) =>
  [...root.querySelectorAll('*')].map((element) => ({
    tag: element.localName,
    attributes: element.getAttributeNames(),
  }))
const { document } = new JSDOM('').window
const readElements = (html: string) => {
  const root = document.createElement('div')
  root.innerHTML = html
  return elementsOf(root)
}
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
    const { window, alarms } = openPage(cleaned.join(''))
    for (const element of window.document.body.querySelectorAll<HTMLElement>('*')) element.click()
    expect(alarms).toEqual([])
    window.close()
  })
})
