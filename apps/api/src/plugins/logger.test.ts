import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestApp } from '../../test/test-app.ts'

/** Times and request ids may hold any digits. */
const withoutNumbersOfItsOwn = (line: string) => {
  const { time, pid, reqId, ms, ...rest } = JSON.parse(line)
  return JSON.stringify(rest)
}

test('no phone number, code, token or authority ever reaches the log', { tags: ['§D3.36'] }, async () => {
  const lines: string[] = []
  const shop = await createTestApp({
    config: { LOG_LEVEL: 'debug' },
    logStream: {
      write: (line) => {
        lines.push(line)
      },
    },
  })
  const phone = '09129998877'
  const customer = await shop.signIn(phone)
  await customer.get('/api/order/paymentCheck?Authority=A00000000000000000000000000000424242&Status=OK')
  await shop.post('/api/auth/loginSms', { phone, code: '11111' })
  shop.app.log.error({ phone, body: { code: '99999', jwtSecret: 'the-token' } }, 'a careless line')

  const failure = await shop.db
    .execute(sql`INSERT INTO customers (id, phone, created_at) VALUES ('x', ${phone}, now())`)
    .catch((error: unknown) => error)
  shop.app.log.error({ err: failure }, 'a failed query')

  const log = lines.map(withoutNumbersOfItsOwn).join('\n')
  expect(log).toContain('duplicate key value')
  expect(log).toContain('/api/order/paymentCheck')
  expect(log).toContain('a careless line')
  const secrets = [
    phone,
    phone.slice(1),
    await shop.lastCode(phone),
    '99999',
    'the-token',
    '424242',
    customer.headers.authorization.slice(7),
    customer.headers.cookie.split('=')[1] ?? '',
  ]
  for (const secret of secrets) expect(log).not.toContain(secret)
  await shop.close()
})
