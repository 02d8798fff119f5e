import type { Product } from '@hojreh/contract'

/** Others pay for all that is left of a sale: it can be had by waiting in its queue. */
export const isHeld = ({ stock, maxCount }: Product): boolean => stock === 'out' && maxCount > 0
