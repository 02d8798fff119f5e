import { commentSorts } from '../comment-sorts.ts'
import { defineEndpoint, noBody, noQuery } from '../define-endpoint.ts'
import { id, instant, oneOf, page, pageId, picture, slug, take } from '../fields.ts'
import { limits } from '../limits.ts'
import { fieldMessages as messages } from '../messages.ts'
import { strict } from '../strict.ts'
import { requiredLines } from '../text-lines.ts'
import { z } from '../z.ts'

const tag = 'comment'

export const commentStatuses = ['pending', 'published', 'rejected'] as const
export type CommentStatus = (typeof commentStatuses)[number]

const stars = z.int(messages.rating).min(1, messages.rating).max(5, messages.rating)

/** A comment on a product or an article; line breaks are kept. */
export const commentText = requiredLines(limits.commentLength, messages.comment)

/** Exactly one of the two is what a comment is about. */
const about = { productId: id.optional(), articleId: id.optional() }
const isAboutOne = ({
  productId,
  articleId,
}: {
  productId?: string | undefined
  articleId?: string | undefined
}) => (productId === undefined) !== (articleId === undefined)

export const comment = z.object({
  id,
  authorName: z.string(),
  isBuyer: z.boolean().describe('The author bought this product here'),
  boughtOptions: z
    .array(z.object({ name: z.string(), value: z.string() }))
    .describe('What of the design a buyer bought, such as its colour'),
  helpfulCount: z.int().describe('How many customers found it helpful; at most ten minutes old'),
  rating: stars.nullable(),
  text: z.string(),
  reply: z.string().nullable().describe("The shop's answer"),
  pictures: z.array(picture).describe('Taken by the author'),
  createdAt: instant,
})
export type Comment = z.infer<typeof comment>

export const ratingSummary = z.object({
  average: z.number(),
  count: z.int().describe('How many rated; a comment may come without a rating'),
  stars: z.array(z.int()).length(5).describe('How many gave one star, two stars, … five stars'),
})
export type RatingSummary = z.infer<typeof ratingSummary>

export const listComments = defineEndpoint({
  method: 'GET',
  path: '/api/comment/list',
  access: 'public',
  tag,
  summary: 'Published comments on a product or an article, newest first unless sorted, with its ratings',
  query: strict({ ...about, sort: oneOf(commentSorts).optional(), pageId, take: take(10) }).refine(
    isAboutOne,
    messages.invalid,
  ),
  body: noBody,
  response: page(comment).extend({ summary: ratingSummary }),
  errors: ['not_found'],
})

export const addCommentBody = strict({
  ...about,
  rating: stars.optional().describe('Of a product only'),
  text: commentText,
  pictures: z
    .array(
      z.base64(messages.picture).max(limits.reviewPictureBase64Length, messages.pictureSize),
      messages.invalid,
    )
    .max(limits.reviewPictures, messages.reviewPictures)
    .optional()
    .describe('Of a product only: pictures, base64'),
})
  .refine(isAboutOne, messages.invalid)
  .refine(({ articleId, rating }) => articleId === undefined || rating === undefined, {
    path: ['rating'],
    error: messages.rating,
  })
  .refine(({ articleId, pictures }) => articleId === undefined || pictures === undefined, {
    path: ['pictures'],
    error: messages.invalid,
  })

export const addComment = defineEndpoint({
  method: 'POST',
  path: '/api/comment/add',
  access: 'customer',
  tag,
  summary: 'Hands in a comment; it is shown once the shop has looked at it',
  query: noQuery,
  body: addCommentBody,
  response: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['not_found', 'comment_pending', 'too_many_requests', 'picture_unreadable'],
  maxBodyBytes: limits.reviewPictures * limits.reviewPictureBase64Length + 16_384,
})

export const getCommentVotes = defineEndpoint({
  method: 'GET',
  path: '/api/comment/votes',
  access: 'customer',
  tag,
  summary: 'The comments on a product or an article that the customer found helpful, and the own ones',
  query: strict(about).refine(isAboutOne, messages.invalid),
  body: noBody,
  response: z.object({
    helpful: z.array(z.object({ id, helpfulCount: z.int() })),
    own: z.array(id).describe('Nobody votes for these'),
  }),
  errors: [],
})

export const voteForComment = defineEndpoint({
  method: 'POST',
  path: '/api/comment/vote',
  access: 'customer',
  tag,
  summary: 'Keeps whether the customer finds a comment helpful; the same again changes nothing',
  query: noQuery,
  body: strict({ commentId: id, isHelpful: z.boolean(messages.invalid) }),
  response: z.object({ success: z.literal(true), helpfulCount: z.int() }),
  errors: ['not_found', 'own_comment', 'too_many_requests'],
})

export const ownComment = z.object({
  id,
  status: z.enum(commentStatuses),
  about: z.object({ kind: z.enum(['product', 'article']), slug, title: z.string() }),
  rating: stars.nullable(),
  text: z.string(),
  reply: z.string().nullable(),
  pictureCount: z.int(),
  createdAt: instant,
})
export type OwnComment = z.infer<typeof ownComment>

export const listOwnComments = defineEndpoint({
  method: 'GET',
  path: '/api/user/comments',
  access: 'customer',
  tag: 'user',
  summary: "The customer's own comments with their status, newest first",
  query: strict({ pageId, take: take(10) }),
  body: noBody,
  response: page(ownComment),
  errors: [],
})

export const deleteComment = defineEndpoint({
  method: 'POST',
  path: '/api/user/deleteComment',
  access: 'customer',
  tag: 'user',
  summary: 'Deletes a comment of the customer, published or not',
  query: strict({ id }),
  body: noBody,
  response: z.object({ success: z.literal(true) }),
  errors: ['not_found'],
})

export const getReviewRequests = defineEndpoint({
  method: 'GET',
  path: '/api/user/reviewRequests',
  access: 'customer',
  tag,
  summary: 'Whether the customer is asked for a review after a delivery',
  query: noQuery,
  body: noBody,
  response: z.object({ isAsked: z.boolean() }),
  errors: [],
})

export const setReviewRequests = defineEndpoint({
  method: 'POST',
  path: '/api/user/reviewRequests',
  access: 'customer',
  tag,
  summary: 'Switches these SMS on or off; the same again changes nothing',
  query: noQuery,
  body: strict({ isAsked: z.boolean(messages.invalid) }),
  response: z.object({ success: z.literal(true) }),
  errors: [],
})
