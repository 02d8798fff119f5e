import { parseInert } from '@hojreh/app'
import { revisionsMessages as text } from './revisions.messages.ts'

const BLOCKS = 'p, h2, h3, h4, li, blockquote, tr, figcaption, pre'

/** The words of an article's body, a line for each paragraph, with its pictures as their descriptions. */
export const wordsOfHtml = (html: string): string => {
  const body = parseInert(html)
  for (const picture of body.querySelectorAll('img')) picture.replaceWith(` ${text.picture(picture.alt)} `)
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n')
  for (const block of body.querySelectorAll(BLOCKS)) block.append('\n')
  const lines = (body.textContent ?? '').split('\n').map((line) => line.replace(/\s+/g, ' ').trim())
  return lines.filter(Boolean).join('\n')
}
