export { loadProduct as load } from '../features/product/load-product.ts'
export { ProductPage as Component } from '../features/product/product-page.tsx'
