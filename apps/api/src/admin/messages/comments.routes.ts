import type { ReviewedComment } from '@hojreh/contract/admin'
import { type CommentWithSubject, commentRepository } from '../../modules/comment/comment.repository.ts'
import { toOwnComment } from '../../modules/comment/comment.service.ts'
import { openReviewPictures } from '../../modules/comment/review-pictures.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { replyToComment, reviewComment } from '../../workflows/comments/moderate-comment.ts'
import { pageOf, readCursor } from '../cursor.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'
import { sendPrivatePicture } from '../send-private-picture.ts'

const KIND = 'comment'

export const toReviewed = (row: CommentWithSubject): ReviewedComment => ({
  ...toOwnComment(row),
  authorName: row.comment.authorName,
  isBuyer: row.comment.isBuyer,
})

export const registerAdminComments = (
  register: RegisterAdminEndpoint,
  { database: { db }, files }: Dependencies,
): void => {
  const read = async (id: string): Promise<ReviewedComment> => {
    const row = await commentRepository(db).find(id)
    if (!row) throw new DomainError('not_found')
    return toReviewed(row)
  }

  register('listComments', async ({ query: { status, after, take } }) => {
    const repository = commentRepository(db)
    const rows = await repository.readNewest(status, take + 1, readCursor(after))
    const { shown, next } = pageOf(rows, take, ({ comment }) => ({ at: comment.createdAt, id: comment.id }))
    return { items: shown.map(toReviewed), next, total: await repository.countAll(status) }
  })
  const pictures = openReviewPictures(files)
  register('getReviewPicture', async ({ query: { id, place }, reply }) => {
    await read(id)
    return sendPrivatePicture(reply, await pictures.read(id, Number(place)), `review-${id}-${place}`)
  })
  register(
    'approveComment',
    async ({ desk, query: { id } }) => {
      await reviewComment(desk, id, 'published')
      return read(id)
    },
    KIND,
  )
  register(
    'rejectComment',
    async ({ desk, query: { id } }) => {
      await reviewComment(desk, id, 'rejected')
      return read(id)
    },
    KIND,
  )
  register(
    'replyComment',
    async ({ desk, query: { id }, body }) => {
      await replyToComment(desk, id, body.reply ?? '', body.seen)
      return read(id)
    },
    KIND,
  )
}
