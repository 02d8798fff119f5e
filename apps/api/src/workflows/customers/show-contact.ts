import { customerRepository } from '../../modules/identity/customer.repository.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { labelOf } from './label-of.ts'

/** The whole phone number and the e-mail address; the books keep who looked, not what they saw. Throws `not_found`. */
export const showContact = ({ actor }: Desk, id: string): Promise<{ phone: string; email: string }> =>
  actor.write(async (tx, book) => {
    const customer = await customerRepository(tx).find(id)
    if (!customer) throw new DomainError('not_found')
    book({ subject: `customer:${id}`, label: labelOf(customer) })
    return { phone: customer.phone, email: customer.email }
  })
