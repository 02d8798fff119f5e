// Both in one file of their own: who looks at addresses sees cards, and forms after a press.
export { EditAddressForm, NewAddressForm } from '@hojreh/app'
