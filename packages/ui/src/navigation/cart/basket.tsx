import ShoppingBasket from 'lucide-react/icons/shopping-basket'

/** The cart's sign, without a number. */
export const Basket = ({ size = 24 }: { size?: number }) => <ShoppingBasket size={size} aria-hidden="true" />
