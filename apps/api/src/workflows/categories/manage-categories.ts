import { type adminEndpoints, MOST_CATEGORIES } from '@hojreh/contract/admin'
import type { z } from 'zod'
import type { Db } from '../../db/client.ts'
import type { CategoryAttribute } from '../../modules/catalog/catalog.tables.ts'
import type { CategoryRow } from '../../modules/catalog/categories.repository.ts'
import { categoryRecordsRepository } from '../../modules/catalog/category-records.repository.ts'
import { type CategoryTree, makeCategoryTree } from '../../modules/catalog/category-tree.ts'
import { beginEdit } from '../../modules/edition/edition.service.ts'
import { changesOf, type Desk } from '../../modules/staff-action/actor.ts'
import { atField, DomainError } from '../../shared/domain-error.ts'
import { newId } from '../../shared/ids.ts'
import { slugOf } from '../../shared/slug.ts'
import { placeGoods } from './place-goods.ts'

type Body<Name extends 'addCategory' | 'editCategory'> = z.output<(typeof adminEndpoints)[Name]['body']>

/** As deep as menus and breadcrumbs show it. */
const DEEPEST = 6
export const categorySubject = (id: string): string => `category:${id}`

export const lockTree = async (tx: Db) => makeCategoryTree(await categoryRecordsRepository(tx).lockAll())

/** An address that no category has. */
const freeSlug = async (tx: Db, title: string): Promise<string> => {
  const own = slugOf(title, 'category')
  const { isSlugTaken } = categoryRecordsRepository(tx)
  if (!(await isSlugTaken(own))) return own
  for (let number = 2; ; number += 1) if (!(await isSlugTaken(`${own}-${number}`))) return `${own}-${number}`
}

const heightOf = (tree: CategoryTree, id: string): number =>
  1 + Math.max(0, ...tree.childrenOf(id).map((child) => heightOf(tree, child.id)))

/** Throws unless a branch of this height may stand below a parent. */
export const checkParent = (tree: CategoryTree, parentId: string | null, id: string | null) => {
  if (parentId === null) return
  if (!tree.byId.has(parentId)) throw atField('category_gone', 'parentId')
  const above = tree.pathOf(parentId)
  if (above.some((row) => row.id === id)) throw atField('category_circle', 'parentId')
  const height = id === null ? 1 : heightOf(tree, id)
  if (above.length + height > DEEPEST) throw atField('category_too_deep', 'parentId')
}

/** Adds a category as the last of its parent; returns its id. */
export const addCategory = ({ actor }: Desk, typed: Body<'addCategory'>): Promise<string> =>
  actor.write(async (tx, book) => {
    const tree = await lockTree(tx)
    if (tree.byId.size >= MOST_CATEGORIES) throw new DomainError('conflict')
    checkParent(tree, typed.parentId, null)
    const id = newId()
    const slug = typed.slug ? slugOf(typed.slug, 'category') : await freeSlug(tx, typed.title)
    await categoryRecordsRepository(tx).forgetFormerSlug(slug)
    // Behind those that imports made, which stand in alphabetical order.
    const position = 1_000_000 + tree.byId.size
    await categoryRecordsRepository(tx).insert({ ...typed, id, slug, position })
    book({ subject: categorySubject(id), label: typed.title, after: { ...typed, slug } })
    return id
  })

const namesOf = (attributes: readonly CategoryAttribute[]) => attributes.map(({ name }) => name).join('، ')

const booked = ({
  title,
  description,
  parentId,
  slug,
  seoTitle,
  seoDescription,
  attributes,
}: CategoryRow) => ({
  ...{ title, description, parentId, slug, seoTitle, seoDescription },
  filters: namesOf(attributes.filter(({ isFilter }) => isFilter)),
  attributes: namesOf(attributes),
})

/** Where it is now; its old address leads there, and one that it gives back leads nowhere else. */
const movedTo = async (
  tx: Db,
  { slug: old, formerSlugs }: CategoryRow,
  typed: string | undefined,
  title: string,
) => {
  const slug = typed === undefined ? old : slugOf(typed || title, 'category')
  if (slug === old) return { slug, formerSlugs }
  await categoryRecordsRepository(tx).forgetFormerSlug(slug)
  return { slug, formerSlugs: [...formerSlugs.filter((one) => one !== slug), old] }
}

/** Renames, describes or moves a category, also to another address; its goods are found in its new place and by its new name. */
export const editCategory = (
  { actor, clock }: Desk,
  id: string,
  { version, ...typed }: Body<'editCategory'>,
): Promise<void> =>
  actor.write(async (tx, book) => {
    const repository = categoryRecordsRepository(tx)
    const tree = await lockTree(tx)
    const before = tree.byId.get(id)
    if (!before) throw new DomainError('not_found')
    const subject = categorySubject(id)
    await beginEdit(tx, { subject, version, by: actor, now: clock() })
    const given = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined))
    const after: CategoryRow = { ...before, ...given }
    if (after.parentId !== before.parentId) checkParent(tree, after.parentId, id)
    const { title, parentId } = after
    Object.assign(after, await movedTo(tx, before, typed.slug, title))
    const { description, slug, formerSlugs, seoTitle, seoDescription, attributes } = after
    await repository.update(before, {
      ...{ title, description, parentId, slug, formerSlugs, seoTitle, seoDescription, attributes },
    })
    if (title !== before.title || parentId !== before.parentId)
      await placeGoods(tx, await repository.lockGoods(id), tree)
    book({ subject, label: title, ...changesOf(booked(before), booked(after)) })
  })

/** Removes a category that has none below it; its goods go to another one, or to none. */
export const removeCategory = ({ actor }: Desk, id: string, goodsTo: string | null): Promise<void> =>
  actor.write(async (tx, book) => {
    const repository = categoryRecordsRepository(tx)
    const tree = await lockTree(tx)
    const category = tree.byId.get(id)
    if (!category) throw new DomainError('not_found')
    if (tree.childrenOf(id).length > 0) throw new DomainError('category_in_use')
    if (goodsTo !== null && (goodsTo === id || !tree.byId.has(goodsTo)))
      throw atField('category_gone', 'goodsTo')
    const goods = await repository.lockGoods(id)
    await placeGoods(tx, goods, tree, { from: id, to: goodsTo })
    await repository.remove(category)
    book({
      subject: categorySubject(id),
      label: category.title,
      before: booked(category),
      after: { goods: goods.length, goodsTo },
    })
  })
