import { describe, expect, it } from 'vitest'
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
