/** Types of bootstrap.mjs, which is plain JavaScript because it must run before anything is installed. */
export class Problem extends Error {}
export const root: string
export const nodePath: () => string
export const environment: () => NodeJS.ProcessEnv
export const ensureInstalled: () => Promise<void>
