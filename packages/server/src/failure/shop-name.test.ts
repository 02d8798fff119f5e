import { expect, test } from 'vitest'
import { shopNameIn } from './shop-name.ts'

test('the name of a shop stays a text in HTML and in a configuration of nginx', () => {
  const { title, line } = shopNameIn('گل & <b>"$host"</b>')
  for (const html of [title, line]) {
    expect(html).toContain('گل &amp; &lt;b&gt;&quot;&#36;host&quot;&lt;/b&gt;')
    expect(html).not.toMatch(/\$|<b>/)
  }
})

test('a server that was not told the name writes none', () => {
  expect(shopNameIn()).toEqual({ title: '', line: '' })
})
