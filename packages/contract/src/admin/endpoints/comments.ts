import { noBody } from '../../define-endpoint.ts'
import { commentStatuses, commentText, ownComment } from '../../endpoints/comment.ts'
import { id, oneOf } from '../../fields.ts'
import { strict } from '../../strict.ts'
import { z } from '../../z.ts'
import { defineAdminEndpoint } from '../define-admin-endpoint.ts'
import { adminTake, after, listOf } from '../fields.ts'

const tag = 'comments'

const reviewPicturePlaces = ['0', '1', '2'] as const

export const reviewedComment = ownComment.extend({ authorName: z.string(), isBuyer: z.boolean() })
export type ReviewedComment = z.infer<typeof reviewedComment>

export const listComments = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/comments',
  access: 'comments.moderate',
  tag,
  summary: 'Comments, newest first',
  query: strict({ status: oneOf(commentStatuses).optional(), after, take: adminTake }),
  body: noBody,
  response: listOf(reviewedComment),
  errors: [],
})

export const getReviewPicture = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/comment/picture',
  access: 'comments.moderate',
  tag,
  summary: 'A picture that came with a review, shown or not',
  query: strict({ id, place: oneOf(reviewPicturePlaces).describe('From 0, below `pictureCount`') }),
  body: noBody,
  response: z.string().describe('A picture, WebP'),
  errors: ['not_found'],
  isPicture: true,
})

export const approveComment = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/comment/approve',
  access: 'comments.moderate',
  tag,
  summary: 'Shows a comment',
  query: strict({ id }),
  body: noBody,
  response: reviewedComment,
  errors: ['not_found'],
})

export const rejectComment = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/comment/reject',
  access: 'comments.moderate',
  tag,
  summary: 'Does not show a comment',
  query: strict({ id }),
  body: noBody,
  response: reviewedComment,
  errors: ['not_found'],
})

/** Without it the answer takes the place of whatever stands there. */
export const seenAnswer = commentText
  .nullable()
  .optional()
  .describe('The answer that stood there when this one was begun: with another one there this one is refused')

export const replyComment = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/comment/reply',
  access: 'comments.moderate',
  tag,
  summary: "Puts the shop's answer under a comment",
  query: strict({ id }),
  body: strict({
    reply: commentText.nullable().describe('Null takes it away'),
    seen: seenAnswer,
  }),
  response: reviewedComment,
  errors: ['not_found', 'edit_conflict'],
})
