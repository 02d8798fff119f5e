import type { FastifyRequest } from 'fastify'
import type { Dependencies } from '../../../shared/dependencies.ts'
import { DomainError } from '../../../shared/domain-error.ts'
import { customerRepository } from '../customer.repository.ts'
import { refuseBlocked } from '../refuse-blocked.ts'
import type { SessionService } from '../sessions/session.service.ts'
import type { LoginLimits } from './login-limits.ts'
import { isPassword } from './passwords.ts'

/** Opens a session by phone and password; unknown phone and wrong password look and last the same. */
export const makePasswordLogin =
  ({ database: { db } }: Dependencies, limits: LoginLimits, sessions: SessionService) =>
  async (phone: string, password: string, request: FastifyRequest) => {
    await limits.begin(phone, request.visitor)
    const customer = await customerRepository(db).findByPhone(phone)
    const isRight = await isPassword(customer?.passwordHash ?? null, password)
    if (!customer || !isRight) throw new DomainError('credentials_wrong')
    const opened = await db.transaction(async (tx) => {
      // While it was compared the password may have been changed, or dropped by the owner's proof of the phone.
      const locked = await customerRepository(tx).findLocked(customer.id)
      if (locked?.passwordHash !== customer.passwordHash) throw new DomainError('credentials_wrong')
      refuseBlocked(locked)
      return { customerId: customer.id, ...(await sessions.open(tx, customer.id, false, request)) }
    })
    await limits.succeed(phone, request.visitor)
    return opened
  }
