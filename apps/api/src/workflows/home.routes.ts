import { calls } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../http/register-call.ts'
import type { Dependencies } from '../shared/dependencies.ts'
import { getHome } from './get-home.ts'

export const registerHome = (app: FastifyInstance, { database: { db } }: Dependencies): void => {
  registerCall(app, calls.getHome, () => getHome(db))
}
