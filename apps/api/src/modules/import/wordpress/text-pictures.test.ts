import { expect, test } from 'vitest'
import { cleanRichText } from '../html/clean-html.ts'
import { putPictureIn, takePicturesOut } from './text-pictures.ts'

const old = 'https://old.example'
const out = (content: string) => takePicturesOut(content, old, cleanRichText)
const picture = {
  src: '/api/media/0123456789abcdef0123456789abcdef/640.jpg',
  alt: 'کاسه',
  width: 640,
  height: 480,
}
const shown = `<p><img src="${picture.src}" alt="کاسه" width="640" height="480"></p>`

test('pictures leave a text that is clean without them, and each knows what it came after', () => {
  const { html, pictures } = out(
    '<p>یک</p><figure><img src="/a.jpg" alt="الف"></figure><p>دو <img src="https://cdn.example/b.jpg?x=1&amp;y=2"> سه</p><p><a href="https://old.example/c.jpg"><img data-src="c.jpg" src="data:,"></a></p>',
  )
  expect(html).not.toMatch(/img|⟦/)
  expect(pictures.map(({ url, alt }) => [url, alt])).toEqual([
    ['https://old.example/a.jpg', 'الف'],
    ['https://cdn.example/b.jpg?x=1&y=2', ''],
    ['https://old.example/c.jpg', ''],
  ])
  expect(pictures[0]?.after).toBe('<p>یک</p>')
  expect(html).toContain(pictures[1]?.after)
  expect(html.endsWith(pictures[2]?.after ?? '?')).toBe(true)
})

test('a text without blocks has them, too; what is no picture of the web is none', () => {
  const { html, pictures } = out(
    'یک\n\n<img src="javascript:alert(1)"><img src=x><img src="http://u:p@h/a.jpg">\n\nدو',
  )
  expect(html).toBe('<p>یک</p><p>دو</p>')
  expect(pictures).toEqual([])
})

test('pictures come back into their places in their order, and to the end of a text that was written anew', () => {
  const { html, pictures } = out('<p>یک</p><img src="/a.jpg"><img src="/b.jpg"><p>دو</p>')
  const [first, second] = pictures
  const one = putPictureIn(html, first?.after ?? '', picture)
  expect(one).toBe(`<p>یک</p>${shown}<p>دو</p>`)
  const two = putPictureIn(one, second?.after ?? '', { ...picture, alt: 'دومی "<' })
  expect(two).toBe(`<p>یک</p>${shown}${shown.replace('alt="کاسه"', 'alt="دومی &quot;&lt;"')}<p>دو</p>`)
  expect(putPictureIn('<p>تازه</p>', '<p>یک</p>', picture)).toBe(`<p>تازه</p>${shown}`)
  expect(putPictureIn('<p>یک</p>', '', picture)).toBe(`${shown}<p>یک</p>`)
  // The shop's own policy lets exactly that stand.
  expect(cleanRichText(one)).toBe(one)
})
