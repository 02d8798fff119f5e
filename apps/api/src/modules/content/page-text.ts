import type { EndpointResponse, endpoints } from '@hojreh/contract'
import { html } from '../../http/html.ts'

/** Plain text as HTML: an empty line between paragraphs. */
export const textToHtml = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => html`<p>${paragraph}</p>`.markup)
    .join('')

type Faq = EndpointResponse<typeof endpoints.getFaq>

/** Parts that begin with a heading of one level: `[heading, what is below it]`. */
const partsOf = (text: string, mark: string): [string, string][] =>
  `\n${text}`
    .split(`\n${mark} `)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n')
      return [heading.trim(), lines.join('\n').trim()]
    })

/** Questions out of a text: `## group`, `### question`, the answer below. Null when that is not what it holds. */
export const parseFaq = (text: string, toHtml: (text: string) => string): Faq | null => {
  const groups = partsOf(text.replaceAll('\r', ''), '##').map(([title, body]) => ({
    title,
    questions: partsOf(body, '###').map(([question, response]) => ({
      question,
      answerHtml: toHtml(response),
    })),
  }))
  const isWhole = groups.every(
    ({ title, questions }) =>
      title !== '' &&
      questions.length > 0 &&
      questions.every(({ question, answerHtml }) => question !== '' && answerHtml !== ''),
  )
  return groups.length > 0 && isWhole ? groups : null
}
