import fp from 'fastify-plugin'

const probes: readonly string[] = ['/livez', '/readyz', '/metrics']

/** One line for each response; what machines ask every few seconds only when debugging. */
export const requestLog = fp(async (app) => {
  app.addHook('onResponse', async (request, reply) => {
    const level = probes.includes(request.routeOptions.url ?? '') ? 'debug' : 'info'
    request.log[level](
      { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
  })
})
