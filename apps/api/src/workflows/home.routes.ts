import { calls } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../app.ts'
import { registerCall } from '../http/register-call.ts'
import { getHome } from './get-home.ts'

export const registerHome = (app: FastifyInstance, { database: { db } }: Dependencies): void => {
  registerCall(app, calls.getHome, () => getHome(db))
}
