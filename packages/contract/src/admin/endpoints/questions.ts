import { noBody } from '../../define-endpoint.ts'
import { commentStatuses, commentText } from '../../endpoints/comment.ts'
import { id, instant, oneOf, slug } from '../../fields.ts'
import { strict } from '../../strict.ts'
import { z } from '../../z.ts'
import { defineAdminEndpoint } from '../define-admin-endpoint.ts'
import { adminTake, after, listOf } from '../fields.ts'
import { seenAnswer } from './comments.ts'

const tag = 'comments'

export const askedQuestion = z.object({
  id,
  status: z.enum(commentStatuses).describe('Published: answered and shown'),
  product: z.object({ slug, title: z.string() }),
  authorName: z.string(),
  text: z.string(),
  answer: z.string().nullable(),
  createdAt: instant,
})
export type AskedQuestion = z.infer<typeof askedQuestion>

export const listQuestions = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/questions',
  access: 'comments.moderate',
  tag,
  summary: 'Questions on goods, newest first',
  query: strict({ status: oneOf(commentStatuses).optional(), after, take: adminTake }),
  body: noBody,
  response: listOf(askedQuestion),
  errors: [],
})

export const answerQuestion = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/question/answer',
  access: 'comments.moderate',
  tag,
  summary: 'Answers a question and shows both; the asker gets an SMS the first time',
  query: strict({ id }),
  body: strict({ answer: commentText, seen: seenAnswer }),
  response: askedQuestion,
  errors: ['not_found', 'edit_conflict'],
})

export const rejectQuestion = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/question/reject',
  access: 'comments.moderate',
  tag,
  summary: 'Does not show a question',
  query: strict({ id }),
  body: noBody,
  response: askedQuestion,
  errors: ['not_found'],
})
