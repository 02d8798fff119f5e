export { CartPage as Component } from '../features/cart/cart-page.tsx'
