import { noBody, noQuery } from '../../../define-endpoint.ts'
import { getFaq } from '../../../endpoints/site.ts'
import { requiredLine } from '../../../fields.ts'
import { strict } from '../../../strict.ts'
import { z } from '../../../z.ts'
import { defineAdminCall } from '../../define-admin-call.ts'
import { edition, MAX_TEXT_BYTES, richText, seenVersion } from '../../fields.ts'
import { adminFieldMessages as messages } from '../../messages.ts'

const tag = 'content'

export const MOST_QUESTION_GROUPS = 20
export const MOST_QUESTIONS = 40

/** Every name once: the page finds groups and questions by what they are called. */
const isOnce = (names: readonly string[]) => new Set(names).size === names.length

const question = strict({
  question: requiredLine(200, messages.question),
  answerHtml: richText.refine(
    (html) => /<img\b/i.test(html) || html.replace(/<[^>]*>|&nbsp;/g, '').trim() !== '',
    messages.faqAnswer,
  ),
})
const group = strict({
  title: requiredLine(80, messages.questionGroup),
  questions: z
    .array(question, messages.questions)
    .min(1, messages.questions)
    .max(MOST_QUESTIONS, messages.questions)
    .refine((questions) => isOnce(questions.map((one) => one.question)), messages.questionTwice),
})
export const faqGroups = z
  .array(group, messages.questionGroups)
  .max(MOST_QUESTION_GROUPS, messages.questionGroups)
  .refine((groups) => isOnce(groups.map(({ title }) => title)), messages.questionGroupTwice)
export type FaqBody = z.input<typeof faqGroups>

const faqRecord = z.object({
  groups: getFaq.response,
  isStarting: z.boolean().describe('Nobody wrote it yet: the text that every shop starts with'),
  edition,
})
export type FaqRecord = z.infer<typeof faqRecord>

export const getFaqRecord = defineAdminCall({
  method: 'GET',
  path: '/api/admin/faq',
  access: 'content.edit',
  tag,
  summary: 'The frequently asked questions in their groups',
  query: noQuery,
  body: noBody,
  response: faqRecord,
  errors: [],
})

export const writeFaq = defineAdminCall({
  method: 'POST',
  path: '/api/admin/faq/write',
  access: 'content.publish',
  tag,
  summary: 'Writes the questions in their groups and order; shoppers read them at once',
  query: noQuery,
  body: strict({
    version: seenVersion,
    groups: faqGroups.nullable().describe('Null brings the starting text back'),
  }),
  maxBodyBytes: MAX_TEXT_BYTES,
  response: faqRecord,
  errors: ['edit_conflict', 'answer_empty'],
})
