import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createImportShop, type ImportShop } from '../../../../test/import-shop.ts'
import { testConfig } from '../../../../test/test-config.ts'
import { findWrittenPage } from '../../../modules/content/content.service.ts'
import { articles, pageDrafts, pages, settings } from '../../../modules/content/content.tables.ts'
import { pageDraftsRepository } from '../../../modules/content/page-drafts.repository.ts'
import { readSetting, writeSetting } from '../../../modules/content/settings.repository.ts'
import { lockedEdition } from '../../../modules/edition/edition.service.ts'
import { editions } from '../../../modules/edition/edition.tables.ts'
import { openFileStore } from '../../../modules/file-store/open-file-store.ts'
import { textPicturesRepository } from '../../../modules/media/downloads/text-pictures.repository.ts'
import { textPictures } from '../../../modules/media/downloads/text-pictures.tables.ts'
import { openMediaStore } from '../../../modules/media/media-store.ts'
import { isPublicAddress } from '../../../modules/media/public-address.ts'
import { systemClock } from '../../../shared/clock.ts'
import { downloadTextPictures } from './download-text-pictures.ts'
import { importWordpress } from './import-wordpress.ts'

let shop: ImportShop
let old: string
const asked: string[] = []
const server = createServer(async (request, response) => {
  asked.push(request.url ?? '')
  if (request.url === '/gone.jpg') return response.writeHead(404).end()
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#8a1c4a' } })
  return response.writeHead(200, { 'content-type': 'image/jpeg' }).end(await picture.jpeg().toBuffer())
})
beforeAll(async () => {
  shop = await createImportShop()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  old = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await shop.close()
  server.close()
})
beforeEach(async () => {
  for (const table of [articles, pages, pageDrafts, editions, settings, textPictures])
    await shop.db.delete(table)
  asked.length = 0
})

const meta = (values: Record<string, string>) =>
  Object.entries(values)
    .map(
      ([key, value]) =>
        `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`,
    )
    .join('')
const link = (
  id: number,
  title: string,
  values: Record<string, string>,
  { parent = '0', menu = 'main', menuTitle = 'اصلی' } = {},
) =>
  `<item><title>${title}</title><wp:post_id>${id}</wp:post_id><wp:menu_order>${id}</wp:menu_order><wp:post_type>nav_menu_item</wp:post_type><wp:status>publish</wp:status><category domain="nav_menu" nicename="${menu}">${menuTitle}</category>${meta({ _menu_item_menu_item_parent: parent, ...values })}</item>`

const site = (further: string) =>
  shop.written(
    `<?xml version="1.0"?><rss xmlns:content="c" xmlns:wp="w"><channel><link>${old}</link><wp:wxr_version>1.2</wp:wxr_version>
    <item><title>گلیم</title><wp:post_id>10</wp:post_id><content:encoded><![CDATA[<p>یک</p><figure><img src="${old}/a.jpg" alt="گلیم"></figure><p>دو</p><img src="${old}/gone.jpg">]]></content:encoded><wp:post_name>gelim</wp:post_name><wp:status>publish</wp:status><wp:post_date_gmt>2023-05-01 08:30:00</wp:post_date_gmt><wp:post_type>post</wp:post_type>${meta({ _thumbnail_id: '12', _edit_last: '1' })}</item>
    <item><title>x</title><wp:post_id>12</wp:post_id><wp:attachment_url>${old}/cover.jpg</wp:attachment_url><wp:post_type>attachment</wp:post_type><wp:status>inherit</wp:status></item>
    ${link(20, 'گلیم‌ها', { _menu_item_type: 'post_type', _menu_item_object_id: '10' })}
    ${link(21, 'اینستاگرام', { _menu_item_type: 'custom', _menu_item_url: 'https://instagram.com/x' })}
    ${link(22, 'دسته', { _menu_item_type: 'custom', _menu_item_url: `${old}/category/a/` })}
    ${link(23, 'حمله', { _menu_item_type: 'custom', _menu_item_url: 'javascript:alert(1)' })}
    ${link(24, 'زیر', { _menu_item_type: 'custom', _menu_item_url: `${old}/x` }, { parent: '20' })}
    ${further}
    </channel></rss>`,
    'site.xml',
  )
const take = async (further = '') =>
  importWordpress(shop.database, {
    ...{ file: await site(further), isDryRun: false, origins: [], onProgress: () => {} },
    now: new Date('2026-11-20T12:00:00Z'),
  })
const failures: unknown[] = []
const log = { info: () => {}, error: (facts: unknown) => failures.push(facts) }
const download = (isAllowed: (address: string) => boolean) =>
  downloadTextPictures({
    ...{ db: shop.db, log, clock: systemClock, isAllowed },
    store: openMediaStore(openFileStore(testConfig())),
  })
const article = async () => (await shop.db.select().from(articles).where(eq(articles.slug, 'gelim')))[0]

test('pictures of a text come to their places, the cover is a cover, and what is gone is told', async () => {
  expect(await take()).toMatchObject({ articles: 1, pictures: 3, menuLinks: 3 })
  expect(await article()).toMatchObject({ bodyHtml: '<p>یک</p><p>دو</p>', cover: null })
  await download(() => true)
  expect((await article())?.bodyHtml).toMatch(
    /^<p>یک<\/p><p><img src="\/api\/media\/[\da-f]{32}\/\d+\.jpg" alt="گلیم" width="40" height="30"><\/p><p>دو<\/p>$/,
  )
  expect((await article())?.cover).toMatchObject({ alt: 'گلیم', width: 40 })
  expect(await textPicturesRepository(shop.db).counts()).toEqual({ done: 2, waiting: 0, failed: 1 })
  const before = [await article(), asked.length]
  expect(await take()).toMatchObject({ articles: 0, pictures: 0, menuLinks: 0, same: 1 })
  await download(() => true)
  expect([await article(), asked.length]).toEqual(before)
})

test('a picture that comes raises the edition of its text, and reaches a draft of a page without showing it', async () => {
  const page = `<item><title>نگهداری</title><wp:post_id>40</wp:post_id><content:encoded><![CDATA[<p>یک</p><img src="${old}/b.jpg" alt="گلیم">]]></content:encoded><wp:post_name>care</wp:post_name><wp:status>publish</wp:status><wp:post_date_gmt>2023-05-01 08:30:00</wp:post_date_gmt><wp:post_type>page</wp:post_type></item>`
  await take(page)
  const { id = '' } = (await article()) ?? {}
  const draft = { slug: 'care', title: 'تازه', bodyHtml: '<p>یک</p><p>تازه</p>', description: 'یک' }
  await pageDraftsRepository(shop.db).keep({ ...draft, seoTitle: '', seoDescription: '', publishAt: null })
  await download(() => true)
  await download(() => true)
  const picture = '<p><img src="[^"]+" alt="گلیم" width="40" height="30"></p>'
  expect((await findWrittenPage(shop.db, 'care'))?.bodyHtml).toMatch(RegExp(`^<p>یک</p>${picture}$`))
  expect((await pageDraftsRepository(shop.db).find('care'))?.bodyHtml).toMatch(
    RegExp(`^<p>یک</p>${picture}<p>تازه</p>$`),
  )
  expect((await lockedEdition(shop.db, 'page:care')).version).toBe(1)
  // Its cover and the one picture that was to be had.
  expect((await lockedEdition(shop.db, `article:${id}`)).version).toBe(2)
})

test('a failure of the own database gives no picture up, and the others come', async () => {
  await take()
  const again = () => shop.db.update(textPictures).set({ nextAttemptAt: sql`now()`, attempts: 6 })
  await again()
  await shop.db.execute(sql`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE 'away' USING ERRCODE = '57P01'; END $$`)
  await shop.db.execute(sql`CREATE TRIGGER fail BEFORE UPDATE ON articles FOR EACH ROW
    WHEN (NEW.body_html <> OLD.body_html) EXECUTE FUNCTION fail()`)
  await download(() => true)
  await shop.db.execute(sql`DROP FUNCTION fail CASCADE`)
  const [waiting] = await shop.db
    .select()
    .from(textPictures)
    .where(eq(textPictures.url, `${old}/a.jpg`))
  expect(waiting).toMatchObject({ status: 'waiting', failure: null })
  expect(failures).toEqual([{ err: expect.any(Error), host: old.slice(7) }])
  expect(await textPicturesRepository(shop.db).counts()).toEqual({ done: 1, waiting: 1, failed: 1 })
  await again()
  await download(() => true)
  expect(await textPicturesRepository(shop.db).counts()).toEqual({ done: 2, waiting: 0, failed: 1 })
})

test('no address of the own network is asked for a picture', async () => {
  await take()
  await download(isPublicAddress)
  expect(asked).toEqual([])
  expect(await textPicturesRepository(shop.db).counts()).toEqual({ done: 0, waiting: 0, failed: 3 })
})

test('further menus of the old site become columns of the footer, unless the shop has some', async () => {
  const custom = (url: string) => ({ _menu_item_type: 'custom', _menu_item_url: url })
  const help = { menu: 'help', menuTitle: 'راهنما' }
  const further = [
    link(31, 'پرسش‌ها', custom(`${old}/faq/`), help),
    link(30, 'ارسال', custom(`${old}/shipping/`), help),
    link(32, 'زیر', custom(`${old}/x/`), { ...help, parent: '30' }),
    link(33, 'حمله', custom('javascript:alert(1)'), { menu: 'evil', menuTitle: 'بد' }),
    link(34, 'تلگرام', custom('https://t.me/x'), { menu: 'social', menuTitle: 'ما &amp; شما' }),
  ].join('')
  expect(await take(further)).toMatchObject({ menuLinks: 6 })
  const columns = [
    {
      ...{ title: 'راهنما', url: '' },
      children: [
        { title: 'ارسال', url: '/shipping/', children: [] },
        { title: 'پرسش‌ها', url: '/faq/', children: [] },
      ],
    },
    { title: 'ما & شما', url: '', children: [{ title: 'تلگرام', url: 'https://t.me/x', children: [] }] },
  ]
  expect(await readSetting(shop.db, 'footerMenu')).toEqual(columns)
  // Again it changes nothing, nor what the shop made of them.
  const own = columns.slice(1)
  await writeSetting(shop.db, 'footerMenu', own)
  expect(await take(further)).toMatchObject({ menuLinks: 0 })
  expect(await readSetting(shop.db, 'footerMenu')).toEqual(own)
})

test('the menu of the old site becomes that of the header, unless the shop has one', async () => {
  await take()
  expect(await readSetting(shop.db, 'indexMenu')).toEqual([
    { title: 'گلیم‌ها', url: '/blog/gelim', children: [] },
    { title: 'اینستاگرام', url: 'https://instagram.com/x', children: [] },
    { title: 'دسته', url: '/category/a/', children: [] },
  ])
  await shop.db.delete(articles)
  const own = [{ title: 'خودم', url: '/shop', children: [] }]
  await writeSetting(shop.db, 'indexMenu', own)
  await take()
  expect(await readSetting(shop.db, 'indexMenu')).toEqual(own)
})
