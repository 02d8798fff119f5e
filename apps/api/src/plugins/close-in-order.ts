import { setTimeout as delay } from 'node:timers/promises'
import fp from 'fastify-plugin'

const LOOK_MS = 50

/**
 * Lets nobody fall on the way out. First everything is answered as before, but `/readyz` says no and each answer says
 * that its connection ends (Fastify does), so balancers and clients go elsewhere by themselves. Then idle connections
 * are ended: Node ends only those that are idle at the moment of closing, and one that answers just then would stay
 * open, unused, until its keep-alive runs out.
 */
export const closeInOrder = fp<{ delayMs: number }>(async (app, { delayMs }) => {
  let timer: NodeJS.Timeout | undefined
  let isClosing = false
  app.decorate('isClosing', () => isClosing)
  app.addHook('preClose', async () => {
    isClosing = true
    if (app.server.listening) await delay(delayMs)
    timer = setInterval(() => app.server.closeIdleConnections(), LOOK_MS)
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
  })
})
