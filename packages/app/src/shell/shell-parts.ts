// What a page shows below its first screen or after a while, loaded in one piece.
export { OfflineSign } from './offline-sign.tsx'
export { SiteFooter } from './site-footer.tsx'
export { Toasts } from './toasts.tsx'
