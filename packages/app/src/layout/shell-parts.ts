// What a page shows below its first screen or seldom, loaded in one piece.
export { OfflineSign } from './offline-sign.tsx'
export { SiteFooter } from './site-footer.tsx'
