import { memo } from 'react'
import { lazyHydrated } from './lazy-hydrated.tsx'

/** The way to a page. Its links work from the server's HTML, which stays for as long as they are the same. */
export const Breadcrumbs = memo(
  lazyHydrated(async () => (await import('@hojreh/ui/breadcrumbs')).Breadcrumbs),
  (one, other) => JSON.stringify(one) === JSON.stringify(other),
)
