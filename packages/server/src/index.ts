export { makeByteStore } from './cache/byte-store.ts'
export { makeCompressedBodies } from './cache/compressed-bodies.ts'
export { etagOf } from './cache/etag.ts'
export { makeSingleFlight } from './cache/single-flight.ts'
export { closeOnSignal } from './close/close-on-signal.ts'
export { createServer, type ExpectedFailure, type Readiness, type ServerOptions } from './create-server.ts'
export { readEnvironment, settings } from './environment.ts'
export { refuseBrokenRequest } from './failure/broken-request.ts'
export { failureBody, isMomentary, RETRY_SECONDS, sendFailure } from './failure/failure.ts'
export { failurePage, failurePagePolicy } from './failure/failure-page.ts'
export { MOST_CONNECTIONS } from './http/direct-limits.ts'
export { makeFairTurns } from './http/fair-turns.ts'
export {
  closedPolicy,
  securityHeaders,
  styleHash,
  TRANSPORT_POLICY,
  transportHeaders,
} from './http/security-headers.ts'
export { hasBody } from './http/strict-http.ts'
export { type VisitorKey, visitorKey } from './http/visitor-key.ts'
export { inboxKey, isLocalAddress, isLocalHost, isLocalOrigin } from './local.ts'
export type { Log, LogStream } from './log/logger.ts'
export { noopObserver, type Observer, startObserver } from './observe/observer.ts'
export { scrub } from './observe/scrub.ts'
export { statementChannel } from './observe/statement-channel.ts'
