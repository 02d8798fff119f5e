import { calls } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerContentCall } from '../http/register-call.ts'
import { getHome } from './get-home.ts'

export const registerHome = (app: FastifyInstance): void => {
  registerContentCall(app, calls.getHome, (_, reading) => getHome(reading))
}
