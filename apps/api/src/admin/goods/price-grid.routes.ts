import { type GridResult, type GridRow, roleMay } from '@hojreh/contract/admin'
import { allProductsRepository } from '../../modules/catalog/all-products.repository.ts'
import { productRecordsRepository } from '../../modules/catalog/product-records.repository.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { editGridRow } from '../../workflows/goods/edit-grid-row.ts'
import { pageOf, readCursor } from '../cursor.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'
import { tryEach } from '../try-each.ts'

type Found = Awaited<ReturnType<ReturnType<typeof allProductsRepository>['list']>>[number]
type Field = NonNullable<GridResult['refusal']>['field']

const toRow = ({ product, onHand, reserved }: Found): GridRow => {
  const { id: productId, sku, title, options, price, listPrice, isPublished } = product
  return {
    ...{ productId, sku, title, price, listPrice, isPublished, onHand, reserved: reserved ?? 0 },
    options: options.map(({ value }) => value).join('، '),
  }
}

const refusalOf = ({ code, message, fields }: DomainError): GridResult['refusal'] => ({
  code,
  message,
  field: (Object.keys(fields ?? {})[0] as Field) ?? null,
})

export const registerPriceGrid = (
  register: RegisterAdminEndpoint,
  { database: { db } }: Dependencies,
): void => {
  register('listPriceGrid', async ({ query: { after, take, ...search } }) => {
    const repository = allProductsRepository(db)
    const rows = await repository.list(search, take + 1, readCursor(after))
    const { shown, next } = pageOf(rows, take, ({ product }) => ({ at: product.createdAt, id: product.id }))
    return { items: shown.map(toRow), next, total: await repository.count(search) }
  })
  register('editPriceGrid', async (input) => {
    const { rows, note } = input.body
    if (rows.some(({ stock }) => stock) && !roleMay(input.staff.permissions, 'products.stock'))
      throw new DomainError('forbidden')
    const outcomes = await tryEach(input, 'product', rows, (desk, row) => editGridRow(desk, row, note))
    const results: GridResult[] = []
    for (const { id, error } of outcomes) {
      const found = await productRecordsRepository(db).find(id)
      results.push({ id, refusal: error && refusalOf(error), row: found && toRow(found) })
    }
    return { results }
  })
}
