import { DomainError } from '../../shared/domain-error.ts'

/**
 * Runs the transaction whose rows name files that were written before it, and removes the files when it is refused.
 * Any other failure leaves them: it may have been committed. A job looks for files that no row names.
 */
export const orRemove = async <Result>(
  transaction: () => Promise<Result>,
  remove: () => Promise<unknown>,
): Promise<Result> => {
  try {
    return await transaction()
  } catch (error) {
    // What the store does not remove now is left to the job, too.
    if (error instanceof DomainError) await remove().catch(() => {})
    throw error
  }
}
