import type { CsvCell } from '@hojreh/contract/admin'
import type { ExportedProduct } from './product-export.repository.ts'
import { type PlainField, plainColumns, writtenHeader } from './rows/columns.ts'
import type { Currency } from './rows/values.ts'

const RIALS_IN: Record<Currency, number> = { toman: 10, rial: 1 }

interface Category {
  id: string
  parentId: string | null
  title: string
}

export interface ExportOptions {
  currency: Currency
  categories: readonly Category[]
  optionNames: readonly string[]
  attributeNames: readonly string[]
}

interface Written {
  header: string
  cell: (product: ExportedProduct) => CsvCell
}

/** Paths of titles, `خانه > فرش | آشپزخانه`: each category that is no ancestor of one before it, the own one first. */
const makePathsOf = (categories: readonly Category[]) => {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const branchOf = (id: string): Category[] => {
    const category = byId.get(id)
    if (!category) return []
    return [...(category.parentId === null ? [] : branchOf(category.parentId)), category]
  }
  return ({ categoryId, categoryIds }: ExportedProduct): string => {
    const named = new Set<string>()
    const paths: string[] = []
    for (const id of [...(categoryId === null ? [] : [categoryId]), ...categoryIds]) {
      if (named.has(id)) continue
      const branch = branchOf(id)
      for (const category of branch) named.add(category.id)
      paths.push(branch.map(({ title }) => title).join(' > '))
    }
    return paths.join(' | ')
  }
}

const valueNamed = (pairs: ExportedProduct['options'], name: string) =>
  pairs.find((pair) => pair.name === name)?.value ?? null

/** A text for a cell that is read as HTML where it looks like it: signs stay signs. */
const asText = (text: string | null) => text?.replace(/&(?=#?\w+;)/g, '&amp;').replaceAll('<', '&lt;') ?? null

/**
 * The columns of a plain file that say of a product what the shop has: the importer reads them back to the same. A
 * field of the importer that nothing is written for does not compile.
 */
export const exportColumns = ({
  currency,
  categories,
  optionNames,
  attributeNames,
}: ExportOptions): Written[] => {
  const money = (rial: number | null) => rial && rial / RIALS_IN[currency]
  const pathsOf = makePathsOf(categories)
  const cells: Record<Exclude<PlainField, 'description'>, Written['cell']> = {
    sku: ({ sku }) => sku,
    title: ({ title }) => title,
    // A product that waits for its price has none.
    price: ({ price }) => money(price || null),
    listPrice: ({ listPrice }) => money(listPrice),
    offerEndsAt: ({ offerEndsAt }) => offerEndsAt?.toISOString() ?? null,
    stock: ({ onHand }) => onHand,
    brand: ({ brand }) => brand,
    category: pathsOf,
    group: ({ group }) => group,
    summary: ({ summary }) => asText(summary),
    fullDescription: ({ descriptionHtml }) => descriptionHtml,
    images: ({ imageUrls }) => imageUrls.join(' | '),
    tags: ({ tags }) => tags.join(' | '),
    weightGrams: ({ weightGrams }) => weightGrams,
    maxPerOrder: ({ maxPerOrder }) => maxPerOrder,
    published: ({ isPublished }) => (isPublished ? 1 : 0),
  }
  return [
    ...(Object.entries(cells) as [keyof typeof cells, Written['cell']][]).map(([field, cell]) => ({
      header: writtenHeader(plainColumns[field]),
      cell,
    })),
    ...optionNames.map(
      (name): Written => ({
        header: `گزینه: ${name}`,
        cell: ({ options }) => valueNamed(options, name),
      }),
    ),
    ...attributeNames.map(
      (name): Written => ({
        header: `ویژگی: ${name}`,
        cell: ({ options, attributes }) =>
          // An option is an attribute, too, without being said twice.
          valueNamed(options, name) === null ? valueNamed(attributes, name) : null,
      }),
    ),
  ]
}
