import type { LogStream } from '@hojreh/server'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../src/app.ts'
import { openTestDatabase } from './database/test-database.ts'
import { makeFakeGateway } from './fake-gateway.ts'
import { createTestApp, type TestCustomer } from './test-app.ts'

/** Two api processes' worth of app on one database, each with connections of its own; close them in `afterAll`. */
export const openTwoProcesses = async (config: Record<string, string> = {}, logStream?: LogStream) => {
  const bank = makeFakeGateway()
  const shop = await createTestApp({ gateway: bank.gateway, config, ...(logStream && { logStream }) })
  const database = openTestDatabase(shop.database.url)
  const other = await buildApp({
    config: shop.config,
    database,
    clock: shop.time.clock,
    gateway: bank.gateway,
    ...(logStream && { logStream }),
  })
  const apps: readonly [FastifyInstance, FastifyInstance] = [shop.app, other]
  let calls = 0
  return {
    ...shop,
    bank,
    apps,
    /** A GET of a customer at the process whose turn it is. */
    get: ({ headers }: TestCustomer, url: string) => {
      calls += 1
      return apps[calls % 2 ? 0 : 1].inject({ url, headers })
    },
    post: ({ headers }: TestCustomer, url: string, payload: object = {}) => {
      calls += 1
      return apps[calls % 2 ? 0 : 1].inject({ method: 'POST', url, headers, payload })
    },
    /** Both sweepers at the same moment. */
    sweep: () =>
      Promise.all(
        apps.map(async ({ jobs }) => {
          for (const { run } of jobs) await run()
        }),
      ),
    close: async () => {
      await other.close()
      await database.close()
      await shop.close()
    },
  }
}
