import { absoluteAddress, type Origins } from './addresses.ts'

/** Pictures are for search engines, other calls are not; nor is what belongs to one customer. */
const lines = [
  'User-agent: *',
  'Allow: /api/media/',
  'Disallow: /api/',
  'Disallow: /auth',
  'Disallow: /cart',
  'Disallow: /checkPayment',
  'Disallow: /profile',
  'Disallow: /shop/search',
]

/** robots.txt, the same on every host: one that names a sitemap of another host lets it speak for its own pages. */
export const robotsText = (origins: Origins): string =>
  [...lines, '', `Sitemap: ${absoluteAddress('/sitemap.xml', origins)}`, ''].join('\n')
