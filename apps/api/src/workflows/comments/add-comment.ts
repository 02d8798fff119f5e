import { randomBytes } from 'node:crypto'
import type { endpoints } from '@hojreh/contract'
import type { z } from 'zod'
import type { StoredImage } from '../../modules/catalog/catalog.tables.ts'
import { commentRepository } from '../../modules/comment/comment.repository.ts'
import { openReviewPictures, readReviewPictures } from '../../modules/comment/review-pictures.ts'
import { orRemove } from '../../modules/file-store/or-remove.ts'
import type { Customer } from '../../modules/identity/customer.ts'
import { boughtOptionsOf } from '../../modules/order/has-bought.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { takeFromAuthor } from './take-from-author.ts'

// Hexadecimal: the operator types it after a command, where a leading «-» would make it an option.
const newCommentId = () => randomBytes(16).toString('hex')

type NewComment = z.output<typeof endpoints.addComment.body>

/**
 * Takes a comment in for review. One of a customer on one thing waits at a time, and ten an hour are enough;
 * throws `comment_pending`, `too_many_requests`, `picture_unreadable`, `payload_too_large`, or `not_found` when there is
 * nothing to comment on.
 */
export const addComment = (
  dependencies: Dependencies,
  customer: Customer,
  { productId, articleId, rating, text, pictures = [] }: NewComment,
): Promise<void> => {
  const id = newCommentId()
  const reviewPictures = openReviewPictures(dependencies.files)
  let images: StoredImage[] | null = null
  const keepPictures = async () => {
    if (pictures.length === 0) return
    const sent = await readReviewPictures(pictures)
    images = sent.map(({ image }) => image)
    await reviewPictures.keep(id, sent)
  }
  return orRemove(
    () =>
      takeFromAuthor(
        dependencies,
        customer,
        { productId, articleId },
        keepPictures,
        async (tx, authorName) => {
          const { customerId } = customer
          const boughtOptions =
            productId === undefined ? null : await boughtOptionsOf(tx, customerId, productId)
          const isTaken = await commentRepository(tx).insert({
            id,
            productId: productId ?? null,
            articleId: articleId ?? null,
            customerId,
            authorName,
            isBuyer: boughtOptions !== null,
            boughtOptions,
            rating: rating ?? null,
            text,
            pictures: images,
            status: 'pending',
            createdAt: dependencies.clock(),
          })
          if (!isTaken) throw new DomainError('comment_pending')
        },
      ),
    () => reviewPictures.unkeep({ id, pictures: images }),
  )
}
