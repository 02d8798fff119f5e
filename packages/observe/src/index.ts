export { type Observer, quiet, startObserver } from './observer.ts'
export type { ErrorReport } from './reporter.ts'
export { scrub } from './scrub.ts'
