import Fastify, { type FastifyInstance } from 'fastify'

/** An app behind the gateway that tells what reached it. */
export const echoUpstream = async (name: string): Promise<FastifyInstance> => {
  const app = Fastify()
  app.get('/shop/picture.avif', (_request, reply) => reply.type('image/avif').send(Buffer.alloc(4_000)))
  app.get('/shop/large', (_request, reply) => reply.type('application/x').send(Buffer.alloc(50_000_000)))
  app.all('/*', (request) => ({
    name,
    url: request.url,
    headers: request.headers,
    body: request.body ?? null,
  }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app
}
