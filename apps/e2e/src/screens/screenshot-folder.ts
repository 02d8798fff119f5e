import { fileURLToPath } from 'node:url'
import type { Width } from './screen.types.ts'

/** Where `npm run screenshots` puts its pictures and the contact sheet. */
export const screenshotFolder =
  process.env.SCREENSHOTS ?? fileURLToPath(new URL('../../test-results/screenshots', import.meta.url))

/** What the walk noted of one screen beside its pictures. */
export interface Report {
  name: string
  /** Cumulative layout shift of a first visit, by the window's width. */
  shifts: Partial<Record<Width, number>>
  findings: string[]
}
