import { type Permission, roleMay, type StaticPageRecord } from '@hojreh/contract/admin'
import { findWrittenPage } from '../../modules/content/content.service.ts'
import { pageDraftsRepository } from '../../modules/content/page-drafts.repository.ts'
import {
  type PageRevisionRow,
  pageRevisionsRepository,
} from '../../modules/content/page-revisions.repository.ts'
import { listPages } from '../../modules/content/settings.repository.ts'
import { readShopFacts } from '../../modules/content/shop-facts.ts'
import { pathOfPage, startingPage, startingSlugs } from '../../modules/content/starting-text.ts'
import { withEdition } from '../../modules/edition/edition.service.ts'
import { makePreviewLinks } from '../../modules/preview/preview-links.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { dropPageDraft, pageSubject, resetPage, writePage } from '../../workflows/content/write-page.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'

const toRow = ({ version, title, savedBy, savedAt }: PageRevisionRow) => ({
  ...{ version, title, by: savedBy },
  at: savedAt?.toISOString() ?? null,
})

/** Pages of texts: about us, permits, terms and those of the shop's own. */
export const registerStaticPages = (
  register: RegisterAdminEndpoint,
  { config, database: { db }, clock }: Dependencies,
): void => {
  /** What shoppers read there: what was written, or the text that it starts with. */
  const find = async (slug: string) => {
    const written = await findWrittenPage(db, slug)
    return { written, shown: written ?? startingPage(slug, await readShopFacts(db, config)) }
  }
  const readText = async (slug: string): Promise<Omit<StaticPageRecord, 'edition'>> => {
    const { written, shown } = await find(slug)
    const draft = await pageDraftsRepository(db).find(slug)
    const pending = draft?.isDue ? null : draft
    const words = pending ?? shown
    return {
      slug,
      path: pathOfPage(slug),
      title: words?.title ?? '',
      bodyHtml: words?.bodyHtml ?? '',
      seoTitle: words?.seoTitle ?? '',
      seoDescription: words?.seoDescription ?? '',
      hasStartingText: startingSlugs.includes(slug),
      pending: pending && { publishAt: pending.publishAt?.toISOString() ?? null },
      state: written ? 'written' : shown ? 'starting' : 'new',
    }
  }
  const read = (slug: string): Promise<StaticPageRecord> =>
    withEdition(db, pageSubject(slug), () => readText(slug))
  register('listStaticPages', async () => {
    const drafts = await pageDraftsRepository(db).listSlugs()
    const slugs = new Set([...startingSlugs, ...(await listPages(db)).map(({ slug }) => slug), ...drafts])
    return Promise.all([...slugs].map(read))
  })
  register('getStaticPage', ({ query: { slug } }) => read(slug))
  const previews = makePreviewLinks(config.SECRET, clock)
  const rightOf = ({ permissions }: { permissions: readonly Permission[] }) => ({
    mayPublish: roleMay(permissions, 'content.publish'),
  })
  register('writeStaticPage', async ({ desk, staff, query: { slug }, body }) => {
    const { shown } = await find(slug)
    await writePage(desk, slug, shown, body, rightOf(staff))
    return read(slug)
  })
  register('dropPageDraft', async ({ desk, staff, query: { slug }, body: { version } }) => {
    await dropPageDraft(desk, slug, version, rightOf(staff))
    return read(slug)
  })
  register('getPagePreview', ({ query: { slug } }) => ({
    path: `${pathOfPage(slug)}?preview=${previews.wordFor('page', slug)}`,
  }))
  const revisions = pageRevisionsRepository(db)
  register('listPageRevisions', async ({ query: { slug } }) => (await revisions.list(slug)).map(toRow))
  register('getPageRevision', async ({ query: { slug, version } }) => {
    const found = await revisions.find(slug, version)
    if (!found) throw new DomainError('not_found')
    const { bodyHtml, seoTitle, seoDescription } = found
    return { ...toRow(found), bodyHtml, seoTitle, seoDescription }
  })
  register('resetStaticPage', async ({ desk, query: { slug } }) => {
    await resetPage(desk, slug)
    return read(slug)
  })
}
