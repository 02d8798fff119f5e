export { Addresses as Component } from '../features/addresses/addresses.tsx'
