import type { ProductRecord } from '@hojreh/contract/admin'
import { attributeNamesRepository } from '../../modules/catalog/attribute-names.repository.ts'
import { brandRepository } from '../../modules/catalog/brands.repository.ts'
import { readCategories } from '../../modules/catalog/categories.repository.ts'
import { attributesOfCategory, typedAs } from '../../modules/catalog/category-attributes.ts'
import { makeCategoryTree, namedByPath } from '../../modules/catalog/category-tree.ts'
import { productRecordsRepository } from '../../modules/catalog/product-records.repository.ts'
import { withEdition } from '../../modules/edition/edition.service.ts'
import { readMakers } from '../../modules/maker/maker.repository.ts'
import { makePreviewLinks } from '../../modules/preview/preview-links.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { addProduct } from '../../workflows/goods/add-product.ts'
import { archiveProduct, restoreProduct } from '../../workflows/goods/archive-product.ts'
import { editProduct } from '../../workflows/goods/edit-product.ts'
import { ownAttributes } from '../../workflows/goods/typed-attributes.ts'
import { timeOf } from '../../workflows/goods/typed-product.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'
import { toProductPicture } from './product-pictures.routes.ts'

const KIND = 'product'

export const registerProductRecord = (
  register: RegisterAdminEndpoint,
  { config, database: { db }, clock }: Dependencies,
): void => {
  const previews = makePreviewLinks(config.SECRET, clock)
  const find = async (id: string) => {
    const found = await productRecordsRepository(db).find(id)
    if (!found) throw new DomainError('not_found')
    const { product, onHand, reserved } = found
    return {
      ...product,
      productId: id,
      createdAt: product.createdAt.toISOString(),
      publishAt: product.isPublished ? null : timeOf(product),
      archivedAt: product.archivedAt?.toISOString() ?? null,
      attributes: ownAttributes(product),
      related: await productRecordsRepository(db).titlesOf(product.relatedIds),
      bundle: await productRecordsRepository(db).titlesOf(product.bundleIds),
      pictures: product.images.map(toProductPicture),
      onHand,
      reserved: reserved ?? 0,
    }
  }
  const read = (id: string): Promise<ProductRecord> => withEdition(db, `${KIND}:${id}`, () => find(id))
  register('getProductRecord', ({ query }) => read(query.id))
  register('getProductPreview', async ({ query }) => {
    const { slug } = await find(query.id)
    return { path: `/shop/${slug}?preview=${previews.wordFor('product', slug)}` }
  })
  register('addProduct', async ({ desk, body }) => read(await addProduct(desk, body)))
  register(
    'editProduct',
    async ({ desk, query: { id }, body }) => {
      await editProduct(desk, id, body)
      return read(id)
    },
    KIND,
  )
  for (const [call, act] of [
    ['archiveProduct', archiveProduct],
    ['restoreProduct', restoreProduct],
  ] as const)
    register(
      call,
      async ({ desk, query: { id } }) => {
        await act(desk, id)
        return read(id)
      },
      KIND,
    )
  register('listAttributeNames', async ({ query: { categoryId = null } }) => {
    const used = await attributeNamesRepository(db).used(categoryId)
    const named = attributesOfCategory(makeCategoryTree(await readCategories(db)), categoryId)
    const values = new Map(used.map((one) => [one.name, one.values]))
    const isNamed = new Set(named.map(({ name }) => name))
    return [
      ...named.map((one) => ({
        ...{ name: one.name, values: values.get(one.name) ?? [], isOfCategory: true },
        ...typedAs(one),
      })),
      ...used
        .filter(({ name }) => !isNamed.has(name))
        .map((one) => ({ ...one, isOfCategory: false, ...typedAs({}) })),
    ]
  })
  register('listProductChoices', async () => {
    const categories = namedByPath(await readCategories(db)).map(({ id, title }) => ({ id, title }))
    const makers = (await readMakers(db)).map(({ title }) => title)
    const brands = new Set([...makers, ...(await brandRepository(db).counts()).keys()])
    return { categories, brands: [...brands].sort((one, other) => one.localeCompare(other, 'fa')) }
  })
}
