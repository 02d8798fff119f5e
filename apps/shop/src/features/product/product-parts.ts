// What stands below the first screen of a product, or instead of its pictures, loaded in one piece.
export { NoPictures } from '@hojreh/ui'
export { ProductText } from './product-text.tsx'
export { RecentProducts } from './recent-products.tsx'
