import { expect, test } from 'vitest'
import { linesOfHtml } from './lines-of-html.ts'

test.each([
  ['<ul><li>پشم دست‌ریس</li><li>رنگ <b>گیاهی</b></li></ul>', 'پشم دست‌ریس\nرنگ گیاهی'],
  ['<p>پارچه‌ی خنک</p>', 'پارچه‌ی خنک'],
  ['<p>یک<br>دو</p><p>۲ &gt; ۱ &amp; بیشتر</p>', 'یک\nدو\n۲ > ۱ & بیشتر'],
  ['بی‌نشانه', 'بی‌نشانه'],
  ['', ''],
])('«%s» is typed as «%s»', (html, typed) => expect(linesOfHtml(html)).toBe(typed))
