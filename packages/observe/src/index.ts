export { type Observer, quiet, startObserver } from './observer.ts'
export { scrub } from './scrub.ts'
