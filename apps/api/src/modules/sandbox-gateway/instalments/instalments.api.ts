import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Dependencies } from '../../../shared/dependencies.ts'
import { type SandboxPayment, sandboxRepository } from '../sandbox.repository.ts'
import type { sandboxOperations } from '../sandbox.tables.ts'
import { instalmentsMessages as messages } from './instalments.messages.ts'
import { partsOf } from './instalments-page.ts'
import {
  ELIGIBLE_FROM,
  ELIGIBLE_TO,
  INSTALMENTS_PAGE_PATH,
  instalmentsSandboxLogin as login,
} from './instalments-sandbox.ts'

/** How much longer than the shop waits. */
const LATER_MS = 300
const MERCHANT = 'instalments'
const codes = { badToken: 1007, duplicate: 1009, wrongState: 1011, badSum: 1042, badCart: 1003 } as const

const cart = z.object({
  cartId: z.string(),
  isShipmentIncluded: z.literal(false),
  shippingAmount: z.int().min(0),
  isTaxIncluded: z.literal(true),
  taxAmount: z.literal(0),
  totalAmount: z.int().min(0),
  cartItems: z
    .array(
      z.object({
        id: z.string(),
        name: z.string().min(1),
        category: z.string(),
        amount: z.int().min(0),
        count: z.int().min(1),
        commissionType: z.int(),
      }),
    )
    .min(1),
})
const sums = z.object({
  amount: z.int().positive(),
  discountAmount: z.int().min(0),
  externalSourceAmount: z.literal(0),
  cartList: z.array(cart).min(1),
})
const tokenBody = sums.extend({
  mobile: z.string().regex(/^\+98\d{10}$/),
  returnURL: z.url(),
  transactionId: z.string().regex(/^(?:[A-Za-z0-9]{5,10}|(?=.*[A-Za-z])[A-Za-z0-9]{11,64})$/),
})
const updateBody = sums.extend({ paymentToken: z.string() })
const ofToken = z.object({ paymentToken: z.string() })

/** Whether sums of carts and of all of them are right. */
const addsUp = ({ amount, discountAmount, cartList }: z.infer<typeof sums>): boolean =>
  cartList.every(
    ({ cartItems, shippingAmount, totalAmount }) =>
      cartItems.reduce((sum, item) => sum + item.amount * item.count, shippingAmount) === totalAmount,
  ) && cartList.reduce((sum, { totalAmount }) => sum + totalAmount, -discountAmount) === amount

const states: Record<SandboxPayment['status'], string> = {
  IN_BANK: 'PENDING',
  PAID: 'PENDING',
  FAILED: 'PENDING',
  CANCELLED: 'PENDING',
  VERIFIED: 'VERIFY',
  SETTLED: 'SETTLE',
  REVERSED: 'REVERT',
  GIVEN_BACK: 'CANCEL',
}

const ok = (response: object) => ({ successful: true, response })
const fail = (reply: FastifyReply, errorCode: number) =>
  reply.code(400).send({ successful: false, errorData: { errorCode, message: 'refused' } })

const isEligible = (amount: number) => amount >= ELIGIBLE_FROM && amount <= ELIGIBLE_TO

type Operation = (typeof sandboxOperations)[number]

/** The part of SnappPay's merchant API v2.1 that a shop speaks. */
export const registerInstalmentsApi = (
  scope: FastifyInstance,
  { config, database: { db }, clock }: Dependencies,
): void => {
  const repository = sandboxRepository(db)
  const accessToken = randomBytes(24).toString('hex')
  const isKnown = ({ headers }: FastifyRequest) => headers.authorization === `Bearer ${accessToken}`
  const find = async (paymentToken: string) => {
    const payment = await repository.find(paymentToken, clock())
    return payment?.merchantId === MERCHANT ? payment : null
  }

  scope.post('/api/online/v1/oauth/token', async ({ headers, body }, reply) => {
    const { username, password, grant_type: grant, scope: asked } = body as Record<string, string>
    const basic = Buffer.from(`${login.clientId}:${login.clientSecret}`).toString('base64')
    const isRight =
      headers.authorization === `Basic ${basic}` &&
      username === login.username &&
      password === login.password &&
      grant === 'password' &&
      asked === 'online-merchant'
    if (!isRight) return reply.code(401).send({ error: 'invalid_grant' })
    return { access_token: accessToken, token_type: 'bearer', expires_in: 3_600, scope: asked }
  })

  /** The effect stays; only the response is lost. */
  const spoil = async (name: Operation, token: string | null, response: unknown, reply: FastifyReply) => {
    const kind = await repository.takeFault(name, token)
    if (kind === 'timeout') await delay(config.GATEWAY_TIMEOUT_MS + LATER_MS)
    if (kind === 'server_error') return reply.code(502).type('text/html').send('<h1>502 Bad Gateway</h1>')
    if (kind === 'malformed') return reply.type('application/json').send('{"successful":true,')
    return response
  }

  scope.get<{ Querystring: { amount?: string } }>('/api/online/offer/v1/eligible', async (request, reply) => {
    if (!isKnown(request)) return reply.code(401).send({ error: 'invalid_token' })
    const amount = Number(request.query.amount)
    const answer = isEligible(amount)
      ? ok({
          eligible: true,
          title_message: messages.offerTitle,
          description: messages.offerText(partsOf(amount).other),
        })
      : ok({ eligible: false, title_message: '', description: '' })
    return spoil('eligible', null, answer, reply)
  })

  const operation = <Body extends z.ZodType>(
    name: Operation,
    schema: Body,
    handle: (body: z.output<Body>, reply: FastifyReply) => Promise<unknown>,
  ) =>
    scope.post(`/api/online/payment/v1/${name}`, async (request, reply) => {
      if (!isKnown(request)) return reply.code(401).send({ error: 'invalid_token' })
      const body = schema.safeParse(request.body)
      if (!body.success) return fail(reply, codes.badCart)
      const { paymentToken = null } = body.data as { paymentToken?: string }
      return spoil(name, paymentToken, await handle(body.data, reply), reply)
    })

  operation('token', tokenBody, async (body, reply) => {
    const { transactionId, amount, returnURL, mobile } = body
    if (!addsUp(body) || !isEligible(amount)) return fail(reply, codes.badSum)
    if (await repository.hasTransaction(transactionId)) return fail(reply, codes.duplicate)
    const paymentToken = `T-${randomBytes(18).toString('hex')}`
    await repository.insert({
      authority: paymentToken,
      transactionId,
      merchantId: MERCHANT,
      amount,
      callbackUrl: returnURL,
      description: mobile,
      status: 'IN_BANK',
      createdAt: clock(),
    })
    return ok({
      paymentToken,
      paymentPageUrl: `${config.PUBLIC_ORIGIN}${INSTALMENTS_PAGE_PATH}/${paymentToken}`,
    })
  })

  const move = (
    name: Operation,
    from: SandboxPayment['status'][],
    status: SandboxPayment['status'],
  ): unknown =>
    operation(name, ofToken, async ({ paymentToken }, reply) => {
      const payment = await find(paymentToken)
      if (!payment) return fail(reply, codes.badToken)
      // Money that leaves later has not left yet, whatever its row says.
      const isThere = from.includes(payment.status)
      const moved = isThere && (await repository.move(payment, from, { status }))
      return moved ? ok({ transactionId: payment.transactionId }) : fail(reply, codes.wrongState)
    })
  move('verify', ['PAID'], 'VERIFIED')
  move('settle', ['VERIFIED'], 'SETTLED')
  move('revert', ['PAID', 'VERIFIED'], 'REVERSED')
  move('cancel', ['SETTLED'], 'GIVEN_BACK')

  operation('update', updateBody, async (body, reply) => {
    const payment = await find(body.paymentToken)
    if (!payment) return fail(reply, codes.badToken)
    if (!addsUp(body) || body.amount > payment.amount) return fail(reply, codes.badSum)
    const moved = await repository.move(payment, ['SETTLED'], { amount: body.amount })
    return moved ? ok({ transactionId: payment.transactionId }) : fail(reply, codes.wrongState)
  })

  scope.get<{ Querystring: { paymentToken?: string } }>(
    '/api/online/payment/v1/status',
    async (request, reply) => {
      if (!isKnown(request)) return reply.code(401).send({ error: 'invalid_token' })
      const { paymentToken = '' } = request.query
      const payment = await find(paymentToken)
      if (!payment) return fail(reply, codes.badToken)
      const { transactionId, amount, status } = payment
      return spoil('status', paymentToken, ok({ transactionId, amount, status: states[status] }), reply)
    },
  )
}
