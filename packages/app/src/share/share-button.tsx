import { lazyHydrated } from '../lazy/lazy-hydrated.tsx'

/** Shares a page of this app. Its menu and its messengers come when the page has come to life. */
export const ShareButton = lazyHydrated(async () => (await import('./share.tsx')).Share)
