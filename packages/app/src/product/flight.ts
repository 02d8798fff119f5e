// A file of its own: needed by the first press on «add», not by the first view.
export { flyToCart } from '@hojreh/ui'
