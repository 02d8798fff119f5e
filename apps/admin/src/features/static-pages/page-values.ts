import type { AdminArgOf } from '@hojreh/api/admin'
import type { StaticPageRecord } from '@hojreh/contract/admin'
import { type Show, showingBody, showingValues } from '../../shared/showing/showing-values.ts'

type Body = Omit<AdminArgOf<'writeStaticPage'>['body'], 'version'>

/** What stands in the form: the words, and when shoppers read them. */
export type PageValues = Record<'title' | 'bodyHtml' | 'seoTitle' | 'seoDescription' | 'at', string> & {
  show: Show
}

export const valuesOf = (page: StaticPageRecord, mayPublish: boolean): PageValues => {
  const { title, bodyHtml, seoTitle, seoDescription, pending } = page
  return { title, bodyHtml, seoTitle, seoDescription, ...showingValues(pending, mayPublish) }
}

/** What is sent: what was changed of the words, and when shoppers read them. */
export const bodyOf = ({ at: _at, show: _show, ...words }: Partial<PageValues>, whole: PageValues): Body => ({
  ...words,
  ...showingBody(whole),
})
