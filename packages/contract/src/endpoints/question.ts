import { defineEndpoint, noBody, noQuery } from '../define-endpoint.ts'
import { id, instant, page, pageId, slug, take } from '../fields.ts'
import { limits } from '../limits.ts'
import { fieldMessages as messages } from '../messages.ts'
import { strict } from '../strict.ts'
import { requiredLines } from '../text-lines.ts'
import { z } from '../z.ts'
import { commentStatuses } from './comment.ts'

const tag = 'comment'

export const question = z.object({
  id,
  authorName: z.string(),
  text: z.string(),
  answer: z.string(),
  createdAt: instant,
})
export type Question = z.infer<typeof question>

export const listQuestions = defineEndpoint({
  method: 'GET',
  path: '/api/question/list',
  access: 'public',
  tag,
  summary: 'Questions on a product that the shop answered, newest first',
  query: strict({ productId: id, pageId, take: take(10) }),
  body: noBody,
  response: page(question),
  errors: ['not_found'],
})

export const addQuestion = defineEndpoint({
  method: 'POST',
  path: '/api/question/add',
  access: 'customer',
  tag,
  summary: 'Asks the shop about a product; it is shown with its answer, and the asker gets an SMS',
  query: noQuery,
  body: strict({ productId: id, text: requiredLines(limits.commentLength, messages.question) }),
  response: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['not_found', 'question_pending', 'too_many_requests'],
})

export const ownQuestion = z.object({
  id,
  status: z.enum(commentStatuses),
  product: z.object({ slug, title: z.string() }),
  text: z.string(),
  answer: z.string().nullable(),
  createdAt: instant,
})
export type OwnQuestion = z.infer<typeof ownQuestion>

export const listOwnQuestions = defineEndpoint({
  method: 'GET',
  path: '/api/user/questions',
  access: 'customer',
  tag: 'user',
  summary: 'What the customer asked the shop, answered or not, newest first',
  query: strict({ pageId, take: take(10) }),
  body: noBody,
  response: page(ownQuestion),
  errors: [],
})
