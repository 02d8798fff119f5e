import type { AdminArgOf } from '@hojreh/api/admin'
import type { StaticPageRecord } from '@hojreh/contract/admin'
import { momentText } from '../../shared/typed/moment-text.ts'

type Body = Omit<AdminArgOf<'writeStaticPage'>['body'], 'version'>
type Show = NonNullable<Body['show']>

/** What stands in the form: the words, and when shoppers read them. */
export type PageValues = Record<'title' | 'bodyHtml' | 'seoTitle' | 'seoDescription' | 'at', string> & {
  show: Show
}

const showOf = ({ pending }: StaticPageRecord): Show => {
  if (!pending) return 'now'
  return pending.publishAt ? 'later' : 'draft'
}

export const valuesOf = (page: StaticPageRecord): PageValues => {
  const { title, bodyHtml, seoTitle, seoDescription, pending } = page
  return {
    ...{ title, bodyHtml, seoTitle, seoDescription },
    show: showOf(page),
    at: momentText(pending?.publishAt ?? null),
  }
}

/** What is sent: how it is shown always, for it says where the words go. */
export const bodyOf = ({ at, ...words }: Partial<PageValues>, { show, at: typed }: PageValues): Body => ({
  ...words,
  show,
  ...(show === 'later' && { at: typed }),
})
