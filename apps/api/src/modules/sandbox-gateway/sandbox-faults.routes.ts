import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Dependencies } from '../../shared/dependencies.ts'
import { sandboxRepository } from './sandbox.repository.ts'
import { sandboxFaultKinds, sandboxOperations } from './sandbox.tables.ts'

const order = z.strictObject({
  operation: z.enum(sandboxOperations),
  kind: z.enum(sandboxFaultKinds),
  /** How many calls go wrong. */
  times: z.int().min(1).max(1_000).default(1),
  authority: z.string().nullable().default(null),
})

/** Injects faults into the sandbox: `POST …/faults { operation, kind, times?, authority? }`. */
export const registerSandboxFaults = (
  scope: FastifyInstance,
  { database: { db }, clock }: Dependencies,
): void => {
  scope.post('/faults', async ({ body }, reply) => {
    const parsed = order.safeParse(body)
    if (!parsed.success)
      return reply.code(422).send({ success: false, message: z.prettifyError(parsed.error) })
    const { times: remaining, ...fault } = parsed.data
    await sandboxRepository(db).addFault({ ...fault, remaining, createdAt: clock() })
    return { success: true }
  })
}
