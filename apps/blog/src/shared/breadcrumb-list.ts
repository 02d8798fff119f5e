import { canonicalUrl } from '@hojreh/app'
import { appOfPath, type PublicConfig } from '@hojreh/contract'
import type { Crumb } from '@hojreh/ui'

/** The canonical address of a path of any app. */
export const addressOf = (path: string, origins: PublicConfig['origins']): string => {
  const app = appOfPath(path)
  return canonicalUrl(app === 'api' ? origins.shop : origins[app], path)
}

/** schema.org BreadcrumbList of the way to a page. */
export const breadcrumbList = (crumbs: readonly Crumb[], origins: PublicConfig['origins']) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ title, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: addressOf(url, origins),
  })),
})
