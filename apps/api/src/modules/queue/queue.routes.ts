import { endpoints } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../../http/register-endpoint.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { BOARD_SECONDS, makeQueueBoard } from './queue-board.ts'

export const registerQueue = (app: FastifyInstance, dependencies: Dependencies): void => {
  const look = makeQueueBoard(dependencies)
  registerEndpoint(app, endpoints.getQueue, async ({ query, reply }) => {
    reply.header('cache-control', `public, max-age=${BOARD_SECONDS}`)
    return look(query.offer)
  })
}
