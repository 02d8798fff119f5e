import { noBody, noQuery } from '../../../define-endpoint.ts'
import { getFaq } from '../../../endpoints/site.ts'
import { instant, requiredLine, wholeNumber } from '../../../fields.ts'
import { strict } from '../../../strict.ts'
import { z } from '../../../z.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'
import { edition, MAX_TEXT_BYTES, richText, seenVersion } from '../../fields.ts'
import { adminFieldMessages as messages } from '../../messages.ts'
import { pending, showing } from './showing.ts'

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
  pending,
  edition,
})
export type FaqRecord = z.infer<typeof faqRecord>

export const getFaqRecord = defineAdminEndpoint({
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

export const writeFaq = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/faq/write',
  access: 'content.edit',
  tag,
  summary:
    'Writes the questions in their groups and order, for shoppers to read at once, later or not yet. Without `content.publish` it writes drafts',
  query: noQuery,
  body: strict({
    version: seenVersion,
    groups: faqGroups
      .nullable()
      .optional()
      .describe('Null brings the starting text back, at once; without them the questions stay as they are'),
    ...showing,
  }),
  maxBodyBytes: MAX_TEXT_BYTES,
  response: faqRecord,
  errors: ['edit_conflict', 'answer_empty', 'page_time', 'publishing_not_allowed'],
})

export const dropFaqDraft = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/faq/drop-draft',
  access: 'content.edit',
  tag,
  summary: 'Throws the draft of the questions away; what shoppers read stays',
  query: noQuery,
  body: strict({ version: seenVersion }),
  response: faqRecord,
  errors: ['not_found', 'edit_conflict', 'publishing_not_allowed'],
})

const revisionRow = z.object({
  version: z.int().describe('Of the questions while these were their words'),
  title: z.string().describe('What the groups are called'),
  by: z.string().nullable().describe('Who saved these words; null for the starting text'),
  at: instant.nullable(),
})
const revision = revisionRow.extend({ groups: getFaq.response })
export type FaqRevision = z.infer<typeof revision>

export const listFaqRevisions = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/faq/revisions',
  access: 'content.edit',
  tag,
  summary: 'The former versions of the questions, newest first',
  query: noQuery,
  body: noBody,
  response: z.array(revisionRow),
  errors: [],
})

export const getFaqRevision = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/faq/revision',
  access: 'content.edit',
  tag,
  summary: 'The questions at a former version',
  query: strict({ version: wholeNumber(0, 1_000_000_000) }),
  body: noBody,
  response: revision,
  errors: ['not_found'],
})
