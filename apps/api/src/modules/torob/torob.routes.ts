import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '../../shared/dependencies.ts'
import { publicConfigOf } from '../content/public-config.ts'
import { reachable, respondToTorob } from './torob.service.ts'
import { parseTorobQuery, parseTorobRequest, type TorobRequest } from './torob-request.ts'
import { makeTorobCheck, readPublicKey } from './torob-token.ts'

/**
 * Registers Torob's Product API v3, at the path that its guide names; requests that are not signed with Torob's key get
 * no data. Not a call of the contract: path, form and errors are Torob's. Its bot calls with and without a slash at the
 * end, and its panel checks with a bare GET whether the API is there.
 */
export const registerTorob = (app: FastifyInstance, { config, database: { db } }: Dependencies): void => {
  if (config.TOROB_PUBLIC_KEY === 'off') return
  const { origins } = publicConfigOf(config)
  const isFromTorob = makeTorobCheck(readPublicKey(config.TOROB_PUBLIC_KEY), config.PUBLIC_ORIGIN)
  const serve = async (request: FastifyRequest, reply: FastifyReply, asked: TorobRequest | null) => {
    const { 'x-torob-token': token, 'x-torob-token-version': version } = request.headers
    if (!(await isFromTorob(token, version)))
      return reply.code(401).send({ error: 'the token is missing or not valid' })
    if (!asked) return reply.code(400).send({ error: 'the parameters are not those of the Product API v3' })
    return respondToTorob(db, origins, asked)
  }
  for (const path of ['/torob_api/v3/products', '/torob_api/v3/products/']) {
    app.post(path, (request, reply) =>
      serve(request, reply.header('cache-control', 'no-store'), parseTorobRequest(request.body)),
    )
    app.get(path, (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (request.url.split('?')[1] === undefined) return reply.send(reachable)
      return serve(request, reply, parseTorobQuery(request.query))
    })
  }
}
