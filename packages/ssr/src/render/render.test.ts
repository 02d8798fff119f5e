import { describe, expect, it } from 'vitest'
import { serialize } from './page-state.ts'
import { partsOfDocument } from './parts-of-document.ts'

describe('the parts of a document', () => {
  it('are the insides of its head and of its body', () => {
    const head = '<title>a &lt;/head></title><meta name="description" content="x"/>'
    const html = '<div></head><body></body></html></div>'
    expect(
      partsOfDocument(`<!DOCTYPE html><html lang="fa"><head>${head}</head><body>${html}</body></html>`),
    ).toEqual({
      head,
      html,
    })
  })

  it('are missing in what is no document', () => {
    expect(() => partsOfDocument('<main>x</main>')).toThrow('no document')
  })
})

describe('the state in a page', () => {
  it('cannot end its script element, and reads back as it was', () => {
    const value = { title: '</script><script>alert(1)</script>', comment: '<!--', line: '\u2028\u2029' }
    const text = serialize(value)
    expect(text).not.toMatch(/[<\u2028\u2029]/)
    expect(JSON.parse(text)).toEqual(value)
  })
})
