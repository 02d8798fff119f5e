import { endpoints } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../../http/register-endpoint.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { newId } from '../../shared/ids.ts'
import { makeRateLimiter, type RateRule } from '../rate-limit/rate-limiter.ts'
import { contactTexts } from './contact.messages.ts'
import { contactRepository } from './contact.repository.ts'

const HOUR_MS = 60 * 60_000
/** Many people share one address on a mobile network; the shop as a whole is guarded by the last one. */
const perVisitor: RateRule<'visitor'> = {
  name: 'contact-address',
  of: 'visitor',
  limit: 20,
  windowMs: HOUR_MS,
}
const perPhone: RateRule<'phone'> = { name: 'contact-phone', of: 'phone', limit: 5, windowMs: HOUR_MS }
const ofAll: RateRule<'shop'> = { name: 'contact', of: 'shop', limit: 500, windowMs: HOUR_MS }

/** The form of the contact page. */
export const registerContact = (
  app: FastifyInstance,
  { config, database: { db }, clock }: Dependencies,
): void => {
  const limiter = makeRateLimiter(config.SECRET, clock)
  registerEndpoint(app, endpoints.sendContactMessage, async ({ body, request }) => {
    await limiter.take(db, perVisitor, request.visitor)
    await limiter.take(db, perPhone, body.phone)
    await limiter.take(db, ofAll, 'all')
    const { name, phone, subject = '', text } = body
    await contactRepository(db).insert({
      id: newId(),
      name,
      phone,
      subject,
      text,
      createdAt: clock(),
      seenAt: null,
    })
    return { success: true as const, message: contactTexts.received }
  })
}
