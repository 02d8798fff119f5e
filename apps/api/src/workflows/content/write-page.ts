import { dropPage, findWrittenPage, keepPage } from '../../modules/content/content.service.ts'
import type { StoredPage } from '../../modules/content/setting-values.ts'
import { beginEdit } from '../../modules/edition/edition.service.ts'
import { cleanRichText } from '../../modules/import/html/clean-html.ts'
import { changesOf, type Desk } from '../../modules/staff-action/actor.ts'
import { atField, DomainError } from '../../shared/domain-error.ts'
import { excerptOfHtml } from '../../shared/html-text.ts'

interface Edit {
  version: number
  title?: string | undefined
  bodyHtml?: string | undefined
  seoTitle?: string | undefined
  seoDescription?: string | undefined
}

/** The books hold no long texts, only how long they are. */
const booked = (page: StoredPage | null) => ({
  title: page?.title ?? null,
  bodyLength: page?.bodyHtml.length ?? 0,
  seoTitle: page?.seoTitle ?? '',
  seoDescription: page?.seoDescription ?? '',
})

/**
 * Writes a static page, which shoppers read at once.
 * @param shown what they read until now: the page as it was written, or its starting text
 * Throws `edit_conflict`, `page_empty`.
 */
export const writePage = (
  { actor, clock }: Desk,
  slug: string,
  shown: StoredPage | null,
  { version, title = shown?.title ?? '', bodyHtml, ...seo }: Edit,
): Promise<void> =>
  actor.write(async (tx, book) => {
    const subject = `page:${slug}`
    await beginEdit(tx, { subject, version, by: actor, now: clock() })
    const cleaned = bodyHtml === undefined ? (shown?.bodyHtml ?? '') : cleanRichText(bodyHtml)
    const description = excerptOfHtml(cleaned)
    if (title === '') throw atField('page_empty', 'title')
    if (description === '') throw atField('page_empty', 'bodyHtml')
    const page: StoredPage = {
      ...{ slug, title, bodyHtml: cleaned, description },
      seoTitle: seo.seoTitle ?? shown?.seoTitle ?? '',
      seoDescription: seo.seoDescription ?? shown?.seoDescription ?? '',
    }
    await keepPage(tx, page)
    book({ subject, label: title, ...changesOf(booked(shown), booked(page)) })
  })

/** Brings the starting text of a page back; one without is removed. Throws `not_found`. */
export const resetPage = ({ actor }: Desk, slug: string): Promise<void> =>
  actor.write(async (tx, book) => {
    const page = await findWrittenPage(tx, slug)
    if (!page) throw new DomainError('not_found')
    await dropPage(tx, slug)
    book({ subject: `page:${slug}`, label: page.title, ...changesOf(booked(page), booked(null)) })
  })
