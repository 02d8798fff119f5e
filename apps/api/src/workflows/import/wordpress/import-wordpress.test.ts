import { xssVectors } from '@hojreh/server/testing/xss-vectors'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createImportShop, fixture, type ImportShop } from '../../../../test/import-shop.ts'
import { comments } from '../../../modules/comment/comment.tables.ts'
import { findWrittenPage } from '../../../modules/content/content.service.ts'
import {
  articleCategories,
  articles,
  articlesToTags,
  authors,
  pages,
  settings,
} from '../../../modules/content/content.tables.ts'
import { readSetting } from '../../../modules/content/settings.repository.ts'
import { importWordpress } from './import-wordpress.ts'

let shop: ImportShop
beforeAll(async () => {
  shop = await createImportShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  for (const table of [articles, pages, settings]) await shop.db.delete(table)
})

const run = (file: string, isDryRun = false) =>
  importWordpress(shop.database, {
    ...{ file, isDryRun, origins: ['https://shop.example'], onProgress: () => {} },
    now: new Date('2026-11-20T12:00:00Z'),
  })
const everything = async () => ({
  articles: await shop.db.select().from(articles).orderBy(articles.slug),
  authors: await shop.db.select().from(authors),
  terms: await shop.db.select().from(articlesToTags),
  pages: await findWrittenPage(shop.db, 'about-us'),
  comments: await shop.db.select().from(comments),
  rules: await readSetting(shop.db, 'routeRules'),
})

test('a site is tried without a trace and taken in with its redirects; again it changes nothing', async () => {
  const file = fixture('wordpress.xml')
  const { seconds: _tried, ...trial } = await run(file, true)
  expect(trial).toMatchObject({
    ...{ items: 7, articles: 2, pages: 1, comments: 1, redirects: 2, same: 0, pictures: 2 },
    others: {},
    refused: [
      { title: 'یادداشت خصوصی', code: 'private' },
      { title: 'رمزدار', code: 'private' },
      { title: 'سبد', code: 'empty' },
    ],
    unredirected: [],
  })
  expect(await everything()).toMatchObject({
    articles: [],
    authors: [],
    pages: null,
    comments: [],
    rules: null,
  })
  const { seconds: _taken, ...taken } = await run(file)
  expect(taken).toEqual(trial)
  const now = await everything()
  expect(now.articles.find(({ slug }) => slug === 'نگهداری')).toMatchObject({
    ...{ title: 'نگهداری ظرف‌های مسی', author: 'نیما راد', summary: 'چند راه ساده' },
    publishedAt: new Date('2023-05-01T08:30:00Z'),
    bodyHtml:
      '<p>ظرف مسی را با <strong>نمک و سرکه</strong> بشویید. <a href="/about-us/">ما</a></p><p>سینی زنجان</p><p>بند کهنه<br />سطر دوم [یادداشت] و [sic] و [gallery]</p>',
  })
  expect(now.articles.filter(({ publishedAt }) => publishedAt === null).map(({ title }) => title)).toEqual([
    'پیش‌نویس',
  ])
  expect(now.authors).toMatchObject([{ name: 'نیما راد', slug: 'نیما-راد', id: now.articles[0]?.authorId }])
  expect(await shop.db.select().from(articleCategories)).toMatchObject([{ title: 'نگهداری' }])
  expect(now.pages).toMatchObject({ slug: 'about-us', bodyHtml: '<p>کارگاهی در زنجان</p>' })
  expect(now.comments).toMatchObject([
    { authorName: 'مینا', text: 'خیلی خوب بود', status: 'published', customerId: null },
  ])
  expect(now.rules).toEqual([
    { from: '/1402/نگهداری', to: '/blog/نگهداری', status: 301 },
    { from: '/about', to: '/about-us', status: 301 },
  ])
  expect(JSON.stringify(now)).not.toMatch(/mina@|192\.0\.2|nima@|راز/)
  expect(await run(file)).toMatchObject({ articles: 0, pages: 0, comments: 0, redirects: 0, same: 3 })
  expect(await everything()).toEqual(now)
})

const wxr = (content: string, before = '') =>
  shop.written(
    `<?xml version="1.0"?>${before}<rss xmlns:content="c" xmlns:wp="w"><channel><wp:wxr_version>1.2</wp:wxr_version><item><title>t</title><content:encoded>${content}</content:encoded><wp:post_name>t</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item></channel></rss>`,
    'site.xml',
  )

test('of texts that attack, in blocks and shortcodes, nothing that runs is left', async () => {
  const attack = xssVectors
    .map((vector) => `<!-- wp:html -->${vector}<!-- /wp:html -->[box a="1"]${vector}[/box]`)
    .join('\n\n')
    .replaceAll(']]>', ']]]]><![CDATA[>')
    .replace(/(?![\t\n\r])\p{Cc}/gu, '')
  await run(await wxr(`<![CDATA[<p>متن</p>${attack}]]>`))
  const [article] = await shop.db.select().from(articles)
  const { document } = new JSDOM(article?.bodyHtml).window
  const elements = [...document.body.querySelectorAll('*')]
  expect(elements.length).toBeGreaterThan(0)
  for (const element of elements) {
    expect(element.localName).not.toMatch(/script|iframe|svg|style|img|object|form/)
    for (const name of element.getAttributeNames()) expect(['colspan', 'rowspan', 'href']).toContain(name)
    expect(element.getAttribute('href') ?? '/').toMatch(/^(?:\/(?!\/)|https:\/\/|tel:|mailto:)/)
  }
})

test.each([
  ['that declares entities', '&x;', '<!DOCTYPE rss [<!ENTITY x "xxxx">]>', 'declares'],
  ['that is cut off', '</broken>', '', 'bad_xml'],
  ['of one endless text', 'a'.repeat(8 * 1024 * 1024 + 1), '', 'too_large'],
])('a file %s is refused as a whole, and nothing is kept', async (_what, content, before, code) => {
  await expect(run(await wxr(content, before))).rejects.toMatchObject({ code })
  expect(await shop.db.$count(articles)).toBe(0)
})

test('a file of something else is refused in one sentence', async () => {
  await expect(run(await shop.written('sku,title\n1,2\n'))).rejects.toMatchObject({ code: 'not_wxr' })
  await expect(run(await shop.written('<rss><channel></channel></rss>'))).rejects.toMatchObject({
    code: 'not_wxr',
  })
})
