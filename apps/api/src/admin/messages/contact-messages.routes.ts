import { type ContactMessage, contactRepository } from '../../modules/contact/contact.repository.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { maskPhone } from '../../shared/mask-phone.ts'
import { answerContactMessage } from '../../workflows/answer-contact-message.ts'
import { openContactMessage } from '../../workflows/open-contact-message.ts'
import { pageOf, readCursor } from '../cursor.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'

const toContactMessage = ({ createdAt, seenAt, answeredAt, ...message }: ContactMessage) => ({
  ...message,
  createdAt: createdAt.toISOString(),
  seenAt: seenAt?.toISOString() ?? null,
  answeredAt: answeredAt?.toISOString() ?? null,
})

/** For lists: the whole number is shown when the message is opened. */
export const toMaskedMessage = (message: ContactMessage) => ({
  ...toContactMessage(message),
  phone: maskPhone(message.phone),
})

export const registerContactMessages = (
  register: RegisterAdminEndpoint,
  { database: { db } }: Dependencies,
): void => {
  register('listContactMessages', async ({ query: { state, after, take } }) => {
    const repository = contactRepository(db)
    const rows = await repository.list(state, take + 1, readCursor(after))
    const { shown, next } = pageOf(rows, take, ({ createdAt: at, id }) => ({ at, id }))
    return {
      items: shown.map(toMaskedMessage),
      next,
      total: await repository.count(state),
    }
  })
  register(
    'openContactMessage',
    async ({ desk, query }) => toContactMessage(await openContactMessage(desk, query.id)),
    'message',
  )
  register(
    'answerContactMessage',
    async ({ desk, query, body }) => toMaskedMessage(await answerContactMessage(desk, query.id, body.text)),
    'message',
  )
}
