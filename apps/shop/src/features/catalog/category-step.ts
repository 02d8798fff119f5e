import type { ProductList } from '@hojreh/contract'
import type { CategoryStep } from '@hojreh/ui'
import { catalogMessages as text } from './catalog.messages.ts'
import { addressWith } from './list-address.ts'

/** The category of a list, with the ways up and down from it that keep the filters; undefined where there are none. */
export const categoryStepOf = (
  { category, facets }: Pick<ProductList, 'category' | 'facets'>,
  address: URLSearchParams,
): CategoryStep | undefined => {
  if (!category && facets.categories.length === 0) return
  const stepTo = ({ slug, title }: { slug: string; title: string }) => ({
    href: addressWith(address, { category: slug }),
    title,
  })
  return {
    above: category
      ? [
          { href: addressWith(address, { category: undefined }), title: text.allCategories },
          ...category.breadcrumbs.filter(({ slug }) => slug !== category.slug).map(stepTo),
        ]
      : [],
    current: category ? stepTo(category) : undefined,
    below: facets.categories.map((below) => ({ ...stepTo(below), count: below.count })),
  }
}
