import { newId } from '../../../shared/ids.ts'
import { slugOf } from '../../../shared/slug.ts'

interface Known {
  id: string
  slug: string
  parentId: string | null
  title: string
}

export interface ResolvedCategories {
  categoryId: string | null
  /** With all ancestors. */
  categoryIds: string[]
  titles: string[]
}

/** Finds the categories of title paths and thinks up those that the shop lacks. */
export const makeCategoryResolver = (existing: readonly Known[]) => {
  const keyOf = (parentId: string | null, title: string) => `${parentId ?? ''}\n${title}`
  const byKey = new Map(existing.map((category) => [keyOf(category.parentId, category.title), category]))
  const slugs = new Set(existing.map(({ slug }) => slug))
  const added: Known[] = []

  const freeSlug = (title: string, parent: Known | null): string => {
    const own = slugOf(title, 'category')
    const candidates = [own, ...(parent ? [`${parent.slug}-${own}`.slice(0, 180)] : [])]
    const free = candidates.find((slug) => !slugs.has(slug))
    if (free !== undefined) return free
    let number = 2
    while (slugs.has(`${own}-${number}`)) number += 1
    return `${own}-${number}`
  }
  const find = (parent: Known | null, title: string): Known => {
    const key = keyOf(parent?.id ?? null, title)
    const known = byKey.get(key)
    if (known) return known
    const category = { id: newId(), slug: freeSlug(title, parent), parentId: parent?.id ?? null, title }
    slugs.add(category.slug)
    byKey.set(key, category)
    added.push(category)
    return category
  }

  return {
    resolve: (paths: readonly string[][]): ResolvedCategories => {
      const chains = paths.map((path) => {
        const chain: Known[] = []
        for (const title of path) chain.push(find(chain.at(-1) ?? null, title))
        return chain
      })
      const all = new Map(chains.flatMap((chain) => chain.toReversed()).map((one) => [one.id, one.title]))
      return {
        categoryId: chains[0]?.at(-1)?.id ?? null,
        categoryIds: [...all.keys()],
        titles: [...all.values()],
      }
    },
    /** Categories that the shop does not have yet, parents before children. */
    added: (): readonly Known[] => added,
  }
}

export type CategoryResolver = ReturnType<typeof makeCategoryResolver>
