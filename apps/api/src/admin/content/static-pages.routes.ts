import type { StaticPageRecord } from '@hojreh/contract/admin'
import { findWrittenPage } from '../../modules/content/content.service.ts'
import { listPages } from '../../modules/content/settings.repository.ts'
import { readShopFacts } from '../../modules/content/shop-facts.ts'
import { pathOfPage, startingPage, startingSlugs } from '../../modules/content/starting-text.ts'
import { withEdition } from '../../modules/edition/edition.service.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { resetPage, writePage } from '../../workflows/content/write-page.ts'
import type { RegisterAdminCall } from '../register-admin-call.ts'

/** Pages of texts: about us, permits, terms and those of the shop's own. */
export const registerStaticPages = (
  register: RegisterAdminCall,
  { config, database: { db } }: Dependencies,
): void => {
  /** What shoppers read there: what was written, or the text that it starts with. */
  const find = async (slug: string) => {
    const written = await findWrittenPage(db, slug)
    return { written, shown: written ?? startingPage(slug, await readShopFacts(db, config)) }
  }
  const readText = async (slug: string): Promise<Omit<StaticPageRecord, 'edition'>> => {
    const { written, shown } = await find(slug)
    return {
      slug,
      path: pathOfPage(slug),
      title: shown?.title ?? '',
      bodyHtml: shown?.bodyHtml ?? '',
      seoTitle: shown?.seoTitle ?? '',
      seoDescription: shown?.seoDescription ?? '',
      hasStartingText: startingSlugs.includes(slug),
      state: written ? 'written' : shown ? 'starting' : 'new',
    }
  }
  const read = (slug: string): Promise<StaticPageRecord> =>
    withEdition(db, `page:${slug}`, () => readText(slug))
  register('listStaticPages', async () => {
    const slugs = new Set([...startingSlugs, ...(await listPages(db)).map(({ slug }) => slug)])
    return Promise.all([...slugs].map(read))
  })
  register('getStaticPage', ({ query: { slug } }) => read(slug))
  register('writeStaticPage', async ({ desk, query: { slug }, body }) => {
    const { shown } = await find(slug)
    await writePage(desk, slug, shown, body)
    return read(slug)
  })
  register('resetStaticPage', async ({ desk, query: { slug } }) => {
    await resetPage(desk, slug)
    return read(slug)
  })
}
