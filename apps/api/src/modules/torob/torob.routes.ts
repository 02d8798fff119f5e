import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../shared/dependencies.ts'
import { publicConfigOf } from '../content/public-config.ts'
import { answerTorob } from './torob.service.ts'
import { parseTorobRequest } from './torob-request.ts'
import { makeTorobCheck, readPublicKey } from './torob-token.ts'

/**
 * Torob's Product API v3, at the path that its guide names; only with Torob's public key in the configuration.
 * Not a call of the contract: path, form and errors are Torob's.
 */
export const registerTorob = (app: FastifyInstance, { config, database: { db } }: Dependencies): void => {
  if (!config.TOROB_PUBLIC_KEY) return
  const { origins } = publicConfigOf(config)
  const isFromTorob = makeTorobCheck(readPublicKey(config.TOROB_PUBLIC_KEY), config.PUBLIC_ORIGIN)
  app.post('/torob_api/v3/products', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const { 'x-torob-token': token, 'x-torob-token-version': version } = request.headers
    if (!(await isFromTorob(token, version)))
      return reply.code(401).send({ error: 'the token is missing or not valid' })
    const asked = parseTorobRequest(request.body)
    if (!asked) return reply.code(400).send({ error: 'the parameters are not those of the Product API v3' })
    return answerTorob(db, origins, asked)
  })
}
