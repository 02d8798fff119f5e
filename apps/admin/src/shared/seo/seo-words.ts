import { textOfHtml } from '../rich-text/text-of-html.ts'
import { seoMessages as text } from './seo.messages.ts'

/** Fields of a form that has such words. */
export type SeoValues = Partial<Record<string, string>>

/** A list of points is a sentence, as the server makes it. */
const points = (html: string) => html.replace(/<\/li>\s*<li>/g, '، ')

/** What is shown of a page: what was written for that, else its own words. */
export const seoWords = (values: SeoValues, folder: string, descriptionField: string) => {
  const { title = '', slug = '', seoTitle = '', seoDescription = '' } = values
  const address = (slug || title).trim().replace(/\s+/g, '-')
  return {
    title: seoTitle.trim() || title.trim() || text.noTitle,
    description: seoDescription.trim() || textOfHtml(points(values[descriptionField] ?? '')),
    path: `${folder}${address}`,
  }
}
