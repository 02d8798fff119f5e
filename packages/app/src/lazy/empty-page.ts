import { lazyHydrated } from './lazy-hydrated.tsx'

/** The empty state of a page that is seldom empty: its code, and the pattern in it, are loaded only when it is. */
export const EmptyPage = lazyHydrated(async () => (await import('@hojreh/ui/empty-state')).EmptyState)
