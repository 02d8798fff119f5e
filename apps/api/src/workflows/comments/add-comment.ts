import { randomBytes } from 'node:crypto'
import type { endpoints } from '@hojreh/contract'
import type { z } from 'zod'
import { commentMessages } from '../../modules/comment/comment.messages.ts'
import { commentRepository } from '../../modules/comment/comment.repository.ts'
import { customerRepository } from '../../modules/identity/customer.repository.ts'
import type { Customer } from '../../modules/identity/customer.ts'
import { boughtOptionsOf } from '../../modules/order/has-bought.ts'
import { makeRateLimiter, type RateRule } from '../../modules/rate-limit/rate-limiter.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'

const hourly: RateRule<'customer'> = { name: 'comment', of: 'customer', limit: 10, windowMs: 60 * 60_000 }

// Hexadecimal: the operator types it after a command, where a leading «-» would make it an option.
const newCommentId = () => randomBytes(16).toString('hex')

type NewComment = z.output<typeof endpoints.addComment.body>

/**
 * Takes a comment in for review. One of a customer on one thing waits at a time, and ten an hour are enough;
 * throws `comment_pending`, `too_many_requests`, or `not_found` when there is nothing to comment on.
 */
export const addComment = async (
  { config, database: { db }, clock }: Dependencies,
  { customerId, write }: Customer,
  { productId, articleId, rating, text }: NewComment,
): Promise<void> => {
  await makeRateLimiter(config.SECRET, clock).take(db, hourly, customerId)
  await write(async (tx) => {
    const repository = commentRepository(tx)
    if (!(await repository.hasSubject({ productId, articleId }))) throw new DomainError('not_found')
    const author = await customerRepository(tx).find(customerId)
    if (!author) throw new DomainError('unauthenticated')
    const boughtOptions = productId === undefined ? null : await boughtOptionsOf(tx, customerId, productId)
    const isTaken = await repository.insert({
      id: newCommentId(),
      productId: productId ?? null,
      articleId: articleId ?? null,
      customerId,
      authorName: `${author.firstName} ${author.lastName}`.trim() || commentMessages.namelessAuthor,
      isBuyer: boughtOptions !== null,
      boughtOptions,
      rating: rating ?? null,
      text,
      status: 'pending',
      createdAt: clock(),
    })
    if (!isTaken) throw new DomainError('comment_pending')
  })
}
