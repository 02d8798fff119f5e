import { expect, it } from 'vitest'
import { diffWords } from './diff-words.ts'
import { wordsOfHtml } from './words-of-html.ts'

const shown = (former: string, current: string) =>
  diffWords(former, current).map(({ kind, words }) => [kind, words])

it('tells two texts apart word by word', () => {
  expect(shown('گلیم را می‌بافند', 'گلیم قشقایی را می‌بافند')).toEqual([
    ['same', 'گلیم '],
    ['come', 'قشقایی '],
    ['same', 'را می‌بافند'],
  ])
  expect(shown('', 'گلیم')).toEqual([['come', 'گلیم']])
  expect(shown('گلیم', 'گلیم')).toEqual([['same', 'گلیم']])
})

it('reads a body as lines of words, its pictures by their descriptions', () => {
  expect(
    wordsOfHtml('<h2>رنگ</h2><p>روناس<br>و <b>نیل</b></p><ul><li>یک</li></ul><img src="/x" alt="گلیم">'),
  ).toBe('رنگ\nروناس\nو نیل\nیک\n[تصویر: گلیم]')
})
