import { paths } from '../../paths.ts'

/** The address of a product's record. */
export const productHref = (id: string): string => paths.product.replace(':id', encodeURIComponent(id))

/** Where a copy of it is made. */
export const copyHref = (id: string): string => `${paths['product-new']}?from=${encodeURIComponent(id)}`
