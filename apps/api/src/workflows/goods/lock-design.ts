import type { Db } from '../../db/client.ts'
import type { Locked } from '../../db/locked.ts'
import {
  productRecordsRepository,
  type StoredProduct,
} from '../../modules/catalog/product-records.repository.ts'
import { type StoredGroup, variantsRepository } from '../../modules/catalog/variants.repository.ts'
import { DomainError } from '../../shared/domain-error.ts'

export interface Design {
  group: Locked<StoredGroup>
  members: StoredProduct[]
}

export const designSubject = (groupId: string): string => `product-group:${groupId}`

const findProduct = async (tx: Db, id: string): Promise<StoredProduct> => {
  const found = await productRecordsRepository(tx).find(id)
  if (!found) throw new DomainError('not_found')
  return found.product
}

/**
 * Locks and returns the design of a product: its group before its products, so that two transactions that begin at
 * different products of it do not deadlock. Null for a product that stands alone. Throws `not_found`.
 */
export const lockDesign = async (tx: Db, productId: string): Promise<Design | null> => {
  const { groupId } = await findProduct(tx, productId)
  if (groupId === null) return null
  const repository = variantsRepository(tx)
  const group = await repository.lockGroup(groupId)
  // Another transaction may have taken it out while this one waited.
  if (!group || (await findProduct(tx, productId)).groupId !== groupId)
    throw new DomainError('options_differ')
  const members = await repository.members(groupId)
  return { group, members: members.map(({ product }) => product) }
}
