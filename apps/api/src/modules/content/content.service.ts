import {
  type ContentPage,
  chatPlaces,
  type EndpointResponse,
  type endpoints,
  type MenuItem,
  type Slide,
} from '@hojreh/contract'
import type { Db } from '../../db/client.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { toPicture } from '../media/media-address.ts'
import { readBrand, toLogo } from './brand.ts'
import { articles } from './content.tables.ts'
import { readShownBlocks } from './home-blocks.ts'
import { type PageDraft, pageDraftsRepository } from './page-drafts.repository.ts'
import type { StoredPage, StoredSlide } from './setting-values.ts'
import {
  findPage,
  readSetting,
  removePage,
  removeSetting,
  writePage,
  writeSetting,
} from './settings.repository.ts'
import { readShopFacts } from './shop-facts.ts'
import { CONTACT_SLUG, type ShopFacts, startingMenus, startingPage } from './starting-text.ts'

export const toSlide = ({ image, ...slide }: StoredSlide): Slide => ({ ...slide, image: toPicture(image) })

/** The slides, or banners, of all blocks of the home page that shoppers see. */
export const getSlides = async (db: Db, kind: 'slider' | 'banners'): Promise<Slide[]> =>
  (await readShownBlocks(db))
    .filter((block) => block.kind === kind)
    .flatMap(({ slides }) => slides.map(toSlide))

type ShopConfig = Parameters<typeof readShopFacts>[1]

/** Name, slogan and logo. */
export const getLogo = async (
  db: Db,
  config: ShopConfig,
): Promise<EndpointResponse<typeof endpoints.getLogo>> => {
  const { title, slogan } = await readShopFacts(db, config)
  const { logo } = await readBrand(db)
  return { title, slogan, url: logo ? toLogo(logo).src : ((await readSetting(db, 'logo'))?.url ?? null) }
}

/** How the shop is reached: the one source for its page, the footer, structured data and invoices. */
export const getContact = async (
  db: Db,
  config: ShopConfig,
  isPreview = false,
): Promise<EndpointResponse<typeof endpoints.getContactUs>> => {
  const { title: shop, address, phones, email, hours, ...facts } = await readShopFacts(db, config)
  const stored = await readSetting(db, 'contactUs')
  const page = await readPage(db, config, CONTACT_SLUG, isPreview)
  const { title = '', bodyHtml = '', seoTitle = '', seoDescription, description } = page ?? {}
  return {
    ...{ title, bodyHtml, seoTitle },
    description: seoDescription || description || `راه‌های تماس با ${shop}`,
    ...{ address, phones, email, hours },
    chat: chatPlaces.flatMap((place) => (facts[place] ? [{ place, handle: facts[place] }] : [])),
    // A stored point belongs to the stored address.
    location: stored?.address === address ? stored.location : null,
  }
}

const factsOf = async (db: Db, config: ShopConfig): Promise<ShopFacts> => {
  const { title, slogan } = await getLogo(db, config)
  return { title, slogan }
}

export const getMenu = async (
  db: Db,
  config: ShopConfig,
  name: 'indexMenu' | 'footerMenu',
  take: number,
): Promise<MenuItem[]> => {
  const stored = await readSetting(db, name)
  if (stored) return stored.slice(0, take)
  const hasArticles = (await db.$count(articles)) > 0
  return startingMenus(await factsOf(db, config), hasArticles)[name].slice(0, take)
}

const settingOfPage = { 'about-us': 'aboutUs', license: 'license' } as const
export const isSettingPage = (slug: string): slug is keyof typeof settingOfPage =>
  Object.hasOwn(settingOfPage, slug)

/** A page that the merchant wrote; null when it still has its starting text, or is not there at all. */
export const findWrittenPage = async (db: Db, slug: string): Promise<StoredPage | null> => {
  const due = await pageDraftsRepository(db).findDue(slug)
  if (due) return wordsOf(due)
  return isSettingPage(slug) ? readSetting(db, settingOfPage[slug]) : findPage(db, slug)
}

/** A draft without its time. */
export const wordsOf = ({ publishAt, isDue, ...words }: PageDraft & { isDue?: boolean }): StoredPage => words

/** Shows a page to shoppers at once; a draft of it is gone. */
export const keepPage = async (db: Db, page: StoredPage): Promise<void> => {
  await pageDraftsRepository(db).remove(page.slug)
  await putPage(db, page)
}

const putPage = (db: Db, page: StoredPage): Promise<void> =>
  isSettingPage(page.slug) ? writeSetting(db, settingOfPage[page.slug], page) : writePage(db, page)

/**
 * Puts other markup into what a page says now, and into a draft of it, which goes on waiting: where `changed` returns what
 * it was given, nothing is written.
 */
export const changePageHtml = async (
  tx: Db,
  slug: string,
  changed: (html: string) => string,
): Promise<void> => {
  const drafts = pageDraftsRepository(tx)
  const draft = await drafts.find(slug)
  if (draft) await drafts.keep({ ...withoutDue(draft), bodyHtml: changed(draft.bodyHtml) })
  const page = isSettingPage(slug) ? await readSetting(tx, settingOfPage[slug]) : await findPage(tx, slug)
  if (page) await putPage(tx, { ...page, bodyHtml: changed(page.bodyHtml) })
}

const withoutDue = ({ isDue, ...draft }: PageDraft & { isDue: boolean }): PageDraft => draft

/** Restores the starting text; a page without one is deleted. */
export const dropPage = async (db: Db, slug: string): Promise<void> => {
  await pageDraftsRepository(db).remove(slug)
  await (isSettingPage(slug) ? removeSetting(db, settingOfPage[slug]) : removePage(db, slug))
}

const readPage = async (db: Db, config: ShopConfig, slug: string, isPreview: boolean) => {
  const draft = isPreview ? await pageDraftsRepository(db).find(slug) : null
  if (draft) return wordsOf(draft)
  return (await findWrittenPage(db, slug)) ?? startingPage(slug, await factsOf(db, config))
}

/**
 * A static page by its slug: what the merchant wrote, or else the text that it starts with.
 * @param isPreview shows the draft that waits
 */
export const getPage = async (
  db: Db,
  config: ShopConfig,
  slug: string,
  isPreview: boolean,
): Promise<ContentPage> => {
  const page = await readPage(db, config, slug, isPreview)
  // The contact page is there without words of its own.
  if (!page?.bodyHtml) throw new DomainError('not_found')
  const { seoTitle = '', seoDescription = '', ...words } = page
  return { ...words, seoTitle, description: seoDescription || words.description }
}
