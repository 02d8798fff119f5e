export { redirectFor } from '@hojreh/contract'
