import { deviceStorage } from '@hojreh/app'
import type { Picture, Product } from '@hojreh/contract'

/** What this device remembers of a product that was looked at; no price, which could change. */
export interface RecentItem {
  slug: string
  title: string
  image: Picture | null
}

const KEY = 'hojreh-recent'
const KEPT = 13

const isRecentItem = (value: unknown): value is RecentItem => {
  const { slug, title, image } = (value ?? {}) as Partial<Record<keyof RecentItem, unknown>>
  return typeof slug === 'string' && typeof title === 'string' && typeof image === 'object'
}

/** Products that were looked at on this device, the latest first; nothing where storage is refused. */
export const readRecent = (): RecentItem[] => {
  const kept = deviceStorage.read(KEY)
  return Array.isArray(kept) ? kept.filter(isRecentItem) : []
}

/** Puts a product in front of the others. */
export const rememberRecent = ({ slug, title, images }: Product): void => {
  const others = readRecent().filter((item) => item.slug !== slug)
  const kept: RecentItem[] = [{ slug, title, image: images[0] ?? null }, ...others].slice(0, KEPT)
  deviceStorage.write(KEY, kept)
}
