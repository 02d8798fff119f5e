/** Marks the place an added product flies to. */
export const cartTargetAttribute = 'data-cart-target'
