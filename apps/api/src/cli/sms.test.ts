import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '../../test/run-command.ts'
import { createTestApp, type TestApp } from '../../test/test-app.ts'
import { smsRepository } from '../modules/sms/sms.repository.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

const run = (...parameters: string[]) =>
  runCommand(['sms', ...parameters], {
    DATABASE_URL: shop.database.url,
    SECRET: shop.config.SECRET,
    MEDIA_FOLDER: shop.config.MEDIA_FOLDER,
  })

test('the operator sees which SMS could not be sent and why, mends it, and sends them again', async () => {
  const { outbox, db } = shop
  const id = await outbox.send(db, { kind: 'order', phone: '09121112233', text: 'سفارش شما فرستاده شد.' })
  await outbox.send(db, { kind: 'otp', phone: '09121112244', text: 'کد', code: '48213' })
  const lastError = 'kavenegar: 418 اعتبار کافی نیست'
  await smsRepository(db).update(id ?? '', { status: 'failed', attempts: 1, lastError })

  const { stdout } = await run('list')
  expect(stdout).toContain('09121112244')
  const failed = await run('list', '--failed')
  expect(failed.stdout).toMatch(/09121112233 .*نیازمند شما \(failed\) .*kavenegar: 418 اعتبار کافی نیست/)
  expect(failed.stdout).not.toContain('09121112244')
  const [message] = JSON.parse((await run('list', '--failed', '--json')).stdout)
  expect(message).toMatchObject({ id, status: 'failed', lastError })
  expect(message.sealedContent).toBeUndefined()

  expect((await run('retry')).stdout).toContain('in the queue again: 1')
  expect((await run('list', '--failed')).stdout).toBe('پیامکی نیست · no SMS\n')
  expect((await run('retry', id ?? '')).stdout).toContain('nothing to send again')
})
