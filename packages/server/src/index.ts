export { closeInOrder } from './close-in-order.ts'
export { closeOnSignal } from './close-on-signal.ts'
export { visitorKey } from './visitor-key.ts'
