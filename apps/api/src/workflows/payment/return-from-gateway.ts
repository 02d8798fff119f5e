import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { parseForms } from '../../http/parse-forms.ts'
import { paymentRepository } from '../../modules/payment/payment.repository.ts'
import { gatewayOf, type PaymentDependencies } from './payment-dependencies.ts'

const PATH = '/api/order/paymentReturn'
const form = z.record(z.string().max(100), z.string().max(1_000))

export const returnPathOf = (gateway: string): string => `${PATH}/${gateway}`

/**
 * Where browsers come back to from gateways that send them by a form: they go on to the page that asks the gateway. The
 * form comes from another site, so it has no session, and nothing in it is believed.
 */
export const registerGatewayReturn = (app: FastifyInstance, dependencies: PaymentDependencies): void => {
  const { config, database } = dependencies
  const page = `${config.PUBLIC_ORIGIN}/checkPayment`
  app.register(async (scope) => {
    parseForms(scope)
    scope.post<{ Params: { gateway: string } }>(`${PATH}/:gateway`, async ({ params, body }, reply) => {
      const fields = form.safeParse(body)
      const gateway = gatewayOf(dependencies, params.gateway)
      const found = fields.success ? gateway?.readReturn?.(fields.data) : null
      if (!gateway || !found) return reply.redirect(page, 303)
      const { authority, isSaidToBePaid, memo } = found
      if (memo) await paymentRepository(database.db).addMemo(gateway.name, authority, memo)
      const query = new URLSearchParams({ Authority: authority, Status: isSaidToBePaid ? 'OK' : 'NOK' })
      return reply.redirect(`${page}?${query}`, 303)
    })
  })
}
