import { type FaqBody, type FaqRecord, faqGroups } from '@hojreh/contract/admin'
import { formatNumber } from '@hojreh/persian'
import { itemId, withIds } from '../../shared/ordered/item-id.ts'
import { parsedList } from '../../shared/ordered/parsed-list.ts'
import { faqMessages as text } from './faq.messages.ts'

type Group = FaqBody[number]
export type QuestionValues = Group['questions'][number] & { id: string }
export type GroupValues = Omit<Group, 'questions'> & { id: string; questions: QuestionValues[] }
/** All groups are one text of the form. */
export type FaqValues = Record<'groups', string>

export const groupsIn = (value: string): GroupValues[] => parsedList<GroupValues>(value)

export const valuesOf = ({ groups }: Pick<FaqRecord, 'groups'>): FaqValues => ({
  groups: JSON.stringify(withIds(groups).map((group) => ({ ...group, questions: withIds(group.questions) }))),
})

export const newQuestion = (): QuestionValues => ({ id: itemId(), question: '', answerHtml: '' })
export const newGroup = (): GroupValues => ({ id: itemId(), title: '', questions: [newQuestion()] })

export const bodyOf = (value: string): FaqBody =>
  groupsIn(value).map(({ title, questions }) => ({
    title,
    questions: questions.map(({ question, answerHtml }) => ({ question, answerHtml })),
  }))

/** The groups with a question of one of them at the end of another. */
export const movedTo = (groups: readonly GroupValues[], moved: QuestionValues, to: string): GroupValues[] =>
  groups.map((group) => {
    const others = group.questions.filter(({ id }) => id !== moved.id)
    return { ...group, questions: group.id === to ? [...others, moved] : others }
  })

/** What is wrong with the first question that is not right. */
export const problemOf = (value: string): string | undefined => {
  const issue = faqGroups.safeParse(bodyOf(value)).error?.issues[0]
  if (!issue) return undefined
  const [group, , question] = issue.path
  if (typeof group !== 'number') return issue.message
  const place = formatNumber(group + 1)
  return typeof question === 'number'
    ? text.questionProblem(place, formatNumber(question + 1), issue.message)
    : text.groupProblem(place, issue.message)
}

/** The questions of each group, where a person chooses between two writings. */
export const wordsOf = (_field: string, value: string): string =>
  groupsIn(value)
    .map(({ title, questions }) => `${title}: ${questions.map(({ question }) => question).join('، ')}`)
    .join('؛ ')
