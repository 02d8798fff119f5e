import { type ContactMessage, contactRepository } from '../modules/contact/contact.repository.ts'
import type { Desk } from '../modules/staff-action/actor.ts'
import { DomainError } from '../shared/domain-error.ts'

/** Reads a message of the contact page, with the whole phone number, and marks it as seen. Throws `not_found`. */
export const openContactMessage = ({ actor, clock }: Desk, id: string): Promise<ContactMessage> =>
  actor.write(async (tx, book) => {
    const message = await contactRepository(tx).open(id, clock())
    if (!message) throw new DomainError('not_found')
    book({ subject: `message:${id}`, label: message.name })
    return message
  })
