export { closeInOrder } from './close-in-order.ts'
export { closeOnSignal } from './close-on-signal.ts'
export { logOutput } from './log-output.ts'
export { type VisitorKey, visitorKey } from './visitor-key.ts'
