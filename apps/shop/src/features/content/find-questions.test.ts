import { expect, it } from 'vitest'
import { findQuestions } from './find-questions.ts'

const groups = [
  {
    title: 'پرداخت',
    questions: [
      { question: 'کارت‌به‌کارت هم می‌شود؟', answerHtml: '<p>بله، با شمارهٔ پیگیری.</p>' },
      { question: 'قیمت‌ها به تومان است؟', answerHtml: '<p>بله.</p>' },
    ],
  },
  { title: 'ارسال', questions: [{ question: 'چند روزه می‌رسد؟', answerHtml: '<p>تا <b>۶</b> روز</p>' }] },
]
const found = (query: string) => findQuestions(groups, query).flatMap(({ questions }) => questions.length)

it.each([
  ['nothing typed shows all', '', [2, 1]],
  ['a word with Arabic letters', 'كارت', [1]],
  ['a word without its ZWNJ', 'کارتبه کارت', [1]],
  ['a word of the answer', 'پيگيري', [1]],
  ['a Latin digit', '6', [1]],
  ['every word has to be there', 'بله تومان', [1]],
  ['what is nowhere', 'قالی', []],
  ['a tag of the markup', 'strong', []],
])('%s', (_, query, counts) => {
  expect(found(query)).toEqual(counts)
})
