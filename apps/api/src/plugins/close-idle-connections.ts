import fp from 'fastify-plugin'

const LOOK_MS = 50

/**
 * A server that closes waits for every connection, and Node ends only those that are idle at that moment: one that
 * answers just then stays open, unused, until its keep-alive runs out. So idle ones are ended until all are gone.
 */
export const closeIdleConnections = fp(async (app) => {
  let timer: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), LOOK_MS)
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
  })
})
