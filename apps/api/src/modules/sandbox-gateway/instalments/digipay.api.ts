import { randomBytes, randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Dependencies } from '../../../shared/dependencies.ts'
import { type SandboxPayment, sandboxRepository } from '../sandbox.repository.ts'
import type { sandboxOperations } from '../sandbox.tables.ts'
import { DIGIPAY_SANDBOX_PATH, DIGIPAY_TYPE } from './digipay-sandbox.ts'
import { ELIGIBLE_FROM, ELIGIBLE_TO, instalmentsSandboxLogin as login } from './instalments-sandbox.ts'

/** How much longer than the shop waits. */
const LATER_MS = 300
const MERCHANT = 'digipay'
const REFUND = 'digipay refund'
const API = '/digipay/api'
/** Result codes (table 49 of the Digipay documentation). */
const codes = { ok: 0, badInput: 1054, unknown: 9000, notPaid: 9003, wrongState: 9012 } as const

const word = z.string().regex(/^[A-Za-z0-9]{1,64}$/)
const ticketBody = z.object({
  cellNumber: z.string().regex(/^09\d{9}$/),
  amount: z.int().min(ELIGIBLE_FROM).max(ELIGIBLE_TO),
  providerId: word,
  callbackUrl: z.url(),
  basketDetailsDto: z.object({
    basketId: z.string(),
    items: z.array(z.object({ productCode: z.string().min(1), count: z.int().min(1) })).min(1),
  }),
})
const verifyBody = z.object({ trackingCode: z.string(), providerId: word })
const refundBody = z.object({ providerId: word, amount: z.int().positive(), saleTrackingCode: z.string() })

const answer = (status: number, rest: object = {}) => ({ result: { status }, ...rest })

type Operation = (typeof sandboxOperations)[number]

/** The part of Digipay's UPG (version 2022-02-02) that a shop speaks. A purchase has its tracking code as `refId`. */
export const registerDigipayApi = (
  scope: FastifyInstance,
  { config, database: { db }, clock }: Dependencies,
): void => {
  const repository = sandboxRepository(db)
  const accessToken = randomBytes(24).toString('hex')
  const findSale = (trackingCode: string) => repository.findByRef(MERCHANT, trackingCode, clock())

  scope.post(`${API}/oauth/token`, async ({ headers, body }, reply) => {
    const { username, password, grant_type: grant } = body as Record<string, string>
    const basic = Buffer.from(`${login.clientId}:${login.clientSecret}`).toString('base64')
    const isRight =
      headers.authorization === `Basic ${basic}` &&
      username === login.username &&
      password === login.password &&
      grant === 'password'
    if (!isRight) return reply.code(401).send({ error: 'invalid_grant' })
    return { access_token: accessToken, token_type: 'bearer', expires_in: 3_600 }
  })

  const isKnown = ({ headers }: FastifyRequest) =>
    headers.authorization === `Bearer ${accessToken}` &&
    headers.agent === 'WEB' &&
    headers['digipay-version'] === '2022-02-02'

  /** A fault spoils the response alone: what was done stays. */
  const operation = <Body extends z.ZodType>(
    path: string,
    name: Operation,
    schema: Body,
    handle: (body: z.output<Body>, request: FastifyRequest) => Promise<unknown>,
  ) =>
    scope.post(API + path, async (request, reply) => {
      if (!isKnown(request)) return reply.code(401).send({ error: 'invalid_token' })
      const body = schema.safeParse(request.body)
      const response = body.success ? await handle(body.data, request) : answer(codes.badInput)
      const { trackingCode, saleTrackingCode = trackingCode } = request.body as Record<string, string>
      const sale = saleTrackingCode ? await findSale(saleTrackingCode) : null
      const kind = await repository.takeFault(name, sale?.authority ?? null)
      if (kind === 'timeout') await delay(config.GATEWAY_TIMEOUT_MS + LATER_MS)
      if (kind === 'server_error') return reply.code(502).type('text/html').send('<h1>502 Bad Gateway</h1>')
      if (kind === 'malformed') return reply.type('application/json').send('{"result":{"status":0},')
      return response
    })

  operation(
    '/tickets/business',
    'ticket',
    ticketBody,
    async ({ providerId, amount, callbackUrl, cellNumber }) => {
      if (await repository.hasTransaction(providerId)) return answer(codes.wrongState)
      const ticket = `v2-${randomBytes(18).toString('hex')}`
      await repository.insert({
        ...{ authority: ticket, transactionId: providerId, merchantId: MERCHANT, amount, callbackUrl },
        ...{ refId: String(randomInt(10 ** 9, 10 ** 10)), description: cellNumber, status: 'IN_BANK' },
        createdAt: clock(),
      })
      const redirectUrl = `${config.PUBLIC_ORIGIN}${DIGIPAY_SANDBOX_PATH}/pay/${ticket}`
      return answer(codes.ok, { ticket, redirectUrl })
    },
  )

  /** What is said of a sale that was verified, also when it is asked about again. */
  const told = ({ refId, transactionId, amount }: SandboxPayment) =>
    answer(codes.ok, { trackingCode: refId, providerId: transactionId, amount })

  operation('/purchases/verify', 'verify', verifyBody, async ({ trackingCode }, { query }) => {
    const sale = await findSale(trackingCode)
    if (!sale || (query as { type?: string }).type !== DIGIPAY_TYPE) return answer(codes.unknown)
    if (sale.status === 'VERIFIED') return told(sale)
    // Money that leaves later has not left yet, whatever its row says.
    if (sale.status !== 'PAID') return answer(codes.notPaid)
    const verified = await repository.move(sale, ['PAID', 'VERIFIED'], {
      status: 'VERIFIED',
      verifiedAt: clock(),
    })
    return verified ? told(verified) : answer(codes.notPaid)
  })

  operation('/refunds', 'refund', refundBody, async ({ providerId, amount, saleTrackingCode }) => {
    const sale = await findSale(saleTrackingCode)
    if (!sale) return answer(codes.unknown)
    if (await repository.find(providerId, clock())) return answer(codes.ok)
    const left = sale.amount - amount
    if (left < 0) return answer(codes.badInput)
    const changes = left === 0 ? { status: 'GIVEN_BACK' as const } : { amount: left }
    if (!(await repository.move(sale, ['VERIFIED'], changes))) return answer(codes.wrongState)
    await repository.insert({
      ...{ authority: providerId, transactionId: sale.authority, merchantId: REFUND, amount },
      ...{ callbackUrl: '', description: '', status: 'GIVEN_BACK', createdAt: clock() },
    })
    return answer(codes.ok)
  })

  operation('/refunds/:providerId', 'refundState', z.object({}), async (_body, { params }) => {
    const { providerId } = params as { providerId: string }
    const refund = await repository.find(providerId, clock())
    if (refund?.merchantId !== REFUND) return answer(codes.unknown)
    return answer(codes.ok, { status: 0, trackingCode: providerId })
  })
}
