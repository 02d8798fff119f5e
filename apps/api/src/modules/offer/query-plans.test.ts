import { afterAll, beforeAll, expect, test } from 'vitest'
import { openExplaining } from '../../../test/database/query-plans.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts'
import { putManyProducts } from '../../../test/put-many-products.ts'
import { productRecordsRepository } from '../catalog/product-records.repository.ts'
import { offerRepository } from './offer.repository.ts'

const now = new Date('2026-11-26T12:00:00Z')

let database: TestDatabase
let explaining: ReturnType<typeof openExplaining>
beforeAll(async () => {
  database = await createTestDatabase()
  await putManyProducts(database.db, 'نگار', 20_000)
  await database.pool.query('VACUUM ANALYZE products')
  explaining = openExplaining(database.url)
})
afterAll(async () => {
  await explaining.close()
  await database.close()
})

test('what is looked at four times a second, and in every cart, never reads all products', async () => {
  const offers = offerRepository(explaining.db)
  const scanned = await explaining.scannedByKeptPlans(async () => {
    await offers.isDue(now)
    await offers.dueProducts(now, 10)
    await offers.dueAmong(['product-1'], now)
    await offers.inCart('customer-1', now)
    await productRecordsRepository(explaining.db).isDueToBeShown(now)
    await productRecordsRepository(explaining.db).dueToBeShown(now, 10)
  })
  expect(scanned).not.toContain('products')
})
