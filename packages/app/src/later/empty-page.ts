import { later } from './later.tsx'

/** The empty state of a page that is seldom empty: its code, and the pattern in it, come only when it is. */
export const EmptyPage = later(async () => (await import('./empty-state.ts')).EmptyState)
