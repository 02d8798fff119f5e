import type { Db } from '../../db/client.ts'
import { commentMessages } from '../../modules/comment/comment.messages.ts'
import { commentRepository, type Subject } from '../../modules/comment/comment.repository.ts'
import { customerRepository } from '../../modules/identity/customer.repository.ts'
import type { Customer } from '../../modules/identity/customer.ts'
import { makeRateLimiter, type RateRule } from '../../modules/rate-limit/rate-limiter.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'

/** Comments and questions together. */
const hourly: RateRule<'customer'> = { name: 'comment', of: 'customer', limit: 10, windowMs: 60 * 60_000 }

/**
 * Takes in what a customer writes about something that visitors see, ten an hour. `prepare` works before anything is
 * locked; `keep` gets the name that will stand by it, and what was prepared. Throws `too_many_requests`, or `not_found`
 * when there is nothing to write about.
 */
export const takeFromAuthor = async <Ready>(
  { config, database: { db }, clock }: Dependencies,
  { customerId, write }: Customer,
  subject: Subject,
  prepare: () => Promise<Ready>,
  keep: (tx: Db, authorName: string, ready: Ready) => Promise<void>,
): Promise<void> => {
  await makeRateLimiter(config.SECRET, clock).take(db, hourly, customerId)
  const ready = await prepare()
  await write(async (tx) => {
    if (!(await commentRepository(tx).hasSubject(subject))) throw new DomainError('not_found')
    const author = await customerRepository(tx).find(customerId)
    if (!author) throw new DomainError('unauthenticated')
    await keep(tx, `${author.firstName} ${author.lastName}`.trim() || commentMessages.namelessAuthor, ready)
  })
}
