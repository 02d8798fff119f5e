import { deviceStorage } from '@hojreh/app'

/** More would not fit beside each other. */
export const MOST_COMPARED = 4
const KEY = 'hojreh-compared'

const upToMost = (slugs: readonly string[]): string[] =>
  [...new Set(slugs.filter((slug) => slug !== ''))].slice(0, MOST_COMPARED)

/** Goods that an address compares, in its order. */
export const comparedIn = (search: URLSearchParams): string[] =>
  upToMost((search.get('goods') ?? '').split(','))

/** Address of the comparison of goods; to be shared. */
export const hrefOfComparison = (slugs: readonly string[]): string =>
  slugs.length === 0 ? '/shop/compare' : `/shop/compare?${new URLSearchParams({ goods: slugs.join(',') })}`

/** Goods that were put beside each other on this device; none where storage is refused. */
export const readCompared = (): string[] => {
  const kept = deviceStorage.read(KEY)
  return Array.isArray(kept) ? upToMost(kept.filter((slug) => typeof slug === 'string')) : []
}

export const keepCompared = (slugs: readonly string[]): void => {
  deviceStorage.write(KEY, slugs)
}
