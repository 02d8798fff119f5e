import { MOST_REDIRECTS } from '@hojreh/contract/admin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { readSetting } from '../../modules/content/settings.repository.ts'
import { redirectOldAddresses } from './redirect-old-addresses.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

test('a shop of more goods than redirects have room for hears of the first that found none, once', async () => {
  const moved = Array.from({ length: MOST_REDIRECTS + 50 }, (_, place) => ({
    from: `https://old.example/product/${place}`,
    to: `/shop/bowl-${place}`,
  }))
  const take = () => shop.db.transaction((tx) => redirectOldAddresses(tx, moved, ['https://hojreh.example']))
  const full = [{ from: `/product/${MOST_REDIRECTS}`, reason: expect.stringContaining('ستاره') }]
  expect(await take()).toMatchObject({ redirects: MOST_REDIRECTS, unredirected: full })
  expect(await readSetting(shop.db, 'routeRules')).toHaveLength(MOST_REDIRECTS)
  expect(await take()).toMatchObject({ redirects: 0, unredirected: full })
})
