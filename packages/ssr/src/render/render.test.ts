import { describe, expect, it } from 'vitest'
import { serialize } from './page-state.ts'
import { splitHead } from './split-head.ts'

describe('splitting a render', () => {
  it('takes the hoisted elements and nothing of the page', () => {
    const head =
      '<title>a &lt;b&gt;</title><meta name="description" content="x &gt; y"/><link rel="canonical" href="/"/>'
    const html = '<div><title>not this one</title></div>'
    expect(splitHead(head + html)).toEqual({ head, html })
  })

  it('finds nothing to take in a page without any', () => {
    expect(splitHead('<main>x</main>')).toEqual({ head: '', html: '<main>x</main>' })
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
