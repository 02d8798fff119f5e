import type { Category, ProductList, ProductPage } from '@hojreh/contract'
import { DomainError } from '../../shared/domain-error.ts'
import { lineOfHtml } from '../../shared/html-text.ts'
import { toPicture, toPictureOrNull } from '../media/media-address.ts'
import { axesOf } from './axes.ts'
import type { StoredImage } from './catalog.tables.ts'
import type { CatalogContext, List, ListPage, SearchList, SearchMatch } from './catalogue.ts'
import { readCategories, readCategoryPictures } from './categories.repository.ts'
import { attributesOfCategory, filtersOf, inCategoryOrder } from './category-attributes.ts'
import { type CategoryTree, makeCategoryTree, toCategories } from './category-tree.ts'
import type { FacetRow } from './facets.repository.ts'
import { describeMaker, findMaker, findMakerSlug, type Maker } from './makers.ts'
import { stockStateOf, toProductCard } from './product-card.ts'
import type { ProductFilter } from './product-filter.ts'
import type { ListSort } from './products.repository.ts'
import { findProductBySlug } from './products.repository.ts'

const RELATED = 10
/** With the product itself a set of four. */
const MOST_PARTNERS = 3
/** More than are shown: the product itself is among them, and some may have sold out since. */
const RELATED_KNOWN = 16

/** The filters of a list as the contract's query has them. */
export interface ListQuery {
  category?: string | undefined
  maker?: string | undefined
  brand?: string[] | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  inStock?: boolean | undefined
  discounted?: boolean | undefined
  attr?: string[] | undefined
  pageId: number
  take: number
}

const named = ({ slug, title }: { slug: string; title: string }) => ({ slug, title })

const toFilter = (query: ListQuery, categoryId: string | undefined, maker: Maker | null): ProductFilter => ({
  ...(categoryId !== undefined && { categoryId }),
  ...(maker ? { brand: maker.brands } : query.brand && { brand: query.brand }),
  ...(query.minPrice !== undefined && { minPrice: query.minPrice }),
  ...(query.maxPrice !== undefined && { maxPrice: query.maxPrice }),
  ...(query.inStock && { inStock: true }),
  ...(query.discounted && { discounted: true }),
  ...(query.attr && { attr: query.attr }),
})

/** The next step down from where the shopper is: children of the category, or the top ones. */
const categoryFacet = (
  tree: CategoryTree,
  row: FacetRow,
  categoryId: string | undefined,
  pictures: ReadonlyMap<string, StoredImage>,
) => {
  const counts = new Map(row.categories?.map(({ id, count }) => [id, count]))
  return tree
    .childrenOf(categoryId ?? null)
    .map((category) => ({
      ...named(category),
      count: counts.get(category.id) ?? 0,
      image: toPictureOrNull(category.image ?? pictures.get(category.id)),
    }))
    .filter(({ count }) => count > 0)
}

export const treeOf = ({ db, cached }: CatalogContext): Promise<CategoryTree> =>
  cached('categories', async () => makeCategoryTree(await readCategories(db)))

/**
 * For the children of a category, or the top ones, without an own picture: that of one of their best-selling products
 * that can be bought; where everything is sold out, of one that cannot.
 */
const picturesBelow = (reading: CatalogContext, parentId: string | null) =>
  reading.cached(`category pictures ${parentId ?? ''}`, async () => {
    const { db, catalogue } = reading
    const bare = (await treeOf(reading)).childrenOf(parentId).filter(({ image }) => image === null)
    const tops = await Promise.all(
      bare.map(async ({ id }) => ({ id, top: await catalogue.topOfCategory(id, RELATED_KNOWN) })),
    )
    const cards = await catalogue.get([...new Set(tops.flatMap(({ top }) => top.map(({ id }) => id)))], null)
    const imageOf = new Map(cards.map(({ id, image }) => [id, image]))
    const soldOut = tops.flatMap(({ id, top }) => (top.length === 0 ? id : []))
    const pictures = new Map(soldOut.length > 0 ? await readCategoryPictures(db, soldOut) : [])
    for (const { id, top } of tops) {
      const image = top.map((product) => imageOf.get(product.id)).find(Boolean)
      if (image) pictures.set(id, image)
    }
    return pictures
  })

const makeList = async (
  reading: CatalogContext,
  query: ListQuery,
  readPage: (list: Omit<List, 'sort'>) => Promise<ListPage>,
): Promise<ProductList> => {
  const tree = await treeOf(reading)
  const category = query.category === undefined ? null : tree.bySlug.get(query.category)
  if (category === undefined) throw new DomainError('not_found')

  const maker = query.maker === undefined ? null : await findMaker(reading, query.maker)
  if (query.maker !== undefined && !maker) throw new DomainError('not_found')

  const { facets, rows } = await readPage({
    filter: toFilter(query, category?.id, maker),
    offset: (query.pageId - 1) * query.take,
    take: query.take,
  })
  return {
    items: rows.map(toProductCard),
    total: facets.total,
    pageId: query.pageId,
    take: query.take,
    facets: {
      categories: categoryFacet(
        tree,
        facets,
        category?.id,
        await picturesBelow(reading, category?.id ?? null),
      ),
      brands: maker ? [] : (facets.brands ?? []),
      price:
        facets.minPrice === null || facets.maxPrice === null
          ? null
          : { min: facets.minPrice, max: facets.maxPrice },
      attributes: filtersOf(facets.attributes, attributesOfCategory(tree, category?.id), query.attr),
      inStockCount: facets.inStockCount,
      discountedCount: facets.discountedCount,
    },
    category: category && {
      ...named(category),
      description: category.description,
      seo: {
        title: category.seoTitle || category.title,
        description: category.seoDescription || category.description,
      },
      breadcrumbs: tree.pathOf(category.id).map(named),
    },
    maker: maker && (await describeMaker(reading, maker)),
  }
}

/** A page of products with facets. An unknown category or maker is not found. */
export const listProducts = (
  reading: CatalogContext,
  query: ListQuery,
  sort: ListSort,
): Promise<ProductList> => makeList(reading, query, (list) => reading.catalogue.list({ ...list, sort }))

/** Likewise, of what a search finds. */
export const listFoundProducts = (
  reading: CatalogContext,
  query: ListQuery,
  sort: SearchList['sort'],
  found: SearchMatch,
): Promise<ProductList> =>
  makeList(reading, query, (list) => reading.catalogue.search(found, { ...list, sort }))

interface ShownProduct {
  id: string
  groupId: string | null
  categoryId: string | null
  relatedIds: readonly string[]
  bundleIds: readonly string[]
  boughtTogetherIds: readonly string[]
  available: number
}

/**
 * The options of its design, cheapest first, and others that can be bought: those that the shop chose for it, then the
 * best-selling ones of its category, one of each design and none of the product's own. Beside them what is bought together with it: what the shop
 * chose, or else what its orders say. What is sold out leaves the set, and a sold-out product has none.
 */
const findOthers = async (
  { catalogue }: CatalogContext,
  { id, groupId, categoryId, relatedIds, bundleIds, boughtTogetherIds, available }: ShownProduct,
) => {
  const top = categoryId ? await catalogue.topOfCategory(categoryId, RELATED_KNOWN) : []
  const others = top.filter(({ design }) => design !== (groupId ?? id)).map((one) => one.id)
  const ids = [...new Set([...relatedIds, ...others])]
  const partners = available > 0 ? (bundleIds.length > 0 ? bundleIds : boughtTogetherIds) : []
  const rows = await catalogue.get([...new Set([...ids, ...partners])], groupId)
  const cards = new Map(rows.map((card) => [card.id, card]))
  return {
    siblings: rows
      .filter((row) => groupId !== null && row.groupId === groupId)
      .sort((one, other) => one.price - other.price || (one.id < other.id ? -1 : 1)),
    related: ids
      .flatMap((other) => cards.get(other) ?? [])
      .filter(({ available }) => available > 0)
      .slice(0, Math.max(RELATED, relatedIds.length)),
    bundle: partners
      .flatMap((other) => cards.get(other) ?? [])
      .filter((card) => card.available > 0 && (groupId === null || card.groupId !== groupId))
      .slice(0, MOST_PARTNERS),
  }
}

/** A product page. Unpublished products do not exist for visitors, unless they came by a link of the desk. */
export const getProduct = async (
  reading: CatalogContext,
  slug: string,
  isPreview = false,
): Promise<ProductPage> => {
  const { db } = reading
  const row = await findProductBySlug(db, slug, isPreview)
  if (!row) throw new DomainError('not_found')
  const tree = await treeOf(reading)
  const { siblings, related, bundle } = await findOthers(reading, row)
  const path = row.categoryId ? tree.pathOf(row.categoryId) : []
  // The desk keeps its lines as a list.
  const summary = lineOfHtml(row.summary)
  return {
    product: {
      ...toProductCard(row),
      sku: row.sku,
      makerSlug: await findMakerSlug(reading, row.brand),
      maxPerOrder: row.maxPerOrder,
      maxCount: Math.max(0, Math.min(row.maxPerOrder, row.available || row.toWaitFor)),
      images: row.images.map(toPicture),
      attributes: inCategoryOrder(row.attributes, attributesOfCategory(tree, row.categoryId)),
      descriptionHtml: row.descriptionHtml,
      summary,
      seo: { title: row.seoTitle || row.title, description: row.seoDescription || summary },
      categories: row.categoryIds.flatMap((id) => tree.byId.get(id) ?? []).map(named),
      soldCount: row.soldCount,
      createdAt: row.createdAt.toISOString(),
    },
    siblings: siblings.map((sibling) => ({
      productId: sibling.id,
      slug: sibling.slug,
      title: sibling.title,
      price: sibling.price,
      stock: stockStateOf(sibling.available),
      image: toPictureOrNull(sibling.image),
      options: sibling.options,
    })),
    axes: axesOf(row.axes ?? [], siblings),
    related: related.map(toProductCard),
    bundle: bundle.map(toProductCard),
    breadcrumbs: path.map(named),
  }
}

/** The category tree with counts. */
export const listCategories = async (reading: CatalogContext): Promise<Category[]> => {
  const { catalogue } = reading
  return toCategories(
    await treeOf(reading),
    await catalogue.facets.categories(),
    await picturesBelow(reading, null),
  )
}
