import { calls } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerContentCall } from '../http/register-call.ts'
import type { Dependencies } from '../shared/dependencies.ts'
import { getHome } from './get-home.ts'

export const registerHome = (app: FastifyInstance, { database: { db } }: Dependencies): void => {
  registerContentCall(app, calls.getHome, (_, products) => getHome({ db, remember: app.remember, products }))
}
