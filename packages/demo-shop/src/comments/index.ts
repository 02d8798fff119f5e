import type { DemoComment } from '../types.ts'

/** Published comments on products and articles. */
export const comments: DemoComment[] = []
