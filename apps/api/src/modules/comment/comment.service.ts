import type {
  Comment,
  CommentSort,
  EndpointResponse,
  endpoints,
  OwnComment,
  RatingSummary,
} from '@hojreh/contract'
import type { Db } from '../../db/client.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { toPicture } from '../media/media-address.ts'
import {
  type CommentRow,
  type CommentWithSubject,
  commentRepository,
  type Subject,
} from './comment.repository.ts'

const STARS = [1, 2, 3, 4, 5]

const toComment = (
  { id, authorName, isBuyer, boughtOptions, rating, text, reply, pictures, createdAt }: CommentRow,
  helpfulCount: number,
): Comment => ({
  id,
  authorName,
  isBuyer,
  boughtOptions: boughtOptions ?? [],
  helpfulCount,
  rating,
  text,
  reply,
  pictures: (pictures ?? []).map(toPicture),
  createdAt: createdAt.toISOString(),
})

export const toOwnComment = ({ comment, kind, slug, title }: CommentWithSubject): OwnComment => ({
  id: comment.id,
  status: comment.status,
  about: { kind, slug, title },
  rating: comment.rating,
  text: comment.text,
  reply: comment.reply,
  pictureCount: comment.pictures?.length ?? 0,
  createdAt: comment.createdAt.toISOString(),
})

const toSummary = (rows: readonly { rating: number; count: number }[]): RatingSummary => {
  const stars = STARS.map((star) => rows.find(({ rating }) => rating === star)?.count ?? 0)
  const count = stars.reduce((sum, one) => sum + one, 0)
  const sum = stars.reduce((total, one, place) => total + one * (place + 1), 0)
  return { average: count === 0 ? 0 : Math.round((sum / count) * 10) / 10, count, stars }
}

export interface Page {
  pageId: number
  take: number
}
export const rangeOf = ({ pageId, take }: Page) => ({ offset: (pageId - 1) * take, take })

/** Published comments on something that visitors see; throws `not_found` for anything else. */
export const listComments = async (
  db: Db,
  { pageId, take, sort, ...subject }: Subject & Page & { sort?: CommentSort | undefined },
): Promise<EndpointResponse<typeof endpoints.listComments>> => {
  const repository = commentRepository(db)
  if (!(await repository.hasSubject(subject))) throw new DomainError('not_found')
  const rows = await repository.readPublished(subject, rangeOf({ pageId, take }), sort)
  return {
    items: rows.map((row) => toComment(row.comment, row.helpfulCount)),
    total: await repository.countPublished(subject),
    pageId,
    take,
    summary: toSummary(await repository.countRatings(subject)),
  }
}

/** A customer's own comments, whatever their status. */
export const listOwnComments = async (
  db: Db,
  customerId: string,
  page: Page,
): Promise<EndpointResponse<typeof endpoints.listOwnComments>> => {
  const repository = commentRepository(db)
  const rows = await repository.readOfCustomer(customerId, rangeOf(page))
  return { items: rows.map(toOwnComment), total: await repository.countOfCustomer(customerId), ...page }
}
