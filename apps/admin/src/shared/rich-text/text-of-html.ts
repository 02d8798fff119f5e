import { parseInert } from '@hojreh/app'

const LONGEST = 300

/** The words of a text, to tell two of them apart; not for showing as HTML. */
export const textOfHtml = (html: string): string => {
  const words = (parseInert(html.replaceAll('<', ' <')).textContent ?? '').replace(/\s+/g, ' ').trim()
  return words.length > LONGEST ? `${words.slice(0, LONGEST).toWellFormed()}…` : words
}
