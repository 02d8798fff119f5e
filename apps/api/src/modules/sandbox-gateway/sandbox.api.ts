import { randomBytes, randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Dependencies } from '../../shared/dependencies.ts'
import { type SandboxPayment, sandboxRepository } from './sandbox.repository.ts'
import type { sandboxFaultKinds, sandboxOperations } from './sandbox.tables.ts'

const MIN_AMOUNT = 1_000
const REVERSIBLE_MS = 30 * 60_000
const UNVERIFIED_SHOWN = 100
const CARD = '610433******1234'

/** How much longer than the shop waits. */
const LATER_MS = 300
const brokenPage = '<html><h1>502 Bad Gateway</h1></html>'

type Operation = (typeof sandboxOperations)[number]
type Fault = (typeof sandboxFaultKinds)[number]

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

/** Zarinpal has no word for what was cancelled: nothing came to the bank, and that is all it says. */
const stateOf = ({ status }: SandboxPayment) => (status === 'CANCELLED' ? 'IN_BANK' : status)

const fail = (reply: FastifyReply, code: number, message: string) =>
  reply.code(422).send({ data: {}, errors: { code, message, validations: [] } })
const ok = (data: object) => ({ data, errors: [] })

// Like the real sandbox: `S` and 35 letters or digits.
const newAuthority = () => `S${randomBytes(18).toString('hex').slice(0, 35)}`

/** The part of Zarinpal's REST API v4 that a shop speaks. */
export const registerSandboxApi = (
  scope: FastifyInstance,
  { config, database: { db }, clock }: Dependencies,
): void => {
  const repository = sandboxRepository(db)
  const findOwn = async ({ merchant_id, authority }: z.infer<typeof ofAuthority>) => {
    const payment = await repository.find(authority, clock())
    return payment?.merchantId === merchant_id ? payment : null
  }

  /** The effect stays; only the response is lost. */
  const spoil = async (kind: Fault | null, response: unknown, reply: FastifyReply): Promise<unknown> => {
    if (kind === 'timeout') await delay(config.GATEWAY_TIMEOUT_MS + LATER_MS)
    if (kind === 'server_error') return reply.code(502).type('text/html').send(brokenPage)
    if (kind === 'malformed') return reply.code(200).type('application/json').send('{"data":{"code":100,')
    return response
  }

  const operation = <Body extends z.ZodType<{ merchant_id: string; amount?: number; authority?: string }>>(
    name: Operation,
    schema: Body,
    handle: (body: z.output<Body>, reply: FastifyReply) => Promise<unknown>,
  ) =>
    scope.post(`/pg/v4/payment/${name}.json`, async (request, reply) => {
      const body = schema.safeParse(request.body)
      if (!body.success) return fail(reply, -9, z.prettifyError(body.error))
      const { data } = body
      const kind = await repository.takeFault(name, data.authority ?? null)
      const amount = kind === 'wrong_amount' && data.amount !== undefined ? data.amount + 10 : data.amount
      return spoil(kind, await handle({ ...data, amount }, reply), reply)
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
    if (stateOf(payment) === 'IN_BANK') return fail(reply, -51, 'Session is not paid.')
    const refId = String(randomInt(100_000_000, 1_000_000_000))
    const first = await repository.move(payment, ['PAID'], {
      status: 'VERIFIED',
      refId,
      verifiedAt: clock(),
    })
    const verified = first ?? (await repository.find(payment.authority, clock()))
    if (verified?.status !== 'VERIFIED') return fail(reply, -51, 'Session is not paid.')
    return ok({
      code: first ? 100 : 101,
      message: first ? 'Paid' : 'Verified',
      card_pan: CARD,
      ref_id: Number(verified.refId),
      fee_type: 'Merchant',
      fee: 0,
    })
  })

  operation('inquiry', ofAuthority, async (body, reply) => {
    const payment = await findOwn(body)
    return payment
      ? ok({ code: 100, message: 'Success', status: stateOf(payment) })
      : fail(reply, -54, 'Invalid authority.')
  })

  operation('unVerified', merchant, async ({ merchant_id }) => {
    const list = await repository.unverified(merchant_id, clock(), UNVERIFIED_SHOWN)
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
    const isReversed = await repository.move(payment, ['PAID', 'VERIFIED'], { status: 'REVERSED' })
    return isReversed
      ? ok({ code: 100, message: 'Reversed' })
      : fail(reply, -60, 'Session can not be reversed.')
  })
}
