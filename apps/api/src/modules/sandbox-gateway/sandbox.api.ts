import { randomBytes, randomInt } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Dependencies } from '../../shared/dependencies.ts'
import { sandboxRepository } from './sandbox.repository.ts'

const MIN_AMOUNT = 1_000
const REVERSIBLE_MS = 30 * 60_000
const UNVERIFIED_SHOWN = 100
const CARD = '610433******1234'

const merchant = z.object({ merchant_id: z.uuid() })
const ofAuthority = merchant.extend({ authority: z.string() })
const requestBody = merchant.extend({
  amount: z.int().min(MIN_AMOUNT),
  callback_url: z.url(),
  description: z.string().min(1).max(500),
  // The sandbox knows rial only: no way to be wrong by a factor of ten.
  currency: z.literal('IRR'),
})
const verifyBody = ofAuthority.extend({ amount: z.int() })

const fail = (reply: FastifyReply, code: number, message: string) =>
  reply.code(422).send({ data: {}, errors: { code, message, validations: [] } })
const ok = (data: object) => ({ data, errors: [] })

// Like the real sandbox: `S` and 35 letters or digits.
const newAuthority = () => `S${randomBytes(18).toString('hex').slice(0, 35)}`

/** The part of Zarinpal's REST API v4 that a shop speaks. */
export const registerSandboxApi = (
  scope: FastifyInstance,
  { database: { db }, clock }: Dependencies,
): void => {
  const repository = sandboxRepository(db)
  const findOwn = async ({ merchant_id, authority }: z.infer<typeof ofAuthority>) => {
    const payment = await repository.find(authority)
    return payment?.merchantId === merchant_id ? payment : null
  }

  const operation = <Body extends z.ZodType>(
    name: string,
    schema: Body,
    handle: (body: z.output<Body>, reply: FastifyReply) => Promise<unknown>,
  ) =>
    scope.post(`/pg/v4/payment/${name}.json`, async (request, reply) => {
      const body = schema.safeParse(request.body)
      return body.success ? handle(body.data, reply) : fail(reply, -9, z.prettifyError(body.error))
    })

  operation('request', requestBody, async ({ merchant_id, amount, callback_url, description }) => {
    const authority = newAuthority()
    await repository.insert({
      authority,
      merchantId: merchant_id,
      amount,
      callbackUrl: callback_url,
      description,
      status: 'IN_BANK',
      createdAt: clock(),
    })
    return ok({ code: 100, message: 'Success', authority, fee_type: 'Merchant', fee: 0 })
  })

  operation('verify', verifyBody, async (body, reply) => {
    const payment = await findOwn(body)
    if (!payment) return fail(reply, -54, 'Invalid authority.')
    if (payment.amount !== body.amount) return fail(reply, -50, 'Amount does not match.')
    const refId = String(randomInt(100_000_000, 1_000_000_000))
    const isFirst = await repository.move(payment.authority, ['PAID'], {
      status: 'VERIFIED',
      refId,
      verifiedAt: clock(),
    })
    const verified = await repository.find(payment.authority)
    if (verified?.status !== 'VERIFIED') return fail(reply, -51, 'Session is not paid.')
    return ok({
      code: isFirst ? 100 : 101,
      message: isFirst ? 'Paid' : 'Verified',
      card_pan: CARD,
      ref_id: Number(verified.refId),
      fee_type: 'Merchant',
      fee: 0,
    })
  })

  operation('inquiry', ofAuthority, async (body, reply) => {
    const payment = await findOwn(body)
    return payment
      ? ok({ code: 100, message: 'Success', status: payment.status })
      : fail(reply, -54, 'Invalid authority.')
  })

  operation('unVerified', merchant, async ({ merchant_id }) => {
    const list = await repository.unverified(merchant_id, UNVERIFIED_SHOWN)
    return ok({
      code: 100,
      message: 'Success',
      authorities: list.map(({ authority, amount, callbackUrl, createdAt }) => ({
        authority,
        amount,
        callback_url: callbackUrl,
        referer: '',
        date: createdAt.toISOString(),
      })),
    })
  })

  operation('reverse', ofAuthority, async (body, reply) => {
    const payment = await findOwn(body)
    if (!payment) return fail(reply, -54, 'Invalid authority.')
    const isLate = clock().getTime() - payment.createdAt.getTime() > REVERSIBLE_MS
    if (isLate) return fail(reply, -63, 'Reverse time is over.')
    const isReversed = await repository.move(payment.authority, ['PAID', 'VERIFIED'], { status: 'REVERSED' })
    return isReversed
      ? ok({ code: 100, message: 'Reversed' })
      : fail(reply, -60, 'Session can not be reversed.')
  })
}
