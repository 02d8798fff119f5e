import type { Db } from '../../db/client.ts'
import {
  productRecordsRepository,
  type StoredProduct,
} from '../../modules/catalog/product-records.repository.ts'
import { noteEdit } from '../../modules/edition/edition.service.ts'
import { makeBooks } from '../../modules/staff-action/books.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { goodsMessages as text } from './goods.messages.ts'

/** A chain of its own in the books: no member waits for a product that shows itself. */
const CHAIN = 'scheduled-goods'
/** Products that one look takes on; the rest is for the next look. */
const AT_ONCE = 100

/** One that an import showed before its time, or that has no price, only loses its time. */
const isToBeShown = ({ isPublished, archivedAt, price }: StoredProduct): boolean =>
  !isPublished && archivedAt === null && price > 0

/**
 * Makes what shows the products whose time has come, each in a transaction of its own. To shoppers such a product is
 * new.
 */
export const makeScheduledGoods = ({ config, database: { db }, clock }: Dependencies) => {
  const books = makeBooks(config.SECRET, clock)
  const show = (id: string, now: Date): Promise<void> =>
    db.transaction(async (tx) => {
      const repository = productRecordsRepository(tx)
      const product = await repository.lockUnlessTaken(id)
      if (!product?.publishAt || product.publishAt > now) return
      const isPublished = product.isPublished || isToBeShown(product)
      const createdAt = isToBeShown(product) ? product.publishAt : product.createdAt
      await noteEdit(tx, { subject: `product:${id}`, by: { name: text.schedule }, now })
      await repository.update(product, { isPublished, createdAt, publishAt: null, updatedAt: now })
      const author = { staffId: null, staffName: text.schedule, sessionId: null, permission: 'products.edit' }
      const { isPublished: wasPublished, title } = product
      await books.record(
        tx,
        { ...author, call: 'showScheduled', ip: '', requestId: id, chain: CHAIN },
        {
          ...{ subject: `product:${id}`, label: title },
          ...{ before: { isPublished: wasPublished }, after: { isPublished } },
        },
      )
    })
  return {
    isDue: (own: Db): Promise<boolean> => productRecordsRepository(own).isDueToBeShown(clock()),
    /** What another process is at is left to it. */
    run: async (): Promise<void> => {
      const now = clock()
      for (const id of await productRecordsRepository(db).dueToBeShown(now, AT_ONCE)) await show(id, now)
    },
  }
}
