// What stands below the first screen of a product, loaded in one piece.
export { ProductText } from './product-text.tsx'
export { RecentProducts } from './recent-products.tsx'
