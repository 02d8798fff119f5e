import { appOfPath, type PublicConfig } from '@hojreh/contract'
import type { Crumb } from '@hojreh/ui'
import { canonicalUrl } from './canonical-url.ts'

/** The canonical address of a path of any app. */
const addressOf = (path: string, origins: PublicConfig['origins']): string => {
  const app = appOfPath(path)
  return canonicalUrl(app === 'api' ? origins.shop : origins[app], path)
}

/** schema.org's BreadcrumbList of the way to a page, which may lead through several apps. */
export const breadcrumbList = (crumbs: readonly Crumb[], origins: PublicConfig['origins']) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ title, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: addressOf(url, origins),
  })),
})
