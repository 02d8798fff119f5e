import type { CartChange } from '@hojreh/auth'
import { goOnWithout } from '../browser/chunk-guard.ts'

/**
 * Lets a picture of a product fly into the cart once that has `answer`ed that something was added. The code for it
 * comes meanwhile.
 */
export const flyWhenAdded = async (
  response: Promise<CartChange>,
  pictureOf: () => Element | null,
): Promise<void> => {
  const coming = import('./flight.ts').catch(goOnWithout)
  if ((await response) !== 'changed') return
  const flight = await coming
  flight?.flyToCart(pictureOf())
}
