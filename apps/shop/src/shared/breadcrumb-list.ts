import { canonicalUrl } from '@hojreh/app'
import type { Crumb } from '@hojreh/ui'

/** schema.org's BreadcrumbList of the way to a page. */
export const breadcrumbList = (crumbs: readonly Crumb[], origin: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ title, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: canonicalUrl(origin, url),
  })),
})
