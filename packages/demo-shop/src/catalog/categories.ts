import { categoryPicture } from '../picture.ts'
import type { DemoCategory } from '../types.ts'
import { type CategoryRow, FAMILIES } from './category-tree.ts'

function category([slug, title, description, ground]: CategoryRow, parentSlug: string | null): DemoCategory {
  return {
    slug,
    parentSlug,
    title,
    description,
    picture: categoryPicture(slug, ground, `تصویر دسته‌ی ${title}`),
  }
}

/** The category tree, parents before their children. */
export const categories: DemoCategory[] = FAMILIES.flatMap(({ top, children }) => [
  category(top, null),
  ...children.map((child) => category(child, top[0])),
])

/** The slug of the parent category, or null for a top one; throws for an unknown slug. */
export function parentOf(slug: string): string | null {
  const found = categories.find((candidate) => candidate.slug === slug)
  if (!found) throw new Error(`unknown category ${slug}`)
  return found.parentSlug
}
