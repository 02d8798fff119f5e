import axe from 'axe-core'
import { colorSchemeAttribute } from '../src/theme/color-mode.ts'
import type { ColorScheme } from '../src/theme/tokens.ts'
import { sizesToPress } from './axe-rules.ts'

const page = document.documentElement

// axe takes joined letters for icons that a font draws for words, and looks at no Arabic script at all. Three words
// of a font that are none teach it better for the rest of the page.
const LATIN = ['one', 'two', 'three']

const addWords = (): (() => void) => {
  const words = LATIN.map((word) => Object.assign(document.createElement('p'), { textContent: word }))
  // Outside of its landmarks a page has no text.
  ;(document.querySelector('main') ?? document.body).prepend(...words)
  return () => {
    for (const word of words) word.remove()
  }
}

/** axe looks at no placeholder. MUI's own are pale by opacity, too pale to be read. */
const palePlaceholders = (): string[] =>
  [...document.querySelectorAll('input[placeholder], textarea[placeholder]')]
    .filter((field) => field.checkVisibility() && getComputedStyle(field, '::placeholder').opacity !== '1')
    .map(({ outerHTML }) => `placeholder: ${outerHTML.slice(0, 200)} is pale`)

/** What axe finds in the open story, which stands still: its contrast included, and placeholders, one line each. */
export const findings = async (context: axe.ElementContext, options: axe.RunOptions): Promise<string[]> => {
  const removeWords = addWords()
  const { violations } = await axe
    .run(context, { ...options, resultTypes: ['violations'], preload: false })
    .finally(removeWords)
  return [
    ...violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
    ),
    ...palePlaceholders(),
  ]
}

const setScheme = (scheme: ColorScheme) => page.setAttribute(colorSchemeAttribute, scheme)

/**
 * What axe finds in the open component: by all rules in light, and by the one that sees colours in dark as well, one line
 * each.
 */
export const findingsInBoth = async (): Promise<string[]> => {
  const before = page.getAttribute(colorSchemeAttribute) ?? 'light'
  const still = document.createElement('style')
  // On its way from one scheme to the other a colour is neither; and what is far down is as tall as it was guessed to be
  // until it is laid out, so that a text of it would stand on another ground.
  still.textContent =
    '* { transition: none !important; animation: none !important; content-visibility: visible !important }'
  document.head.append(still)
  try {
    setScheme('light')
    // Where a component stands is the page's business.
    const light = await findings(document.body, { rules: { ...sizesToPress, region: { enabled: false } } })
    setScheme('dark')
    const dark = await findings(document.body, { runOnly: { type: 'rule', values: ['color-contrast'] } })
    return [...light, ...dark.map((line) => `dark: ${line}`)]
  } finally {
    still.remove()
    page.setAttribute(colorSchemeAttribute, before)
  }
}
