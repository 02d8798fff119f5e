import { lazyHydrated } from '../lazy/lazy-hydrated.tsx'

/** Shares a page of this app. Its menu and its messengers load when the page is hydrated. */
export const ShareButton = lazyHydrated(async () => (await import('./share.tsx')).Share)
