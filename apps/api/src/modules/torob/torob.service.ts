import type { Db } from '../../db/client.ts'
import { excerpt, lineOfHtml } from '../../shared/html-text.ts'
import { readShopState } from '../content/shop-state.ts'
import { mediaAddress } from '../media/media-address.ts'
import { absoluteAddress, type Origins, productPath } from '../seo/addresses.ts'
import { readCategoryPaths } from '../seo/feed-products.repository.ts'
import { type TorobProduct, torobRepository } from './torob.repository.ts'
import { factsOf } from './torob-facts.ts'
import type { TorobRequest } from './torob-request.ts'

/** Fixed by Torob: every page but the last has exactly so many. */
const PAGE = 100
/** Torob wants 900 pixels at least. */
const PICTURE_WIDTH = 1280
const TITLE_LENGTH = 500
const RIALS_IN_TOMAN = 10

/** Torob counts in whole toman; rounded up, so that the price here is never higher than there. */
const toman = (rial: number) => Math.ceil(rial / RIALS_IN_TOMAN)

interface Shop {
  paths: Map<string, string[]>
  origins: Origins
  isOpen: boolean
}

const toItem = (product: TorobProduct, { paths, origins, isOpen }: Shop) => {
  const isAvailable = isOpen && product.available > 0
  const category = paths.get(product.categoryId ?? '')?.at(-1)
  return {
    page_unique: product.id,
    page_url: absoluteAddress(productPath(product.slug), origins),
    ...(product.groupId !== null && { product_group_id: product.groupId }),
    title: excerpt(product.title, TITLE_LENGTH),
    // Torob's own rule: 0 for what cannot be bought.
    current_price: isAvailable ? toman(product.price) : 0,
    ...(isAvailable && product.listPrice !== null && { old_price: toman(product.listPrice) }),
    availability: isAvailable,
    ...(category !== undefined && { category_name: category.slice(0, 200) }),
    image_links: product.images.map(({ key }) =>
      absoluteAddress(mediaAddress(key, PICTURE_WIDTH, 'jpg'), origins),
    ),
    ...(product.summary !== '' && { short_desc: excerpt(lineOfHtml(product.summary), TITLE_LENGTH) }),
    ...factsOf([...product.options, ...product.attributes]),
    date_added: product.createdAt.toISOString(),
    date_updated: product.changedAt.toISOString(),
  }
}

/** The slug in an address of a product page of ours, or nothing. */
const slugOf = (address: string, origins: Origins): string[] => {
  const url = URL.parse(address)
  const slug = /^\/shop\/([^/]+)\/?$/.exec(url?.pathname ?? '')?.[1]
  if (!url || slug === undefined || url.host !== new URL(origins.shop).host) return []
  try {
    return [decodeURIComponent(slug)]
  } catch {
    return []
  }
}

const envelope = { api_version: 'torob_api_v3' as const }

/** The response to Torob's panel, which only checks that the endpoint exists: nothing of the catalogue. */
export const reachable = { ...envelope, current_page: 1, total: 0, max_pages: 1, products: [] }

/** Returns what a request of Torob's Product API v3 asks for. */
export const respondToTorob = async (db: Db, origins: Origins, request: TorobRequest) => {
  const repository = torobRepository(db)
  // A closed shop takes no orders: Torob is told that nothing is available.
  const isOpen = (await readShopState(db)) === 'open'
  const shop = { paths: await readCategoryPaths(db), origins, isOpen }
  const items = (products: TorobProduct[]) => products.map((product) => toItem(product, shop))

  if ('page_uniques' in request || 'page_urls' in request) {
    const products =
      'page_uniques' in request
        ? await repository.readByIds(request.page_uniques)
        : await repository.readBySlugs(request.page_urls.flatMap((address) => slugOf(address, origins)))
    return {
      ...envelope,
      current_page: 1,
      total: products.length,
      max_pages: 1,
      products: items(products),
    }
  }
  const total = await repository.count()
  const pages = { total, max_pages: Math.max(1, Math.ceil(total / PAGE)) }
  if ('page' in request) {
    const read = request.sort === 'date_added_desc' ? repository.readNewest : repository.readLastChanged
    const products = await read(PAGE, (request.page - 1) * PAGE)
    return { ...envelope, current_page: request.page, ...pages, products: items(products) }
  }
  const found = await repository.readBefore(request.cursor, PAGE + 1)
  const products = found.slice(0, PAGE)
  const next = found.length > PAGE ? (products.at(-1)?.id ?? null) : null
  return { ...envelope, ...pages, next_cursor: next, products: items(products) }
}
