import { expect, test } from 'vitest'
import { cleanHtml } from './clean-html.ts'

const table = (...rows: [string, string][]) =>
  `<table><tbody>${rows.map(([name, value]) => `<tr><th>${name}</th><td>${value}</td></tr>`).join('')}</tbody></table>`

test.each([
  ['lines of two spans', '<div class="r"><span>وزن:</span><span>۲ کیلو</span></div>', 'div'],
  ['lines of two divs', '<div><div>وزن</div> : <div>۲ کیلو</div></div>', 'div'],
  ['items of two spans', '<li><span class="n">وزن</span> <span>۲ کیلو</span></li>', 'ul'],
  ['names and values of a definition list', '<dt>وزن</dt><dd>۲ کیلو</dd>', 'dl'],
])('%s become a table', (_, line, list) => {
  const second = line.replace('وزن', 'رنگ').replace('۲ کیلو', 'آبی')
  expect(cleanHtml(`<${list} class="specs">${line}\\n${second}</${list}>`)).toBe(
    list === 'div'
      ? `<div>${table(['وزن', '۲ کیلو'], ['رنگ', 'آبی'])}</div>`
      : table(['وزن', '۲ کیلو'], ['رنگ', 'آبی']),
  )
})

test('a heading above the lines stays above the table', () => {
  const lines = '<p><b>وزن</b><span>۲ کیلو</span></p><p><b>رنگ</b><span>آبی</span></p>'
  expect(cleanHtml(`<div><h3>مشخصات</h3>${lines}<p>پایان</p></div>`)).toBe(
    `<div><h3>مشخصات</h3>${table(['وزن', '۲ کیلو'], ['رنگ', 'آبی'])}<p>پایان</p></div>`,
  )
})

test.each([
  '<ul><li><strong>جنس:</strong> طبیعی</li><li><strong>رنگ:</strong> آبی</li></ul>',
  '<div><p>یک <strong>کلمه</strong> و <em>دیگری</em></p><p>دو</p></div>',
])('what is a text or a list of its own stays one: %s', (html) => {
  expect(cleanHtml(html)).toBe(html)
})

test('nothing that runs comes in by way of a table', () => {
  const line = '<div><span>نام</span><span>&lt;img src=x onerror=alert(1)&gt;</span></div>'
  expect(cleanHtml(`<div>${line}${line}</div>`)).not.toContain('<img')
})
