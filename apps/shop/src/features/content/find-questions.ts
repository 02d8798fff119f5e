import type { ResponseOf } from '@hojreh/api'
import { joinedSearchForm, searchWords } from '@hojreh/persian'

export type QuestionGroup = ResponseOf<'getFaq'>[number]

/** The text of sanitised HTML, on one line. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Questions whose text or answer holds every word of `query`, however it was typed; groups without any are left out. */
export const findQuestions = (groups: readonly QuestionGroup[], query: string): QuestionGroup[] => {
  const words = searchWords(query)
  const holds = ({ question, answerHtml }: QuestionGroup['questions'][number]) => {
    const text = joinedSearchForm(`${question} ${plainText(answerHtml)}`)
    return words.every((word) => text.includes(word))
  }
  return groups
    .map((group) => ({ ...group, questions: group.questions.filter(holds) }))
    .filter(({ questions }) => questions.length > 0)
}
