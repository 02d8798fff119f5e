import { endpoints } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerSharedEndpoint } from '../../http/register-endpoint.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { BOARD_SECONDS, makeQueueBoard } from './queue-board.ts'

export const registerQueue = (app: FastifyInstance, dependencies: Dependencies): void => {
  const look = makeQueueBoard(dependencies)
  registerSharedEndpoint(app, endpoints.getQueue, `public, max-age=${BOARD_SECONDS}`, ({ offer }) =>
    look(offer),
  )
}
