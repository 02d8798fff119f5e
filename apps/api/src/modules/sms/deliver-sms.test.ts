import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { makeSmsSender } from './deliver-sms.ts'
import { smsRepository } from './sms.repository.ts'
import { type OutgoingSms, SmsError, type SmsProvider, type SmsTrouble } from './sms-provider.ts'

/** A provider that fails as it is told and remembers what it sent. */
const makeProvider = (name: string) => {
  const sent: OutgoingSms[] = []
  let trouble: SmsTrouble | null = null
  let asked = 0
  const provider: SmsProvider = {
    name,
    send: async (sms) => {
      asked += 1
      if (trouble) throw new SmsError(trouble, `418 ${trouble}`)
      sent.push(sms)
      return { messageId: `${name}-${sent.length}` }
    },
  }
  return {
    provider,
    sent,
    asked: () => asked,
    fail: (how: SmsTrouble | null): void => {
      trouble = how
    },
  }
}

let shop: TestApp
let first: ReturnType<typeof makeProvider>
let second: ReturnType<typeof makeProvider>
let alarms: unknown[]
let sender: ReturnType<typeof makeSmsSender>
const makeSender = (providers: SmsProvider[]) =>
  makeSmsSender({
    config: shop.config,
    database: shop.database,
    files: shop.files,
    clock: shop.time.clock,
    providers,
    log: { info: () => {}, warn: () => {}, error: (details: unknown) => alarms.push(details) },
  })
beforeEach(async () => {
  shop = await createTestApp()
  first = makeProvider('first')
  second = makeProvider('second')
  alarms = []
  sender = makeSender([first.provider, second.provider])
})
afterEach(() => shop.close())

const phone = '09121112233'
const writeNews = () => shop.outbox.send(shop.db, { kind: 'order', phone, text: 'سفارش شما فرستاده شد.' })
const writeCode = () =>
  shop.outbox.send(shop.db, { kind: 'otp', phone, text: 'کد تایید شما: 48213', code: '48213' })
const row = async (id: string | null) => smsRepository(shop.db).find(id ?? '')
const SECOND = 1_000

describe('a message in the outbox', () => {
  test('is sent once, by whichever process comes first', async () => {
    const id = await writeNews()
    await Promise.all(Array.from({ length: 5 }, () => makeSender([first.provider]).deliverDue()))
    await sender.deliverDue()
    expect(first.sent).toEqual([{ phone, text: 'سفارش شما فرستاده شد.', code: null }])
    expect(await row(id)).toMatchObject({
      status: 'sent',
      provider: 'first',
      providerMessageId: 'first-1',
      attempts: 1,
      lastError: null,
    })
  })

  test('that the first provider does not take goes to the second', { tags: ['§D3.35'] }, async () => {
    first.fail('account')
    const id = await writeNews()
    await sender.deliverDue()
    expect(second.sent).toHaveLength(1)
    expect(await row(id)).toMatchObject({
      status: 'sent',
      provider: 'second',
      lastError: 'first: 418 account',
    })
  })

  test('is tried again, ever later, while nobody answers, and is not lost', {
    tags: ['§D3.35'],
  }, async () => {
    first.fail('temporary')
    second.fail('temporary')
    const id = await writeNews()
    const attempts: number[] = []
    for (let second = 0; second < 120; second += 1) {
      await sender.deliverDue()
      attempts.push(first.asked())
      shop.time.advance(SECOND)
    }
    expect([0, 4, 5, 19, 20, 64, 65].map((second) => attempts[second])).toEqual([1, 1, 2, 2, 3, 3, 4])
    expect(await row(id)).toMatchObject({
      status: 'queued',
      lastError: 'first: 418 temporary; second: 418 temporary',
    })
    first.fail(null)
    shop.time.advance(300 * SECOND)
    await sender.deliverDue()
    expect(await row(id)).toMatchObject({ status: 'sent', provider: 'first' })
    expect(alarms).toEqual([])
  })

  test('that was being sent by a process which died is sent by another one, a minute later', async () => {
    const id = await writeNews()
    const now = shop.time.clock()
    const leaseEnd = new Date(now.getTime() + 60 * SECOND)
    expect(await smsRepository(shop.db).claim({ now, leaseEnd, count: 1 })).toHaveLength(1)
    await sender.deliverDue()
    expect(first.sent).toHaveLength(0)
    shop.time.advance(60 * SECOND)
    await sender.deliverDue()
    expect(await row(id)).toMatchObject({ status: 'sent', attempts: 2 })
  })

  test('is sent in a shop whose other jobs hang', async () => {
    const id = await writeNews()
    for (const { run } of shop.app.smsJobs) await run()
    expect(await row(id)).toMatchObject({ status: 'sent', provider: 'outbox' })
  })
})

describe('what only the operator can mend', () => {
  test.each(['account', 'message'] as const)(
    'a trouble of the kind %s is told, not repeated',
    async (trouble) => {
      first.fail(trouble)
      second.fail(trouble)
      const id = await writeNews()
      await sender.deliverDue()
      shop.time.advance(3_600 * SECOND)
      await sender.deliverDue()
      expect(first.asked()).toBe(1)
      expect(second.asked()).toBe(trouble === 'account' ? 1 : 0)
      expect(await row(id)).toMatchObject({
        status: 'failed',
        lastError: expect.stringContaining(`418 ${trouble}`),
      })
      expect(alarms).toEqual([expect.objectContaining({ smsId: id })])
      expect(JSON.stringify(alarms)).not.toContain(phone)
    },
  )

  test('no message is tried for ever', async () => {
    first.fail('temporary')
    second.fail('temporary')
    const id = await writeNews()
    for (let hour = 0; hour < 12; hour += 0.5) {
      await sender.deliverDue()
      shop.time.advance(1_800 * SECOND)
    }
    expect(first.asked()).toBe(12)
    expect((await row(id))?.status).toBe('failed')
  })

  test('once it is mended, failed news is sent again, but no old code', async () => {
    first.fail('account')
    second.fail('account')
    const ids = [await writeNews(), await writeCode()]
    await sender.deliverDue()
    first.fail(null)
    const now = shop.time.clock()
    expect(await smsRepository(shop.db).requeue(now, new Date(now.getTime() + 60 * SECOND))).toBe(1)
    await sender.deliverDue()
    expect(await Promise.all(ids.map(async (id) => (await row(id))?.status))).toEqual(['sent', 'failed'])
  })
})

describe('a one-time code', () => {
  test('is sent with its code apart, for the template', async () => {
    await writeCode()
    await sender.deliverDue()
    expect(first.sent).toEqual([{ phone, text: 'کد تایید شما: 48213', code: '48213' }])
  })

  test('is not sent once it has run out', async () => {
    first.fail('temporary')
    second.fail('temporary')
    const id = await writeCode()
    await sender.deliverDue()
    first.fail(null)
    shop.time.advance(120 * SECOND)
    await sender.deliverDue()
    expect(first.sent).toEqual([])
    expect((await row(id))?.status).toBe('expired')
  })

  test('is not sent once a newer one took its place', async () => {
    const old = await writeCode()
    const id = await writeCode()
    await sender.deliverDue()
    expect(first.sent).toHaveLength(1)
    expect([(await row(old))?.status, (await row(id))?.status]).toEqual(['expired', 'sent'])
  })

  test('is sent at once for the person who waits, and they hear when it cannot be', async () => {
    expect(await sender.deliverNow((await writeCode()) ?? '')).toBe('sent')
    first.fail('account')
    second.fail('account')
    expect(await sender.deliverNow((await writeCode()) ?? '')).toBe('failed')
    second.fail('temporary')
    expect(await sender.deliverNow((await writeCode()) ?? '')).toBe('queued')
  })
})

test('codes are forgotten after a day, what became of other messages after a month', async () => {
  const code = await writeCode()
  const news = await writeNews()
  shop.time.advance(25 * 3_600 * SECOND)
  await shop.outbox.removeOld(shop.db)
  expect([await row(code), (await row(news))?.id]).toEqual([null, news])
  shop.time.advance(30 * 24 * 3_600 * SECOND)
  await shop.outbox.removeOld(shop.db)
  expect(await row(news)).toBeNull()
})
