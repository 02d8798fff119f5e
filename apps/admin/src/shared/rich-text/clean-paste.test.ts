import { xssVectors } from '@hojreh/server/testing/xss-vectors'
import { getSchema } from '@tiptap/core'
import { DOMParser } from '@tiptap/pm/model'
import { describe, expect, it } from 'vitest'
import { pasted } from '../../../test/pasted.ts'
import { cleanPaste } from './clean-paste.ts'
import { extensions } from './extensions.ts'
import { storedHtml } from './stored-html.ts'

const schema = getSchema(extensions)

/** What the shop keeps of a paste into an empty text. */
const keptOf = (clipboard: string): string => {
  const root = document.createElement('div')
  root.innerHTML = cleanPaste(clipboard)
  return storedHtml(DOMParser.fromSchema(schema).parse(root))
}

describe('a paste', () => {
  it.each(pasted)('of $from keeps structure and words, and no style', ({ clipboard, kept }) => {
    expect(keptOf(clipboard)).toBe(kept)
  })

  it.each([
    ['<h1>یک</h1><h6>شش</h6>', '<h2>یک</h2><h4>شش</h4>'],
    ['<p>متن</p><p>&nbsp;</p><p><br></p><p>پایان</p>', '<p>متن</p><p>پایان</p>'],
    ['<a href="https://shop.example/x">پیوند</a>', '<p><a href="https://shop.example/x">پیوند</a></p>'],
    ['<a href="javascript:alert(1)">پیوند</a>', '<p>پیوند</p>'],
    ['<p>عکس<img src="https://old.example/a.jpg" alt="گلیم"></p>', '<p>عکس</p>'],
    [
      '<table><colgroup><col style="width:3em"></colgroup><tr><td colspan="2" style="x"><p>یک</p></td></tr></table>',
      '<table><tbody><tr><td colspan="2">یک</td></tr></tbody></table>',
    ],
    [
      '<ul><li><p>یک</p></li><li><p>دو</p><p>سه</p></li></ul>',
      '<ul><li>یک</li><li><p>دو</p><p>سه</p></li></ul>',
    ],
  ])('%s becomes %s', (clipboard, kept) => {
    expect(keptOf(clipboard)).toBe(kept)
  })

  it('keeps a picture of the shop itself', () => {
    const picture = `<img src="/api/media/${'a'.repeat(32)}/640.jpg" alt="گلیم" width="640" height="480">`
    expect(keptOf(`<p>${picture}</p>`)).toBe(`<p>${picture}</p>`)
  })

  it('of nothing but style is empty, so that its plain text is taken', () => {
    expect(cleanPaste('<style>p{}</style><p> </p>')).toBe('')
  })

  it.each(xssVectors)('brings in nothing that runs: %j', (vector) => {
    const root = document.createElement('div')
    root.innerHTML = cleanPaste(`<p>متن</p>${vector}`)
    for (const element of root.querySelectorAll('*')) {
      expect(element.localName).toMatch(
        /^(?:p|br|div|h[234]|ul|ol|li|strong|em|blockquote|a|table|thead|tbody|tr|t[hd])$/,
      )
      for (const name of element.getAttributeNames()) expect(name).toMatch(/^(?:href|colspan|rowspan)$/)
      expect(element.getAttribute('href') ?? '/').toMatch(/^(?:\/(?!\/)|https:|tel:|mailto:)/)
    }
  })
})
