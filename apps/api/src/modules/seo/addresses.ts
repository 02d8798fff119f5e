import { appOfPath, type PublicConfig } from '@hojreh/contract'

export type Origins = PublicConfig['origins']

/** The one absolute address of a path, at the app that owns it. */
export const absoluteAddress = (path: string, origins: Origins): string => {
  const app = appOfPath(new URL(path, origins.shop).pathname)
  return new URL(path, app === 'api' ? origins.shop : origins[app]).href
}

export const productPath = (slug: string): string => `/shop/${slug}`
export const categoryPath = (slug: string): string => `/shop?${new URLSearchParams({ category: slug })}`
export const makerPath = (slug: string): string => `/brand/${slug}`

/** Sanitised HTML whose links and pictures have absolute addresses, for readers outside the shop. */
export const absoluteHtml = (html: string, origins: Origins): string =>
  html.replace(
    /(\s(?:href|src)=")(\/(?!\/)[^"]*)(")/g,
    (_whole, before: string, path: string, after: string) =>
      before + absoluteAddress(path.replaceAll('&amp;', '&'), origins).replaceAll('&', '&amp;') + after,
  )
