import type { CartChange } from '@hojreh/auth'
import { flyToCart } from '@hojreh/ui'

/**
 * Lets a picture of a product fly into the cart once the response says that something was added.
 */
export const flyWhenAdded = async (
  response: Promise<CartChange>,
  pictureOf: () => Element | null,
): Promise<void> => {
  if ((await response) === 'changed') flyToCart(pictureOf())
}
