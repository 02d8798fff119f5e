import { setTimeout as delay } from 'node:timers/promises'
import fp from 'fastify-plugin'

const LOOK_MS = 50
/** The usual polling interval of balancers. */
const USUAL_DELAY_MS = 500

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the process is shutting down. */
    isClosing: () => boolean
  }
}

/**
 * Shuts a server down without failing a request. At first every request is answered as before, but `isClosing` says so
 * and `/readyz` can say no, and each response says that its connection ends (Fastify does), so balancers and clients go
 * elsewhere by themselves. Then idle connections are ended: Node ends only those that are idle at the moment of
 * closing, and one that is answered just then would stay open, unused, until its keep-alive runs out.
 *
 * Requests on open connections are served to the end, where the server has `return503OnClosing: false`.
 */
export const closeInOrder = fp<{ delayMs?: number | undefined }>(
  async (app, { delayMs = USUAL_DELAY_MS }) => {
    let timer: NodeJS.Timeout | undefined
    let isClosing = false
    app.decorate('isClosing', () => isClosing)
    app.addHook('preClose', async () => {
      isClosing = true
      if (app.server.listening) await delay(delayMs)
      // After arrived data is read: a connection with a request on its way is not idle.
      timer = setInterval(() => setImmediate(() => app.server.closeIdleConnections()), LOOK_MS)
    })
    app.addHook('onClose', async () => {
      clearInterval(timer)
    })
  },
)
