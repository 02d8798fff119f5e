import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { instalmentsGatewayOf } from '../../../config/instalment-settings.ts'
import type { Html } from '../../../http/html.ts'
import { parseForms } from '../../../http/parse-forms.ts'
import { sendPage } from '../../../http/send-page.ts'
import type { Dependencies } from '../../../shared/dependencies.ts'
import { sandboxMessages } from '../sandbox.messages.ts'
import { type SandboxPayment, sandboxRepository } from '../sandbox.repository.ts'
import { sandboxStyle } from '../sandbox-page.style.ts'
import { endPage } from '../sandbox-page.ts'
import { registerDigipayApi } from './digipay.api.ts'
import { DIGIPAY_SANDBOX_PATH, DIGIPAY_TYPE } from './digipay-sandbox.ts'
import { registerInstalmentsApi } from './instalments.api.ts'
import { instalmentsMessages as messages } from './instalments.messages.ts'
import {
  type InstalmentsTrouble,
  instalmentsOutcomeNames,
  instalmentsOutcomes,
  instalmentsTroubles,
} from './instalments-outcomes.ts'
import { goBackPage, instalmentsPage } from './instalments-page.ts'
import { INSTALMENTS_SANDBOX_PATH } from './instalments-sandbox.ts'

const PAGE = '/pay/:paymentToken'
const outcomeBody = z.object({ outcome: z.enum(instalmentsOutcomeNames) })
type Params = { paymentToken: string }

interface Flow {
  path: string
  registerApi: typeof registerInstalmentsApi
  /** The fields that the browser brings back. */
  fieldsOf: (payment: SandboxPayment, state: 'OK' | 'FAILED') => Record<string, string>
  troubles: readonly InstalmentsTrouble[]
}

const flows: Record<'sandbox' | 'sandbox-digipay', Flow> = {
  sandbox: {
    path: INSTALMENTS_SANDBOX_PATH,
    registerApi: registerInstalmentsApi,
    fieldsOf: ({ transactionId, amount }, state) => ({
      ...{ transactionId: transactionId ?? '', state, amount: String(amount) },
    }),
    troubles: instalmentsTroubles,
  },
  'sandbox-digipay': {
    path: DIGIPAY_SANDBOX_PATH,
    registerApi: registerDigipayApi,
    fieldsOf: ({ transactionId, refId, amount }, state) => ({
      ...{ providerId: transactionId ?? '', trackingCode: refId ?? '', type: DIGIPAY_TYPE },
      ...{ result: state === 'OK' ? 'SUCCESS' : 'FAILURE', amount: String(amount) },
    }),
    // Digipay takes the money with the first call: there is no second one to lose.
    troubles: instalmentsTroubles.filter((trouble) => trouble !== 'loseSettle'),
  },
}

/** Registers the pages at which a shopper agrees to instalments. */
const registerPages = (
  scope: FastifyInstance,
  { config, database: { db }, clock }: Dependencies,
  { fieldsOf, troubles }: Flow,
): void => {
  const repository = sandboxRepository(db)
  const send = (reply: FastifyReply, body: Html) =>
    sendPage(reply, { title: messages.title, body, style: sandboxStyle, formTargets: [config.PUBLIC_ORIGIN] })
  const sendEnd = (reply: FastifyReply, title: string, text: string) =>
    send(reply, endPage(title, text, config.PUBLIC_ORIGIN))

  scope.get<{ Params: Params }>(PAGE, async ({ params: { paymentToken } }, reply) => {
    const payment = await repository.find(paymentToken, clock())
    if (!payment) return sendEnd(reply.code(404), sandboxMessages.unknownTitle, sandboxMessages.unknownText)
    return payment.status === 'IN_BANK'
      ? send(reply, instalmentsPage(payment, troubles))
      : sendEnd(reply, sandboxMessages.overTitle, sandboxMessages.overText)
  })

  scope.post<{ Params: Params }>(PAGE, async ({ params: { paymentToken }, body }, reply) => {
    const payment = await repository.find(paymentToken, clock())
    const parsed = outcomeBody.safeParse(body)
    if (!payment || !parsed.success)
      return sendEnd(reply.code(404), sandboxMessages.unknownTitle, sandboxMessages.unknownText)
    const { settle, state } = instalmentsOutcomes[parsed.data.outcome]
    const settled = await settle(repository, payment, clock())
    if (!settled) return sendEnd(reply.code(409), sandboxMessages.overTitle, sandboxMessages.overText)
    if (state === null) return sendEnd(reply, sandboxMessages.closedTitle, sandboxMessages.closedText)
    return send(reply, goBackPage(payment.callbackUrl, state, fieldsOf(payment, state)))
  })
}

/**
 * Registers a gateway of instalments to try the shop with: it follows SnappPay's flow or Digipay's and takes no money.
 * Never in production.
 */
export const registerInstalmentsSandbox = (app: FastifyInstance, dependencies: Dependencies): void => {
  const { config } = dependencies
  const name = instalmentsGatewayOf(config)
  if ((name !== 'sandbox' && name !== 'sandbox-digipay') || config.NODE_ENV === 'production') return
  const flow = flows[name]
  app.register(
    async (scope) => {
      parseForms(scope)
      flow.registerApi(scope, dependencies)
      registerPages(scope, dependencies, flow)
    },
    { prefix: flow.path },
  )
}
