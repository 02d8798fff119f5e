import type { endpoints } from '@hojreh/contract'
import type { z } from 'zod'
import { questionRepository } from '../../modules/comment/question.repository.ts'
import type { Customer } from '../../modules/identity/customer.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { newId } from '../../shared/ids.ts'
import { takeFromAuthor } from './take-from-author.ts'

/**
 * Takes a question to the shop in, by the rules of comments: one of a customer on one product waits at a time. Throws
 * `question_pending`, `too_many_requests` or `not_found`.
 */
export const addQuestion = (
  dependencies: Dependencies,
  customer: Customer,
  { productId, text }: z.output<typeof endpoints.addQuestion.body>,
): Promise<void> =>
  takeFromAuthor(
    dependencies,
    customer,
    { productId },
    async () => undefined,
    async (tx, authorName) => {
      const isTaken = await questionRepository(tx).insert({
        ...{ id: newId(), productId, customerId: customer.customerId, authorName, text },
        ...{ status: 'pending', createdAt: dependencies.clock() },
      })
      if (!isTaken) throw new DomainError('question_pending')
    },
  )
