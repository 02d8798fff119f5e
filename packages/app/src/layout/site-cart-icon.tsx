import { CartIcon } from '@hojreh/ui/cart-icon'
import { useCartCount } from './use-cart-count.ts'

/** The basket of the header with the number of goods in the cart. */
export const SiteCartIcon = () => <CartIcon count={useCartCount()} />
