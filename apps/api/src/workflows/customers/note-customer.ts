import {
  type CustomerNoteRow,
  customerNoteRepository,
} from '../../modules/customer-note/customer-note.repository.ts'
import { customerRepository } from '../../modules/identity/customer.repository.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { newId } from '../../shared/ids.ts'
import { labelOf } from './label-of.ts'

/** Writes a note of the staff about a customer. Throws `not_found`. */
export const addCustomerNote = (
  { actor, clock }: Desk,
  customerId: string,
  text: string,
): Promise<CustomerNoteRow> =>
  actor.write(async (tx, book) => {
    const customer = await customerRepository(tx).find(customerId)
    if (!customer) throw new DomainError('not_found')
    const { staffId, name: staffName } = actor
    const note = { id: newId(), customerId, staffId, staffName, text, createdAt: clock() }
    await customerNoteRepository(tx).insert(note)
    book({ subject: `customer:${customerId}`, label: labelOf(customer), after: { note: text } })
    return note
  })
