import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addressOf } from '../../test/address-of.ts'
import { authorityOf, fillCart, payUrl, stockOf } from '../../test/checkout.ts'
import { makeFakeGateway } from '../../test/fake-gateway.ts'
import { putProduct } from '../../test/put-product.ts'
import { createTestApp, type TestApp, type TestCustomer } from '../../test/test-app.ts'
import { runJobs } from '../jobs/run-jobs.ts'
import { reconcileOpenPayments } from './payment/sweep.ts'

const MINUTE = 60_000
const MANY = 60
const silent = { info: () => {}, warn: () => {}, error: () => {} }
const bank = makeFakeGateway(1)
let shop: TestApp
let shopper: TestCustomer
let productId: string
let addressId: string
let phones = 0
beforeAll(async () => {
  shop = await createTestApp({ gateway: bank.gateway })
  productId = await putProduct(shop.db, { onHand: 1_000 })
  shopper = await shop.signIn('09170000001')
  ;({ addressId } = (await shopper.post('/api/order/newAddress', addressOf())).json())
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.database.pool.query("UPDATE payments SET status = 'failed', created_at = '2026-01-01'")
  bank.inquired.length = 0
})

/** Orders of one shopper, each with an open attempt. */
const openMany = async (count = MANY) => {
  const authorities: string[] = []
  while (authorities.length < count) {
    await shopper.post('/api/order/addToCart', [{ productId, count: 1 }])
    await shopper.post(`/api/order/setAddress?id=${addressId}`, { shippingMethodId: 'post' })
    authorities.push(authorityOf(await shopper.get(payUrl())))
    shop.time.advance(10)
  }
  return authorities
}
const run = (name: string) => shop.app.jobs.find((job) => job.name === name)?.run()
const lookAfter = () => run('look after open attempts')
const atGateway = (name: string, authorities: readonly string[]) =>
  shop.database.pool.query('UPDATE payments SET gateway = $1 WHERE authority = ANY($2)', [name, authorities])

test('every open attempt is asked about in one run, however many there are', async () => {
  const authorities = await openMany()
  shop.time.advance(2 * MINUTE)
  await lookAfter()
  expect(bank.inquired.toSorted()).toEqual(authorities.toSorted())
})

test('every attempt that was given up is asked about, at a gateway that keeps no list of them', async () => {
  const authorities = await openMany()
  await shop.database.pool.query("UPDATE payments SET status = 'expired' WHERE authority = ANY($1)", [
    authorities,
  ])
  shop.time.advance(2 * MINUTE)
  const keeper = { ...bank.gateway, hasUnverifiedList: false }
  const other = await createTestApp({ gateway: keeper, database: shop.database, time: shop.time })
  await other.app.jobs.find(({ name }) => name === 'collect unverified payments')?.run()
  await other.app.close()
  expect(bank.inquired.toSorted()).toEqual(authorities.toSorted())
})

test('attempts at a gateway that is not set up any more keep no other from being found', async () => {
  const stuck = await openMany()
  await atGateway('gone', stuck)
  const [late = ''] = await openMany(1)
  bank.pay(late)
  shop.time.advance(2 * MINUTE)
  await lookAfter()
  expect(bank.verified).toContain(late)
})

test('a gateway that does not answer delays its own attempts alone, and each of these gets its turn', async () => {
  const stuck = await openMany(10)
  const [late = ''] = await openMany(1)
  await atGateway('slow', stuck)
  bank.pay(late)
  const slow = makeFakeGateway(400)
  slow.setDown(true)
  const lookOnce = () =>
    reconcileOpenPayments({
      ...{ config: { ...shop.config, SWEEP_INTERVAL_SECONDS: 1 }, log: silent, clock: shop.time.clock },
      ...{ database: shop.database, files: shop.files },
      ...{ gateway: { ...slow.gateway, name: 'slow' }, instalments: null, otherGateways: [bank.gateway] },
    })
  shop.time.advance(2 * MINUTE)
  await lookOnce()
  expect(bank.verified).toContain(late)
  // The time of one run is over after five of them.
  expect(slow.inquired.toSorted()).toEqual(stuck.slice(0, 5).toSorted())
  shop.time.advance(2 * MINUTE)
  await lookOnce()
  expect(slow.inquired.slice(5).toSorted()).toEqual(stuck.slice(5).toSorted())
  const [newest = ''] = await openMany(1)
  await atGateway('slow', [newest])
  shop.time.advance(2 * MINUTE)
  await lookOnce()
  expect(slow.inquired.slice(10).toSorted()).toEqual([...stuck.slice(0, 4), newest].toSorted())
})

/** Orders of many shoppers, so that none takes the goods of another. */
const holdMany = async (count = MANY) => {
  const held = await putProduct(shop.db, { onHand: count })
  for (let number = 0; number < count; number += 1) {
    phones += 1
    const customer = await shop.signIn(`0918${String(phones).padStart(7, '0')}`)
    await fillCart(customer, [{ productId: held, count: 1 }])
    await customer.get(payUrl())
  }
  return held
}

test('every hold that ran out is released in one run, while a gateway does not answer', async () => {
  const held = await holdMany()
  let answer = () => {}
  const hanging = new Promise<'in_bank'>((resolve) => {
    answer = () => resolve('in_bank')
  })
  const gateway = { ...bank.gateway, inquiry: () => hanging }
  const other = await createTestApp({ gateway, database: shop.database, time: shop.time })
  shop.time.advance(15 * MINUTE)
  const stop = runJobs(other.app.jobs, 60_000, silent)
  try {
    await expect.poll(() => stockOf(shop.db, held), { timeout: 10_000 }).toMatchObject({ reserved: 0 })
  } finally {
    answer()
    await stop()
    await other.app.close()
  }
})

test('every forgotten order is cancelled in one run', async () => {
  const authorities = await openMany()
  await shop.database.pool.query("UPDATE payments SET status = 'failed' WHERE authority = ANY($1)", [
    authorities,
  ])
  shop.time.advance(49 * 60 * MINUTE)
  await run('cancel forgotten orders')
  const { rows } = await shop.database.pool.query("SELECT id FROM orders WHERE status = 'awaiting_payment'")
  expect(rows).toEqual([])
})
