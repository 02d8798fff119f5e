import { setImmediate as pause } from 'node:timers/promises'
import type { Db } from '../../db/client.ts'
import type { Catalogue, ListPage } from '../catalog/catalogue.ts'
import { readCards } from '../catalog/products.repository.ts'
import type { Listing, ProductIndex } from './product-index.ts'

/** After a task that took longer, other work of the process has its turn. */
const LONG_MS = 2

/**
 * Makes a queue that runs one task at a time, in the order of the requests, and lets the process read and send after
 * each one that took long: ten lists of a large shop in a row would keep everything else waiting, also what the first
 * one needs next.
 */
const makeOneByOne = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Result): Promise<Result> => {
    let began = 0
    const result = last.then(() => {
      began = performance.now()
      return work()
    })
    const rest = () => (performance.now() - began > LONG_MS ? pause() : undefined)
    last = result.then(rest, rest)
    return result
  }
}

/**
 * Makes catalogues of the products in memory; cards that were not shown before come from PostgreSQL. A process has one
 * maker, whose catalogues take turns: each request has a catalogue of its own.
 * @param primary the database of the cards that are cached. A replica may lag behind the index, which has dropped the
 * cards of a changed product, and the old card would stay until the product changes again.
 */
export const makeMemoryCatalogues = (primary: Db) => {
  const oneByOne = makeOneByOne()
  const readPage = async (index: ProductIndex, list: Listing): Promise<ListPage> => {
    const { facets, ids } = await oneByOne(() => index.list(list))
    return { facets, rows: await index.cards.read(primary, ids) }
  }
  return (db: Db, index: ProductIndex): Catalogue => ({
    list: (list) => readPage(index, list),

    search: ({ terms }, list) => readPage(index, { ...list, terms }),

    suggest: async ({ terms }, take) =>
      index.cards.read(primary, await oneByOne(() => index.best(terms, take))),

    facets: {
      categories: async () => index.categoryCounts(),
      brands: async () => index.brandNames(),
    },

    // The other products of a group are in the table alone.
    get: (ids, groupId) => (groupId === null ? index.cards.read(primary, ids) : readCards(db, ids, groupId)),

    topOfCategory: async (categoryId, take) => index.topOfCategory(categoryId, take),

    knows: index.holds,
  })
}
