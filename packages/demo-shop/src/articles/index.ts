import type { DemoArticle } from '../types.ts'
import { calligraphyStart } from './calligraphy.ts'
import { carpetKnots } from './carpet-knots.ts'
import { carpetSize } from './carpet-size.ts'
import { copperCare } from './copper.ts'
import { enamel } from './enamel.ts'
import { gabbeh } from './gabbeh.ts'
import { girih } from './girih.ts'
import { khatam } from './khatam.ts'
import { naturalDyes } from './natural-dyes.ts'
import { pottery } from './pottery.ts'
import { rosewaterStory } from './rosewater.ts'
import { saffronGuide } from './saffron.ts'
import { teaBrewing } from './tea.ts'
import { termeh } from './termeh.ts'
import { turquoise } from './turquoise.ts'
import { yalda } from './yalda.ts'

/** The magazine, newest first. */
export const articles: DemoArticle[] = [
  yalda,
  saffronGuide,
  carpetKnots,
  girih,
  carpetSize,
  teaBrewing,
  pottery,
  turquoise,
  naturalDyes,
  copperCare,
  enamel,
  gabbeh,
  termeh,
  khatam,
  calligraphyStart,
  rosewaterStory,
].toSorted((a, b) => a.publishedDaysAgo - b.publishedDaysAgo)
