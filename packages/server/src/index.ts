export { closeInOrder } from './close-in-order.ts'
export { closeOnSignal } from './close-on-signal.ts'
export { type VisitorKey, visitorKey } from './visitor-key.ts'
