import type { adminEndpoints } from '@hojreh/contract/admin'
import type { z } from 'zod'
import { categoryRecordsRepository } from '../../modules/catalog/category-records.repository.ts'
import { beginEdit } from '../../modules/edition/edition.service.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { atField, DomainError } from '../../shared/domain-error.ts'
import { categorySubject, checkParent, lockTree } from './manage-categories.ts'
import { placeGoods } from './place-goods.ts'

type Body = z.output<typeof adminEndpoints.placeCategory.body>

/**
 * Puts a category with all that is below it below a parent, before another child of that parent or last. Throws
 * `conflict` when the children of that parent do not stand as the member saw them: their order would overwrite a
 * colleague's.
 */
export const placeCategory = (
  { actor, clock }: Desk,
  id: string,
  { version, parentId, nextId, seen }: Body,
): Promise<void> =>
  actor.write(async (tx, book) => {
    const repository = categoryRecordsRepository(tx)
    const tree = await lockTree(tx)
    const category = tree.byId.get(id)
    if (!category) throw new DomainError('not_found')
    if (parentId !== null && !tree.byId.has(parentId)) throw atField('category_gone', 'parentId')
    const now = tree.childrenOf(parentId).map((child) => child.id)
    if (seen.join() !== now.join() || (nextId !== null && !now.includes(nextId)))
      throw new DomainError('conflict')
    const others = now.filter((one) => one !== id)
    const place = nextId === null ? others.length : others.indexOf(nextId)
    const wanted = place < 0 ? now : others.toSpliced(place, 0, id)
    const isMoved = parentId !== category.parentId
    if (!isMoved && wanted.join() === now.join()) throw new DomainError('already_done')
    const subject = categorySubject(id)
    await beginEdit(tx, { subject, version, by: actor, now: clock() })
    if (isMoved) {
      checkParent(tree, parentId, id)
      await repository.update(category, { parentId })
    }
    const children = wanted.flatMap((one) => tree.byId.get(one) ?? [])
    for (const [position, one] of children.entries()) await repository.update(one, { position: position + 1 })
    if (isMoved) await placeGoods(tx, await repository.lockGoods(id), tree)
    const orderOf = (ids: readonly string[]) => ids.map((one) => tree.byId.get(one)?.title ?? '').join('، ')
    book({
      ...{ subject, label: category.title },
      before: { parentId: category.parentId, order: orderOf(now) },
      after: { parentId, order: orderOf(wanted) },
    })
  })
