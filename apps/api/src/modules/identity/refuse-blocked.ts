import { DomainError } from '../../shared/domain-error.ts'
import type { CustomerRow } from './customer.repository.ts'

/** Throws `account_blocked`. Called only after the user has proven that the account is theirs. */
export const refuseBlocked = (customer: Pick<CustomerRow, 'blockedAt'> | null): void => {
  if (customer?.blockedAt) throw new DomainError('account_blocked')
}
