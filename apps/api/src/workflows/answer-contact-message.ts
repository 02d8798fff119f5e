import { type ContactMessage, contactRepository } from '../modules/contact/contact.repository.ts'
import { shopTitleOf } from '../modules/content/shop-facts.ts'
import { makeSmsOutbox } from '../modules/sms/outbox.ts'
import { writeSms } from '../modules/sms/write-sms.ts'
import type { Desk } from '../modules/staff-action/actor.ts'
import { DomainError } from '../shared/domain-error.ts'

/** Sends the one answer to a message of the contact page, by SMS. Throws `not_found`, `already_done`. */
export const answerContactMessage = (
  { actor, config, clock }: Desk,
  id: string,
  text: string,
): Promise<ContactMessage> =>
  actor.write(async (tx, book) => {
    const repository = contactRepository(tx)
    const message = await repository.lock(id)
    if (!message) throw new DomainError('not_found')
    if (message.answeredAt !== null) throw new DomainError('already_done')
    const now = clock()
    const answered = { answer: text, answeredBy: actor.name, answeredAt: now, seenAt: message.seenAt ?? now }
    await repository.update(message, answered)
    await makeSmsOutbox(config.SECRET, clock).send(tx, {
      kind: 'answer',
      phone: message.phone,
      ...(await writeSms(tx, 'answer', { shop: await shopTitleOf(tx, config), answer: text })),
      dedupeKey: `answer:${id}`,
    })
    book({ subject: `message:${id}`, label: message.name, after: { answer: text } })
    return { ...message, ...answered }
  })
