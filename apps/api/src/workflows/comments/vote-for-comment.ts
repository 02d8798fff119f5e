import type { endpoints } from '@hojreh/contract'
import type { z } from 'zod'
import { commentRepository } from '../../modules/comment/comment.repository.ts'
import type { Customer } from '../../modules/identity/customer.ts'
import { makeRateLimiter, type RateRule } from '../../modules/rate-limit/rate-limiter.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'

const hourly: RateRule<'customer'> = {
  name: 'comment-vote',
  of: 'customer',
  limit: 120,
  windowMs: 60 * 60_000,
}

type Vote = z.output<typeof endpoints.voteForComment.body>

/**
 * Keeps whether a customer finds a comment helpful and returns how many do. Throws `not_found` for one that visitors
 * do not see, `own_comment`, or `too_many_requests`.
 */
export const voteForComment = async (
  { config, database: { db }, clock }: Dependencies,
  { customerId, write }: Customer,
  { commentId, isHelpful }: Vote,
): Promise<number> => {
  await makeRateLimiter(config.SECRET, clock).take(db, hourly, customerId)
  return write(async (tx) => {
    const repository = commentRepository(tx)
    const comment = await repository.findForVote(commentId)
    if (comment?.customerId === customerId) throw new DomainError('own_comment')
    if (comment?.status !== 'published') throw new DomainError('not_found')
    return repository.setVote({ commentId, customerId, createdAt: clock() }, isHelpful)
  })
}
