import axe from 'axe-core'
import { colorSchemeAttribute } from '../src/theme/color-mode.ts'
import type { ColorScheme } from '../src/theme/tokens.ts'

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

/** What axe finds in the open story, which stands still: its contrast included, one line each. */
export const findings = async (context: axe.ElementContext, options: axe.RunOptions): Promise<string[]> => {
  const removeWords = addWords()
  const { violations } = await axe
    .run(context, { ...options, resultTypes: ['violations'], preload: false })
    .finally(removeWords)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
  )
}

/** Texts of the open story, which stands still, without enough contrast in a scheme, as axe tells it. */
const hardToRead = async (scheme: ColorScheme): Promise<string[]> => {
  const before = page.getAttribute(colorSchemeAttribute) ?? 'light'
  page.setAttribute(colorSchemeAttribute, scheme)
  const found = await findings(document.body, { runOnly: { type: 'rule', values: ['color-contrast'] } })
  page.setAttribute(colorSchemeAttribute, before)
  return found.map((line) => `${scheme}: ${line}`)
}

/** `hardToRead` in light and in dark. */
export const hardToReadInBoth = async (): Promise<string[]> => {
  const still = document.createElement('style')
  // On its way from one scheme to the other a colour is neither; and what is far down is as tall as it was guessed to be
  // until it is laid out, so that a text of it would stand on another ground.
  still.textContent =
    '* { transition: none !important; animation: none !important; content-visibility: visible !important }'
  document.head.append(still)
  try {
    return [...(await hardToRead('light')), ...(await hardToRead('dark'))]
  } finally {
    still.remove()
  }
}
