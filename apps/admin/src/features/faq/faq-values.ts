import { type FaqBody, type FaqRecord, faqGroups } from '@hojreh/contract/admin'
import { formatNumber } from '@hojreh/persian'
import { itemId, withIds } from '../../shared/ordered/item-id.ts'
import { parsedList } from '../../shared/ordered/parsed-list.ts'
import { wordsOfHtml } from '../../shared/revisions/words-of-html.ts'
import { showingMessages } from '../../shared/showing/showing.messages.ts'
import { type Show, showingValues } from '../../shared/showing/showing-values.ts'
import { faqMessages as text } from './faq.messages.ts'

type Group = FaqBody[number]
export type QuestionValues = Group['questions'][number] & { id: string }
export type GroupValues = Omit<Group, 'questions'> & { id: string; questions: QuestionValues[] }
/** All groups are one text of the form; and when shoppers read them. */
export type FaqValues = Record<'groups' | 'at', string> & { show: Show }

export const groupsIn = (value: string): GroupValues[] => parsedList<GroupValues>(value)

export const groupsText = (groups: FaqRecord['groups']): string =>
  JSON.stringify(withIds(groups).map((group) => ({ ...group, questions: withIds(group.questions) })))

export const valuesOf = (
  { groups, pending }: Pick<FaqRecord, 'groups' | 'pending'>,
  mayPublish: boolean,
): FaqValues => ({ groups: groupsText(groups), ...showingValues(pending, mayPublish) })

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

/** Everything that is read on the page, to be compared with another version. */
export const wholeText = (_field: string, value: string): string =>
  groupsIn(value)
    .flatMap(({ title, questions }) => [
      title,
      ...questions.flatMap(({ question, answerHtml }) => [question, wordsOfHtml(answerHtml)]),
    ])
    .join('\n')

/** Whether two texts of the form say the same; the names of their items do not matter. */
export const isSame = (one: string, other: string): boolean =>
  JSON.stringify(bodyOf(one)) === JSON.stringify(bodyOf(other))

/** The questions of each group, where a person chooses between two writings. */
export const wordsOf = (field: string, value: string): string =>
  field === 'show' ? showingMessages.showings[value as Show] : field === 'at' ? value : namesOf(value)

const namesOf = (value: string): string =>
  groupsIn(value)
    .map(({ title, questions }) => `${title}: ${questions.map(({ question }) => question).join('، ')}`)
    .join('؛ ')
