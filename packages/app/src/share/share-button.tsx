import { later } from '../later/later.tsx'

/** Shares a page of this app. Its menu and its messengers come when the page has come to life. */
export const ShareButton = later(async () => (await import('./share.tsx')).Share)
