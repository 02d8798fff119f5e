/**
 * What servers of the house take each other's word for. A visitor's own are dropped at the door, by the gateway and by
 * nginx alike; a test walks the headers that servers read and fails for one that is in no list.
 */
export const internalHeaders = [
  // The visitor, as a proxy saw them.
  ...['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'],
  ...['x-forwarded-port', 'x-forwarded-prefix', 'x-forwarded-server'],
  // Which request this belongs to.
  ...['x-request-id', 'traceparent', 'tracestate', 'baggage'],
  // Which content a page's render has seen: an api that has not seen it yet answers without its caches.
  'x-content-revision',
] as const
