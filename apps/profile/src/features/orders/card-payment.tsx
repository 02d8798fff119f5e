// A file of its own, so that the form and its rules are loaded only by those who pay from card to card.
export { CardPayment } from '@hojreh/app'
