import Fastify from 'fastify'
import { openFileStore } from '../../src/modules/file-store/open-file-store.ts'
import { makeZarinpal } from '../../src/modules/payment/zarinpal.ts'
import { registerSandboxGateway } from '../../src/modules/sandbox-gateway/sandbox.routes.ts'
import { SANDBOX_MERCHANT_ID, SANDBOX_PATH } from '../../src/modules/sandbox-gateway/sandbox-path.ts'
import { systemClock } from '../../src/shared/clock.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { testConfig } from '../test-config.ts'

/** A bank of its own, in this process and with a database of its own: it lives while the shop dies. */
export const openBank = async () => {
  const database = await createTestDatabase()
  const app = Fastify()
  const config = testConfig()
  registerSandboxGateway(app, { config, database, files: openFileStore(config), clock: systemClock })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  if (!address || typeof address === 'string') throw new Error('the bank does not listen')
  const base = `http://127.0.0.1:${address.port}${SANDBOX_PATH}`
  return {
    environment: {
      PAYMENT_GATEWAY: 'zarinpal',
      ZARINPAL_MERCHANT_ID: SANDBOX_MERCHANT_ID,
      ZARINPAL_BASE_URL: base,
    },
    /** The shop's client of it. */
    gateway: makeZarinpal({
      name: 'zarinpal',
      merchantId: SANDBOX_MERCHANT_ID,
      apiBase: () => base,
      browserBase: base,
    }),
    /** What a shopper does on its page. */
    press: async (authority: string, outcome: 'pay' | 'fail'): Promise<void> => {
      await app.inject({
        method: 'POST',
        url: `${SANDBOX_PATH}/pg/StartPay/${authority}`,
        payload: { outcome },
      })
    },
    /** Authorities that money was paid for, collected or not. */
    paid: async (): Promise<string[]> => {
      const { rows } = await database.pool.query<{ authority: string }>(
        "SELECT authority FROM sandbox_payments WHERE status IN ('PAID', 'VERIFIED')",
      )
      return rows.map(({ authority }) => authority)
    },
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}

export type Bank = Awaited<ReturnType<typeof openBank>>
