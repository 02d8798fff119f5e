import type { adminEndpoints } from '@hojreh/contract/admin'
import type { z } from 'zod'
import { dropPage, findWrittenPage, keepPage, wordsOf } from '../../modules/content/content.service.ts'
import { type PageDraft, pageDraftsRepository } from '../../modules/content/page-drafts.repository.ts'
import type { StoredPage } from '../../modules/content/setting-values.ts'
import { beginEdit, lockedEdition } from '../../modules/edition/edition.service.ts'
import { cleanRichText } from '../../modules/import/html/clean-html.ts'
import { changesOf, type Desk } from '../../modules/staff-action/actor.ts'
import { atField, DomainError } from '../../shared/domain-error.ts'
import { excerptOfHtml } from '../../shared/html-text.ts'
import { keepPageWords } from './keep-page-words.ts'
import { checkDraft, type Right, showingOf } from './showing.ts'

type Edit = z.output<typeof adminEndpoints.writeStaticPage.body>

export const pageSubject = (slug: string): string => `page:${slug}`

/** The books hold no long texts, only how long they are. */
const booked = (page: StoredPage | PageDraft | null) => ({
  title: page?.title ?? null,
  bodyLength: page?.bodyHtml.length ?? 0,
  seoTitle: page?.seoTitle ?? '',
  seoDescription: page?.seoDescription ?? '',
  ...(page && 'publishAt' in page && { publishAt: page.publishAt?.toISOString() ?? null }),
})

/**
 * Writes a static page, for shoppers to read at once, from a moment on, or as a draft. What it said before is kept.
 * @param shown what they read until now: the page as it was written, or its starting text
 * Throws `edit_conflict`, `page_empty`, `page_time`, `publishing_not_allowed`.
 */
export const writePage = (
  { actor, clock }: Desk,
  slug: string,
  shown: StoredPage | null,
  edit: Edit,
  right: Right,
): Promise<void> =>
  actor.write(async (tx, book) => {
    const now = clock()
    const subject = pageSubject(slug)
    const edition = await lockedEdition(tx, subject)
    await beginEdit(tx, { subject, version: edit.version, by: actor, now })
    const drafts = pageDraftsRepository(tx)
    const found = await drafts.find(slug)
    const draft = found?.isDue ? null : found
    const before = draft ?? shown
    const bodyHtml = edit.bodyHtml === undefined ? (before?.bodyHtml ?? '') : cleanRichText(edit.bodyHtml)
    const page = {
      ...{ slug, bodyHtml, title: edit.title ?? before?.title ?? '', description: excerptOfHtml(bodyHtml) },
      seoTitle: edit.seoTitle ?? before?.seoTitle ?? '',
      seoDescription: edit.seoDescription ?? before?.seoDescription ?? '',
    }
    if (page.title === '') throw atField('page_empty', 'title')
    if (page.description === '') throw atField('page_empty', 'bodyHtml')
    if (before) await keepPageWords(tx, slug, edition, before, page)
    const publishAt = showingOf(edit, draft, now, right)
    if (publishAt === 'now') await keepPage(tx, page)
    else {
      // What came by its time is a page like any other before the next draft takes its row.
      if (found?.isDue && shown) await keepPage(tx, shown)
      await drafts.keep({ ...page, publishAt })
    }
    const after = publishAt === 'now' ? page : { ...page, publishAt }
    book({ subject, label: page.title, ...changesOf(booked(before), booked(after)) })
  })

/** Throws a draft away. Throws `not_found`, `edit_conflict`, `publishing_not_allowed`. */
export const dropPageDraft = (
  { actor, clock }: Desk,
  slug: string,
  version: number,
  right: Right,
): Promise<void> =>
  actor.write(async (tx, book) => {
    const subject = pageSubject(slug)
    await beginEdit(tx, { subject, version, by: actor, now: clock() })
    const draft = await pageDraftsRepository(tx).find(slug)
    if (!draft || draft.isDue) throw new DomainError('not_found')
    checkDraft(draft, right)
    await pageDraftsRepository(tx).remove(slug)
    book({ subject, label: draft.title, ...changesOf(booked(wordsOf(draft)), booked(null)) })
  })

/**
 * Brings the starting text of a page back; one without is removed. What it said is kept. Throws `not_found`,
 * `edit_conflict`.
 */
export const resetPage = ({ actor, clock }: Desk, slug: string): Promise<void> =>
  actor.write(async (tx, book) => {
    const subject = pageSubject(slug)
    const edition = await lockedEdition(tx, subject)
    await beginEdit(tx, { subject, version: edition.version, by: actor, now: clock() })
    const page = await findWrittenPage(tx, slug)
    if (!page) throw new DomainError('not_found')
    // With a draft, the published words became a revision when the draft was saved; the draft becomes one now.
    const draft = await pageDraftsRepository(tx).find(slug)
    await keepPageWords(tx, slug, edition, draft ? wordsOf(draft) : page, null)
    await dropPage(tx, slug)
    book({ subject, label: page.title, ...changesOf(booked(page), booked(null)) })
  })
