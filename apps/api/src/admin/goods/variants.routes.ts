import type { VariantGroup } from '@hojreh/contract/admin'
import { axesOf, inOrderOf } from '../../modules/catalog/axes.ts'
import { productRecordsRepository } from '../../modules/catalog/product-records.repository.ts'
import { variantsRepository } from '../../modules/catalog/variants.repository.ts'
import { withEdition } from '../../modules/edition/edition.service.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { addVariants, removeVariant } from '../../workflows/goods/add-variants.ts'
import { editOptions, renameOption } from '../../workflows/goods/edit-options.ts'
import { designSubject } from '../../workflows/goods/lock-design.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'
import { toProductPicture } from './product-pictures.routes.ts'

const KIND = 'product'

type Member = Awaited<ReturnType<ReturnType<typeof variantsRepository>['members']>>[number]

const toVariant = ({ product, onHand, reserved }: Member): VariantGroup['variants'][number] => {
  const { id: productId, title, sku, options, price, isPublished, images } = product
  const picture = images[0] ? toProductPicture(images[0]) : null
  return { productId, title, sku, options, price, isPublished, onHand, reserved: reserved ?? 0, picture }
}

export const registerVariants = (
  register: RegisterAdminEndpoint,
  { database: { db } }: Dependencies,
): void => {
  const read = async (id: string): Promise<VariantGroup> => {
    const found = await productRecordsRepository(db).find(id)
    if (!found) throw new DomainError('not_found')
    const { groupId } = found.product
    // Of a product that stands alone there is nothing to edit.
    const edition = { version: 0, by: null, at: null }
    if (groupId === null) return { axes: [], variants: [], edition }
    const repository = variantsRepository(db)
    return withEdition(db, designSubject(groupId), async () => {
      const [group, members] = [await repository.group(groupId), await repository.members(groupId)]
      const axes = axesOf(
        group?.axes ?? [],
        members.map(({ product }) => product),
      )
      return { axes, variants: inOrderOf(axes, members, ({ product }) => product).map(toVariant) }
    })
  }
  register('getVariants', ({ query }) => read(query.id))
  register(
    'addVariants',
    async ({ desk, query: { id }, body }) => {
      await addVariants(desk, id, body)
      return read(id)
    },
    KIND,
  )
  register(
    'removeVariant',
    async ({ desk, query: { id } }) => {
      await removeVariant(desk, id)
      return read(id)
    },
    KIND,
  )
  register(
    'editOptions',
    async ({ desk, query: { id }, body }) => {
      await editOptions(desk, id, body)
      return read(id)
    },
    KIND,
  )
  register(
    'renameOption',
    async ({ desk, query: { id }, body }) => {
      await renameOption(desk, id, body)
      return read(id)
    },
    KIND,
  )
}
