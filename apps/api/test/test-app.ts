import type { InjectOptions } from 'fastify'
import { type AppOptions, buildApp } from '../src/app.ts'
import { openFileStore } from '../src/modules/file-store/open-file-store.ts'
import { makeSmsOutbox } from '../src/modules/sms/outbox.ts'
import { commandLineDesk } from '../src/modules/staff-action/command-line.ts'
import { createTestDatabase, type TestDatabase } from './database/test-database.ts'
import { newestCode } from './newest-code.ts'
import { makeTestClock, type TestClock } from './test-clock.ts'
import { testConfig } from './test-config.ts'

export type TestApp = Awaited<ReturnType<typeof createTestApp>>

interface Options extends Omit<Partial<AppOptions>, 'config' | 'clock' | 'database'> {
  /** Environment variables. */
  config?: Record<string, string>
  /** In the place of a clock that stands still. */
  time?: TestClock
  /** In the place of a new one. */
  database?: TestDatabase
}

/** The whole api on a database and a clock of its own; close it in `afterAll`. */
export const createTestApp = async ({
  config: changes,
  time = makeTestClock(),
  database: given,
  files: givenFiles,
  ...options
}: Options = {}) => {
  const database = given ?? (await createTestDatabase())
  const config = testConfig(changes)
  const files = givenFiles ?? openFileStore(config)
  const app = await buildApp({ ...options, config, database, files, clock: time.clock })
  const outbox = makeSmsOutbox(config.SECRET, time.clock)

  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url, payload, headers })

  const lastCode = (phone: string) => newestCode({ db: database.db, outbox }, phone, /#(\d{5})$/)

  /** Signs a phone in as its browser would; returns the headers of its later calls. */
  const signIn = async (phone: string) => {
    await post('/api/auth/sendOtp', { phone })
    const response = await post('/api/auth/loginSms', { phone, code: await lastCode(phone) })
    const { customerId, jwtSecret } = response.json<{ customerId: string; jwtSecret: string }>()
    const [fingerprint] = response.cookies
    const headers = {
      authorization: `Bearer ${jwtSecret}`,
      cookie: `${fingerprint?.name}=${fingerprint?.value}`,
    }
    return {
      phone,
      customerId,
      headers,
      get: (url: string) => app.inject({ url, headers }),
      post: (url: string, payload: NonNullable<InjectOptions['payload']> = {}) =>
        app.inject({ method: 'POST', url, payload, headers }),
    }
  }

  return {
    app,
    /** Another process of the same shop: it shares the database and nothing else. Close it yourself. */
    secondApp: () => buildApp({ ...options, config, database, clock: time.clock }),
    config,
    files,
    database,
    db: database.db,
    time,
    outbox,
    /** For workflows of the shop's people, at the command line. */
    desk: commandLineDesk({ config, database, files, clock: time.clock }),
    post,
    lastCode,
    signIn,
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}

export type TestCustomer = Awaited<ReturnType<TestApp['signIn']>>
