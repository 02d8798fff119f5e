import { expect, test } from 'vitest'
import type { Db } from '../../db/client.ts'
import { makeMemoryCatalogues } from './memory-catalogue.ts'
import { makeProductIndex, type ProductIndex } from './product-index.ts'

const LONG_MS = 5
const list = { filter: {}, sort: 'newest', take: 24 } as const

test('lists that take long are worked out one after the other, and others have their turn between them', async () => {
  const index = makeProductIndex()
  const worked: number[] = []
  const slow: ProductIndex = {
    ...index,
    list: (listing) => {
      for (const until = performance.now() + LONG_MS; performance.now() < until; );
      worked.push(listing.offset)
      if (listing.offset === 1) throw new Error('no')
      return index.list(listing)
    },
  }
  const catalogueOf = makeMemoryCatalogues({} as Db)
  let workedBefore: number | undefined
  setImmediate(() => {
    workedBefore = worked.length
  })
  const lists = await Promise.allSettled(
    [0, 1, 2].map((offset) => catalogueOf({} as Db, slow).list({ ...list, offset })),
  )
  expect(worked).toEqual([0, 1, 2])
  expect(workedBefore).toBe(1)
  expect(lists.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})
