import { paths } from '../../paths.ts'

/** The address of a customer's record. */
export const customerHref = (id: string): string => paths.customer.replace(':id', encodeURIComponent(id))
