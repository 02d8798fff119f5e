import { type EndpointName, endpoints } from '@hojreh/contract'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { errorOf, type Refusal, type Responses, sampleResponses, statusOf } from './responses.ts'

const isRefusal = (response: unknown): response is Refusal =>
  typeof response === 'object' && response !== null && 'refused' in response

export interface FakeApi {
  origin: string
  /** Paths of the calls that came, in order. */
  asked: string[]
  /** Changes responses from now on. */
  respondWith: (responses: Responses) => void
  /** Sets the content revision of responses; null sends none. */
  publish: (revision: string | null) => void
  /** Whether calls get no response at all from now on. */
  hangUp: (isSilent: boolean) => void
  close: () => Promise<unknown>
}

const askedOf = (request: FastifyRequest) => ({
  query: new URL(request.url, 'http://x.invalid').searchParams,
  body: request.body,
})

/** A server of the contract's calls with made-up responses, each checked against the contract. */
export const startFakeApi = async (port = 0, pageOrigin = 'http://shop.test'): Promise<FakeApi> => {
  const responses: Responses = sampleResponses(pageOrigin)
  const asked: string[] = []
  let revision: string | null = null
  let isSilent = false
  const app: FastifyInstance = Fastify()
  app.addHook('onRequest', async (request, reply) => {
    if (isSilent) {
      reply.hijack()
      request.raw.destroy()
      return
    }
    if (revision !== null) reply.header('x-content-revision', revision)
  })
  app.get('/livez', () => ({ status: 'live' }))
  for (const [name, call] of Object.entries(endpoints)) {
    app.route({
      method: call.method,
      url: call.path,
      handler: async (request, reply) => {
        asked.push(call.path)
        const response = await responses[name as EndpointName]?.(askedOf(request))
        if (response === undefined || isRefusal(response)) {
          const refusal = response ?? { refused: 'internal_error' as const }
          return reply.code(statusOf(refusal)).send({ ...errorOf(refusal), requestId: request.id })
        }
        return reply.send(call.response.parse(response))
      },
    })
  }
  const origin = await app.listen({ port, host: '127.0.0.1' })
  return {
    origin,
    asked,
    respondWith: (changes) => Object.assign(responses, changes),
    publish: (next) => {
      revision = next
    },
    hangUp: (silent) => {
      isSilent = silent
    },
    close: () => app.close(),
  }
}
