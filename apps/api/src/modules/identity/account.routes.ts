import { endpoints } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../../http/register-endpoint.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { customerRepository } from './customer.repository.ts'
import { identityMessages } from './identity.messages.ts'
import { makeChangePassword } from './password/change-password.ts'
import { needsCurrentPassword } from './password/current-password.ts'
import type { LoginLimits } from './password/login-limits.ts'
import type { BrowserMarks } from './sessions/browser-mark.ts'
import { sessionRepository } from './sessions/session.repository.ts'

/** The customer's own details and password. */
export const registerAccount = (
  app: FastifyInstance,
  dependencies: Dependencies,
  marks: BrowserMarks,
  limits: LoginLimits,
): void => {
  const {
    database: { db },
    clock,
  } = dependencies
  const changePassword = makeChangePassword(dependencies, limits)

  registerEndpoint(app, endpoints.getDataForEdit, async ({ customer: { customerId, sessionId } }) => {
    const customer = await customerRepository(db).find(customerId)
    const session = await sessionRepository(db).findLive(sessionId, customerId, clock())
    if (!customer || !session) throw new DomainError('unauthenticated')
    const { phone, firstName, lastName, email, inviteCode, passwordHash } = customer
    return {
      phone,
      firstName,
      lastName,
      email,
      inviteCode: inviteCode ?? '',
      hasPassword: passwordHash !== null,
      needsCurrentPassword: needsCurrentPassword(customer, session, clock()),
    }
  })

  registerEndpoint(app, endpoints.editUser, async ({ customer, body }) => {
    await customer.write((tx) => customerRepository(tx).update(customer.customerId, body))
    return { success: true as const, message: identityMessages.detailsSaved }
  })

  registerEndpoint(app, endpoints.changePassword, async ({ customer, body, request }) => {
    const { currentPassword, password } = body
    await changePassword(customer, {
      currentPassword,
      password,
      visitor: request.visitor,
      browserHash: marks.hashOf(request),
    })
    return { success: true as const, message: identityMessages.passwordChanged }
  })
}
