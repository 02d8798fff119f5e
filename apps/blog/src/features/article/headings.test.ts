import { describe, expect, it } from 'vitest'
import { withHeadingIds } from './headings.ts'

describe('the headings of an article', () => {
  it('become a table of contents with ids in the body', () => {
    const { html, headings } = withHeadingIds('<p>آغاز</p><h2>انتخاب نخ</h2><p>…</p><h3>پشم</h3>')
    expect(headings).toEqual([
      { id: 'انتخاب-نخ', title: 'انتخاب نخ', level: 2 },
      { id: 'پشم', title: 'پشم', level: 3 },
    ])
    expect(html).toBe('<p>آغاز</p><h2 id="انتخاب-نخ">انتخاب نخ</h2><p>…</p><h3 id="پشم">پشم</h3>')
  })

  it('get different ids when they read alike', () => {
    const { headings } = withHeadingIds('<h2>رنگ</h2><h2>رنگ</h2><h3>رنگ‌</h3>')
    expect(headings.map(({ id }) => id)).toEqual(['رنگ', 'رنگ-2', 'رنگ-3'])
  })

  it('show their words without the marks around them', () => {
    const { headings } = withHeadingIds('<h2>فرش <strong>دست‌باف</strong> &amp; گلیم</h2>')
    expect(headings[0]).toEqual({ id: 'فرش-دست-باف-گلیم', title: 'فرش دست‌باف & گلیم', level: 2 })
  })

  it('cannot break out of the attribute', () => {
    const { html } = withHeadingIds('<h2>یک "&gt;&lt;script&gt; دو</h2>')
    expect(html).toContain('<h2 id="یک-script-دو">')
  })

  it('lose an id of their own, which another heading could have', () => {
    const { html } = withHeadingIds('<h2 id="x" dir="rtl">رنگ</h2>')
    expect(html).toBe('<h2 dir="rtl" id="رنگ">رنگ</h2>')
  })

  it('stay as they are when they have no words', () => {
    expect(withHeadingIds('<h2><br /></h2>')).toEqual({ html: '<h2><br /></h2>', headings: [] })
  })

  it('are the same however often they are read', () => {
    const body = '<h2>رنگ</h2><h2>نقش</h2>'
    expect(withHeadingIds(body)).toEqual(withHeadingIds(body))
  })
})
