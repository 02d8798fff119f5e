import type { CommentStatus } from '@hojreh/contract'
import type { Db } from '../../db/client.ts'
import type { Locked } from '../../db/locked.ts'
import { countRating } from '../../modules/catalog/count-rating.ts'
import { type CommentRow, commentRepository } from '../../modules/comment/comment.repository.ts'
import { openReviewPictures } from '../../modules/comment/review-pictures.ts'
import { orRemove } from '../../modules/file-store/or-remove.ts'
import type { Customer } from '../../modules/identity/customer.ts'
import { boughtOptionsOf } from '../../modules/order/has-bought.ts'
import { changesOf, type Deed, type Desk } from '../../modules/staff-action/actor.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { takeAnswersTurn } from './take-answers-turn.ts'

/** Adds a shown comment to its product's rating, or takes it out. */
const countShown = async (tx: Db, { productId, rating }: CommentRow, times: 1 | -1): Promise<void> => {
  if (productId !== null && rating !== null) await countRating(tx, productId, rating, times)
}

const locked = async (tx: Db, id: string): Promise<Locked<CommentRow>> => {
  const comment = await commentRepository(tx).lock(id)
  if (!comment) throw new DomainError('not_found')
  return comment
}

/** Returns the purchase of the author: an author who paid after writing counts as a buyer from the publishing on. */
const purchaseOf = async (
  tx: Db,
  { customerId, productId, isBuyer, boughtOptions }: CommentRow,
): Promise<Pick<CommentRow, 'isBuyer' | 'boughtOptions'>> => {
  if (isBuyer || customerId === null || productId === null) return { isBuyer, boughtOptions }
  const options = await boughtOptionsOf(tx, customerId, productId)
  return { isBuyer: options !== null, boughtOptions: options }
}

const deedOf = (comment: CommentRow, after: Partial<CommentRow>): Deed => ({
  subject: `comment:${comment.id}`,
  label: comment.authorName,
  ...changesOf(comment, after),
})

/** Publishes or rejects a comment; a repeated call changes nothing. Throws `not_found`. */
export const reviewComment = async (
  { actor, files, database: { db } }: Desk,
  id: string,
  status: Exclude<CommentStatus, 'pending'>,
): Promise<void> => {
  const pictures = openReviewPictures(files)
  const review = () =>
    actor.write(async (tx, book) => {
      const comment = await locked(tx, id)
      book(deedOf(comment, { status }))
      if (comment.status === status) return comment
      await commentRepository(tx).update(comment, { status, ...(await purchaseOf(tx, comment)) })
      if (status === 'published') await countShown(tx, comment, 1)
      else if (comment.status === 'published') await countShown(tx, comment, -1)
      return comment
    })
  if (status === 'published') {
    const found = await commentRepository(db).find(id)
    if (!found) throw new DomainError('not_found')
    // Before the transaction, which others wait for: the store may be slow, and while it is away nothing is published.
    await pictures.show(found.comment)
    const published = await orRemove(review, () => pictures.hide(db, found.comment))
    // A colleague may have rejected the review in between, which removes its pictures: they are written once more.
    await pictures.show(published)
    return
  }
  const hidden = await review()
  // After the commit: a rollback would leave the comment without its files.
  if (hidden.status === 'published') await pictures.hide(db, hidden)
}

/**
 * Puts the shop's answer under a comment; an empty one takes it away. Throws `not_found`, `edit_conflict`.
 * @param seen the answer that stood there when this one was begun
 */
export const replyToComment = (
  { actor, clock }: Desk,
  id: string,
  text: string,
  seen?: string | null,
): Promise<void> =>
  actor.write(async (tx, book) => {
    const comment = await locked(tx, id)
    const reply = text === '' ? null : text
    const turn = { subject: `comment:${id}`, was: comment.reply, becomes: reply, seen }
    await takeAnswersTurn(tx, { ...turn, by: actor, now: clock() })
    await commentRepository(tx).update(comment, { reply })
    book(deedOf(comment, { reply }))
  })

/** Deletes a comment of the customer; throws `not_found` for another customer's. */
export const deleteOwnComment = async (
  { files, database: { db } }: Dependencies,
  { customerId, write }: Customer,
  id: string,
): Promise<void> => {
  const deleted = await write(async (tx) => {
    const comment = await locked(tx, id)
    if (comment.customerId !== customerId) throw new DomainError('not_found')
    await commentRepository(tx).remove(comment)
    if (comment.status === 'published') await countShown(tx, comment, -1)
    return comment
  })
  await openReviewPictures(files).remove(db, deleted)
}
