import { type CallName, calls } from '@hojreh/contract'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { type Answers, errorOf, type Refusal, sampleAnswers, statusOf } from './answers.ts'

const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'refused' in answer

export interface FakeApi {
  origin: string
  /** Paths of the calls that came, in order. */
  asked: string[]
  /** Changes responses from now on. */
  answer: (answers: Answers) => void
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
  const answers: Answers = sampleAnswers(pageOrigin)
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
  for (const [name, call] of Object.entries(calls)) {
    app.route({
      method: call.method,
      url: call.path,
      handler: async (request, reply) => {
        asked.push(call.path)
        const answer = await answers[name as CallName]?.(askedOf(request))
        if (answer === undefined || isRefusal(answer)) {
          const refusal = answer ?? { refused: 'internal_error' as const }
          return reply.code(statusOf(refusal)).send({ ...errorOf(refusal), requestId: request.id })
        }
        return reply.send(call.answer.parse(answer))
      },
    })
  }
  const origin = await app.listen({ port, host: '127.0.0.1' })
  return {
    origin,
    asked,
    answer: (changes) => Object.assign(answers, changes),
    publish: (next) => {
      revision = next
    },
    hangUp: (silent) => {
      isSilent = silent
    },
    close: () => app.close(),
  }
}
