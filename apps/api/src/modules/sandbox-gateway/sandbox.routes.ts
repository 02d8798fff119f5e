import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Html } from '../../http/html.ts'
import { parseForms } from '../../http/parse-forms.ts'
import { sendPage } from '../../http/send-page.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { registerSandboxApi } from './sandbox.api.ts'
import { sandboxMessages as messages } from './sandbox.messages.ts'
import { sandboxRepository } from './sandbox.repository.ts'
import { registerSandboxFaults } from './sandbox-faults.routes.ts'
import { sandboxOutcomeNames, sandboxOutcomes } from './sandbox-outcomes.ts'
import { sandboxStyle } from './sandbox-page.style.ts'
import { endPage, payPage } from './sandbox-page.ts'
import { SANDBOX_PATH } from './sandbox-path.ts'

const PAGE = '/pg/StartPay/:authority'
const outcomeBody = z.object({ outcome: z.enum(sandboxOutcomeNames) })
type Params = { authority: string }

const callbackOf = (callbackUrl: string, authority: string, status: 'OK' | 'NOK') => {
  const url = new URL(callbackUrl)
  url.searchParams.set('Authority', authority)
  url.searchParams.set('Status', status)
  return url.href
}

/** The pages that a shopper sees at the bank. */
const registerPages = (scope: FastifyInstance, { config, database: { db }, clock }: Dependencies): void => {
  const repository = sandboxRepository(db)
  const send = (reply: FastifyReply, body: Html) =>
    sendPage(reply, {
      title: messages.title,
      body,
      style: sandboxStyle,
      formTargets: [config.PUBLIC_ORIGIN],
    })
  const sendEnd = (reply: FastifyReply, title: string, text: string) =>
    send(reply, endPage(title, text, config.PUBLIC_ORIGIN))

  scope.get<{ Params: Params }>(PAGE, async ({ params: { authority } }, reply) => {
    const payment = await repository.find(authority, clock())
    if (!payment) return sendEnd(reply.code(404), messages.unknownTitle, messages.unknownText)
    return payment.status === 'IN_BANK'
      ? send(reply, payPage(payment))
      : sendEnd(reply, messages.overTitle, messages.overText)
  })

  scope.post<{ Params: Params }>(PAGE, async ({ params: { authority }, body }, reply) => {
    const payment = await repository.find(authority, clock())
    const parsed = outcomeBody.safeParse(body)
    if (!payment || !parsed.success)
      return sendEnd(reply.code(404), messages.unknownTitle, messages.unknownText)
    const { settle, callback } = sandboxOutcomes[parsed.data.outcome]
    const settled = await settle(repository, payment, clock())
    if (!settled) return sendEnd(reply.code(409), messages.overTitle, messages.overText)
    if (callback === null) return sendEnd(reply, messages.closedTitle, messages.closedText)
    return reply.redirect(callbackOf(payment.callbackUrl, authority, callback), 303)
  })
}

/** A gateway to try the shop with: it speaks Zarinpal v4 and takes no money. Never in production. */
export const registerSandboxGateway = (app: FastifyInstance, dependencies: Dependencies): void => {
  const { PAYMENT_GATEWAY, NODE_ENV } = dependencies.config
  if (PAYMENT_GATEWAY !== 'sandbox' || NODE_ENV === 'production') return
  app.register(
    async (scope) => {
      parseForms(scope)
      registerSandboxApi(scope, dependencies)
      registerSandboxFaults(scope, dependencies)
      registerPages(scope, dependencies)
    },
    { prefix: SANDBOX_PATH },
  )
}
