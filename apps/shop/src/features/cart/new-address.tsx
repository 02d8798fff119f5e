/** A chunk of its own: most orders go to an address that is known. */
export { NewAddressForm } from '@hojreh/app'
