import { paths } from '../../paths.ts'

export const staticPageHref = (slug: string): string =>
  paths['static-page'].replace(':slug', encodeURIComponent(slug))
