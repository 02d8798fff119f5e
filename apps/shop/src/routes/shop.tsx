export { loadList as load } from '../features/catalog/load-list.ts'
export { ShopList as Component } from '../features/catalog/product-list.tsx'
