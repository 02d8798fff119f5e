import type { CallAnswer, CallName, calls } from '@hojreh/contract'
import type { Page } from '@playwright/test'

/** Instead of an answer: an error of this status, or none for as long as anybody waits. */
export type NoAnswer = { failsWith: number } | 'never'

/** What calls answer instead of the server. */
export type Answers = { [Name in CallName]?: CallAnswer<(typeof calls)[Name]> | NoAnswer }

/** Phone, tablet, desktop. */
export const widths = [360, 768, 1440] as const
export type Width = (typeof widths)[number]
export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** One screen in one state. */
export interface Screen {
  /** Names its pictures: `shop-filtered`. */
  name: string
  path: string
  /** Opened by somebody who is signed in; what is theirs comes from `answers`. */
  isSignedIn?: boolean
  answers?: Answers
  /** Brings the opened page into its state: opens a menu, types a word. */
  act?: (page: Page) => Promise<void>
  /** What lies over the page has its place in the window, not on a picture of the whole page. */
  isOverlay?: boolean
  /** As it comes out of a printer. */
  isPrinted?: boolean
  /** The widths that have it; all, when absent. */
  from?: Width
  upTo?: Width
}

export const widthsOf = ({ from = 360, upTo = 1440 }: Screen): Width[] =>
  widths.filter((width) => width >= from && width <= upTo)
