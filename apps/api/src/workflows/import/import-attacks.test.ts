import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { csvLine } from '@hojreh/contract/admin'
import { xssVectors } from '@hojreh/server/testing/xss-vectors'
import { sql } from 'drizzle-orm'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { alarmsOf, readElements } from '../../../test/attacks/shown-html.ts'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { workbookOf } from '../../../test/files/workbook.ts'
import { startFakeWoo } from '../../../test/servers/fake-woo.ts'
import { signInStaff, type TestStaff } from '../../../test/staff.ts'
import { products } from '../../modules/catalog/catalog.tables.ts'
import { importProducts } from './import-products.ts'
import { importWordpress } from './wordpress/import-wordpress.ts'

let desk: TestDesk
let owner: TestStaff
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hojreh-attacks-'))
  desk = await makeDesk()
  Object.assign(desk.shop.config, { IMAGE_DOWNLOADS_FROM_PRIVATE_HOSTS: true })
  owner = await signInStaff(desk.shop, 'owner', '09330000001')
})
afterAll(() => desk.shop.close())

const written = async (name: string, content: string | Buffer) => {
  const file = join(folder, name)
  await writeFile(file, content)
  return file
}
/** What XML has no way of holding. */
const withoutControls = (text: string) => text.replace(/(?![\t\n\r])\p{Cc}/gu, '')
const inCdata = (text: string) => `<![CDATA[${withoutControls(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
const inXml = (text: string) => withoutControls(text).replace(/[&<>]/g, (sign) => `&#${sign.codePointAt(0)};`)

/** Goods whose every text attacks: a name, two texts, a brand with its maker, a label and an attribute. */
const goodsOf = (prefix: string) =>
  xssVectors.map((vector, place) => ({ code: `${prefix}-${place}`, name: `${place} ${vector}`, vector }))
const takeGoods = async (file: string): Promise<number> => {
  const report = await importProducts(desk.shop.database, {
    ...{ file, currency: 'toman', uncountedStock: 1, isDryRun: false, isSure: true, shownColumns: [] },
    ...{ now: desk.shop.time.clock(), onProgress: () => {} },
  })
  return report.added
}
/** A file with a zero byte is refused as a whole. */
const inFile = (rows: (string | number)[][]) => rows.map(csvLine).join('').replaceAll('\0', '')
const plainHeader = [
  ...['sku', 'title', 'price', 'stock', 'published', 'summary', 'description', 'brand', 'tags'],
  ...['category', 'attribute: جنس'],
]
const plainRows = (prefix: string) =>
  goodsOf(prefix).map(({ code, name, vector }) => [
    ...[code, name, 1_000, 1, '1', vector, vector, vector, vector, vector, vector],
  ])

const wxr = (type: 'post' | 'page') => {
  const items = xssVectors.map((vector, place) =>
    [
      `<item><title>${inCdata(`${place} ${vector}`)}</title><dc:creator>${inCdata(vector)}</dc:creator>`,
      `<content:encoded>${inCdata(`<!-- wp:html --><p>متن</p>${vector}<!-- /wp:html -->[box a="1"]${vector}[/box]`)}</content:encoded>`,
      `<excerpt:encoded>${inCdata(vector)}</excerpt:encoded><wp:post_name>attack-${type}-${place}</wp:post_name>`,
      `<wp:post_date_gmt>2023-05-01 08:30:00</wp:post_date_gmt><wp:status>publish</wp:status><wp:post_type>${type}</wp:post_type>`,
      `<category domain="category" nicename="c">${inCdata(vector)}</category><category domain="post_tag" nicename="t">${inCdata(vector)}</category>`,
      `<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_author>${inCdata(vector)}</wp:comment_author>`,
      `<wp:comment_date_gmt>2023-05-02 10:00:00</wp:comment_date_gmt><wp:comment_content>${inCdata(vector)}</wp:comment_content>`,
      '<wp:comment_approved>1</wp:comment_approved><wp:comment_type>comment</wp:comment_type></wp:comment></item>',
    ].join(''),
  )
  const spaces = ['excerpt', 'content', 'dc', 'wp'].map((name) => `xmlns:${name}="${name}"`).join(' ')
  return `<?xml version="1.0"?><rss ${spaces}><channel><wp:wxr_version>1.2</wp:wxr_version>${items.join('')}</channel></rss>`
}
const takeWordpress = async (type: 'post' | 'page') =>
  importWordpress(desk.shop.database, {
    ...{ file: await written(`${type}.xml`, wxr(type)), isDryRun: false, origins: ['https://shop.example'] },
    ...{ now: desk.shop.time.clock(), onProgress: () => {} },
  })

/** A shop of WooCommerce whose goods and readers attack, taken in by its API. */
const takeWooApi = async (): Promise<number> => {
  const woo = await startFakeWoo()
  try {
    const [product, , ,] = woo.shop.products
    const [review] = woo.shop['products/reviews']
    const texts = xssVectors.map(withoutControls)
    Object.assign(woo.shop, {
      products: texts.map((vector, place) => ({
        ...product,
        ...{ id: 9_000 + place, sku: `API-${place}`, name: `${place} ${vector}`, slug: `api-${place}` },
        ...{ description: vector, short_description: vector, tags: [{ id: 5, name: vector, slug: 'x' }] },
        brands: [{ id: 6, name: vector, slug: 'x' }],
        attributes: [{ id: 0, name: 'جنس', position: 0, visible: true, variation: false, options: [vector] }],
      })),
      'products/reviews': texts.map((vector, place) => ({
        ...{ ...review, id: 8_000 + place, product_id: 9_000 + place, reviewer: vector, review: vector },
      })),
    })
    const begun = await owner.post('/api/admin/import/woocommerce', {
      ...{ address: woo.address, ...woo.keys, kinds: ['products', 'reviews'], isTrial: false },
    })
    expect(begun.statusCode, begun.body).toBe(200)
    for (let turn = 0; turn < 30; turn += 1) {
      const [run] = (await owner.get('/api/admin/import/runs')).json()
      if (run.state !== 'running') return run.counts.products.added
      for (const job of desk.shop.app.importJobs) await job.run()
      desk.shop.time.advance(400_000)
    }
    throw new Error('the run goes on')
  } finally {
    await woo.close()
  }
}
let members = 0
/** One call for each attack; how many of them were taken. */
const callEach = async (call: (vector: string, place: number) => [string, object]): Promise<number> => {
  members += 1
  const member = await signInStaff(desk.shop, 'owner', `0934${String(members).padStart(7, '0')}`)
  const statuses = []
  for (const [place, vector] of xssVectors.entries()) {
    const [path, body] = call(vector, place)
    statuses.push((await member.post(`/api/admin/${path}`, body)).statusCode)
  }
  return statuses.filter((status) => status === 200).length
}
const withText = (vector: string) => `<p>متن</p>${vector}`

const ways: [string, () => Promise<number>][] = [
  [
    'goods of a plain file',
    async () => takeGoods(await written('plain.csv', inFile([plainHeader, ...plainRows('CSV')]))),
  ],
  [
    'goods of a workbook',
    async () => {
      const rows = plainRows('XLSX').map((row) =>
        row.map((cell) => (typeof cell === 'string' ? inXml(cell) : cell)),
      )
      return takeGoods(await written('goods.xlsx', await workbookOf([plainHeader, ...rows])))
    },
  ],
  [
    'goods of Shopify’s file',
    async () => {
      const header = [
        ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Type', 'Tags', 'Published', 'Option1 Name'],
        ...['Option1 Value', 'Variant SKU', 'Variant Price', 'Status'],
      ]
      const rows = goodsOf('SHOPIFY').map(({ code, name, vector }) => [
        ...[code.toLowerCase(), name, vector, vector, vector, vector, 'true', 'Title', 'Default Title'],
        ...[code, 1_000, 'active'],
      ])
      return takeGoods(await written('shopify.csv', inFile([header, ...rows])))
    },
  ],
  [
    'goods of WooCommerce’s file',
    async () => {
      const header = [
        ...['ID', 'Type', 'SKU', 'Name', 'Published', 'Short description', 'Description', 'Stock'],
        ...['In stock?', 'Regular price', 'Categories', 'Tags', 'Brands'],
        ...['Attribute 1 name', 'Attribute 1 value(s)', 'Attribute 1 visible'],
      ]
      const rows = goodsOf('WOO').map(({ code, name, vector }, place) => [
        ...[7_000 + place, 'simple', code, name, 1, vector, vector, 1, 1, 1_000, vector, vector, vector],
        ...['جنس', vector, 1],
      ])
      return takeGoods(await written('woo.csv', inFile([header, ...rows])))
    },
  ],
  ['goods and reviews of WooCommerce’s API', takeWooApi],
  ['articles of WordPress', async () => (await takeWordpress('post')).articles],
  ['pages of WordPress', async () => (await takeWordpress('page')).pages],
  [
    'goods of the desk',
    () =>
      callEach((vector, place) => [
        'product/add',
        {
          ...{ title: `${place} ${withoutControls(vector)}`, sku: `DESK-${place}`, price: 10_000 },
          ...{ isPublished: true, descriptionHtml: withText(vector), summary: withText(vector) },
        },
      ]),
  ],
  [
    'articles of the desk',
    () =>
      callEach((vector, place) => [
        'article/add',
        {
          ...{ title: `مقاله‌ی ${place}`, summary: 'خلاصه', author: 'مریم', category: '', tags: [] },
          ...{ slug: `desk-${place}`, bodyHtml: withText(vector) },
        },
      ]),
  ],
  [
    'pages of the desk',
    () =>
      callEach((vector, place) => [
        `page/write?slug=desk-${place}`,
        { version: 0, title: `صفحه‌ی ${place}`, bodyHtml: withText(vector) },
      ]),
  ],
  [
    'makers',
    () =>
      callEach((vector, place) => [
        'maker/add',
        { title: `سازنده‌ی ${place}`, descriptionHtml: withText(vector) },
      ]),
  ],
]

const isHtml = /html$/i
/** Every text in a stored row, however deep, that is shown as HTML. */
const htmlIn = (value: unknown, name = ''): string[] => {
  if (typeof value === 'string') return isHtml.test(name) && value !== '' ? [value] : []
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => htmlIn(inner, Array.isArray(value) ? name : key))
}
/** Of every table there is, so that a new one is looked at, too. */
const storedHtml = async (): Promise<string[]> => {
  const { rows: tables } = await desk.shop.db.execute<{ name: string }>(
    sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await desk.shop.db.execute<{ row: unknown }>(
      sql`SELECT to_jsonb(t) AS row FROM ${sql.identifier(name)} t`,
    )
    found.push(...rows.flatMap(({ row }) => htmlIn(row)))
  }
  return [...new Set(found)]
}
const ALLOWED = /^(?:p|br|div|h[234]|ul|ol|li|strong|em|blockquote|table|thead|tbody|tr|t[hd]|su[bp]|a)$/
const SAFE_ADDRESS = /^(?:\/(?!\/)|#|https?:\/\/|tel:|mailto:)/
const expectHarmless = (html: string) => {
  for (const { tag, attributes, href } of readElements(html)) {
    expect(tag, html).toMatch(ALLOWED)
    for (const name of attributes) expect(['colspan', 'rowspan', 'href'], html).toContain(name)
    expect(href ?? '/', html).toMatch(SAFE_ADDRESS)
  }
}

/** What one way left is still there when the next one is looked at. */
const looked = new Set<string>()

describe('of texts that attack nothing that runs is left', () => {
  test.each(ways)('in %s', async (_way, take) => {
    // Some have no text but their attack, or are longer than a field: most come in.
    expect(await take()).toBeGreaterThan(xssVectors.length * 0.9)
    const stored = (await storedHtml()).filter((html) => !looked.has(html))
    for (const html of stored) expectHarmless(html)
    expect(alarmsOf(stored.join(''))).toEqual([])
    for (const html of stored) looked.add(html)
    expect(looked.size).toBeGreaterThan(0)
  })

  test('in the documents for machines, which hold what attacks as words', async () => {
    const image = { key: '0'.repeat(32), width: 600, height: 400, alt: '', color: '#888888' }
    await desk.shop.db.update(products).set({ images: [image] })
    const urls = ['/sitemap/products-1.xml', '/sitemap/articles.xml', '/feeds/google.xml', '/blog/feed.xml']
    for (const url of urls) {
      const { body } = await desk.shop.app.inject({ url })
      // A reader that is strict: what is no XML throws.
      const { document } = new JSDOM(body, { contentType: 'application/xml' }).window
      const names = new Set([...document.querySelectorAll('*')].map(({ nodeName }) => nodeName))
      for (const name of names) expect(name).toMatch(/^(?:[a-z]+:)?[a-zA-Z_]+$/)
      expect(
        [...names].filter((name) => /^(?:script|svg|img|iframe|a|style|math|form)$/i.test(name)),
        url,
      ).toEqual([])
      // Readers of feeds take both for HTML.
      if (url === '/blog/feed.xml')
        for (const told of document.querySelectorAll('item > description, item > *|encoded'))
          expectHarmless(told.textContent ?? '')
    }
  })
})
