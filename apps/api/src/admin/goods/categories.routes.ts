import type { AdminCategory } from '@hojreh/contract/admin'
import { readCategories } from '../../modules/catalog/categories.repository.ts'
import { typedAs } from '../../modules/catalog/category-attributes.ts'
import { categoryRecordsRepository } from '../../modules/catalog/category-records.repository.ts'
import { withEditions } from '../../modules/edition/edition.service.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import {
  addCategory,
  categorySubject,
  editCategory,
  removeCategory,
} from '../../workflows/categories/manage-categories.ts'
import { placeCategory } from '../../workflows/categories/place-category.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'

const KIND = 'category'

export const registerCategories = (
  register: RegisterAdminEndpoint,
  { database: { db } }: Dependencies,
): void => {
  const list = async (): Promise<AdminCategory[]> => {
    const counts = await categoryRecordsRepository(db).counts()
    return withEditions(
      db,
      ({ id }) => categorySubject(id),
      async () =>
        (await readCategories(db)).map(({ image, formerSlugs, attributes, ...row }) => ({
          ...row,
          attributes: attributes.map((one) => ({ ...one, ...typedAs(one) })),
          goods: counts.get(row.id) ?? 0,
        })),
    )
  }
  const read = async (id: string): Promise<AdminCategory> => {
    const category = (await list()).find((one) => one.id === id)
    if (!category) throw new DomainError('not_found')
    return category
  }
  register('listCategories', list)
  register('addCategory', async ({ desk, body }) => read(await addCategory(desk, body)))
  register(
    'editCategory',
    async ({ desk, query: { id }, body }) => {
      await editCategory(desk, id, body)
      return read(id)
    },
    KIND,
  )
  register(
    'placeCategory',
    async ({ desk, query: { id }, body }) => {
      await placeCategory(desk, id, body)
      return list()
    },
    KIND,
  )
  register(
    'removeCategory',
    async ({ desk, query: { id }, body: { goodsTo } }) => {
      await removeCategory(desk, id, goodsTo)
      return list()
    },
    KIND,
  )
}
