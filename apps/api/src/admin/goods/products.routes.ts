import type { ProductRow } from '@hojreh/contract/admin'
import { allProductsRepository } from '../../modules/catalog/all-products.repository.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { timeOf } from '../../workflows/goods/typed-product.ts'
import { pageOf, readCursor } from '../cursor.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'

type Found = Awaited<ReturnType<ReturnType<typeof allProductsRepository>['list']>>[number]

const toRow = ({ product, onHand, reserved }: Found): ProductRow => {
  const { id: productId, sku, slug, title, price, isPublished } = product
  const publishAt = isPublished ? null : timeOf(product)
  const isSample = product.sourceKey.startsWith('sample:')
  return {
    ...(isSample && { isSample }),
    ...{ productId, sku, slug, title, price, isPublished, publishAt, onHand, reserved: reserved ?? 0 },
  }
}

export const registerAdminProducts = (
  register: RegisterAdminEndpoint,
  { database: { db } }: Dependencies,
): void =>
  register('listProducts', async ({ query: { after, take, ...search } }) => {
    const repository = allProductsRepository(db)
    const rows = await repository.list(search, take + 1, readCursor(after))
    const { shown, next } = pageOf(rows, take, ({ product }) => ({ at: product.createdAt, id: product.id }))
    return { items: shown.map(toRow), next, total: await repository.count(search) }
  })
