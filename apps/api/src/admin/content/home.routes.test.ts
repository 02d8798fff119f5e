import { endpoints } from '@hojreh/contract'
import { xssVectors } from '@hojreh/server/testing/xss-vectors'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleHomeBlock } from '../../../test/acts/sample-content.ts'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { putProduct } from '../../../test/put-product.ts'
import { adminPage, signInStaff, type TestStaff } from '../../../test/staff.ts'
import type { TestApp } from '../../../test/test-app.ts'
import { untilContentIsSeen } from '../../../test/waiting/until-content-is-seen.ts'
import { readContentRevision } from '../../modules/content-revision/content-revision.ts'

let desk: TestDesk
let other: Awaited<ReturnType<TestApp['secondApp']>>
let manager: TestStaff
let writer: TestStaff
beforeAll(async () => {
  desk = await makeDesk()
  other = await desk.shop.secondApp()
  manager = await signInStaff(desk.shop, 'manager', '09330000001')
  writer = await signInStaff(desk.shop, 'writer', '09330000002')
})
afterAll(async () => {
  await other.close()
  await desk.shop.close()
})

type Sent = Omit<typeof sampleHomeBlock, 'slides' | 'from' | 'until'> & {
  slides: object[]
  from: string | null
  until: string | null
}
const block = (changes: Partial<Sent>): Sent => ({ ...sampleHomeBlock, ...changes })
const slide = (src: string, changes: object = {}) => ({
  ...{ title: 'یلدا', subtitle: 'انار و آجیل', link: '/shop', image: { src, alt: 'انار' } },
  ...changes,
})
const record = async () =>
  (await manager.get('/api/admin/home')).json<{ blocks: Sent[]; edition: { version: number } }>()
const write = async (blocks: Sent[], by: Pick<TestStaff, 'post'> = manager, version?: number) =>
  by.post('/api/admin/home/write', { version: version ?? (await record()).edition.version, blocks })
const upload = async () =>
  (await manager.post(`/api/admin/picture/add?alt=${encodeURIComponent('انار')}`, desk.pixel)).json<{
    src: string
  }>().src
const shown = async () => {
  await untilContentIsSeen(desk.shop)
  const response = await desk.shop.app.inject('/api/shop/home/blocks')
  return endpoints.getHomeBlocks.response.parse(response.json())
}
const namesOf = async () => (await shown()).map(({ id }) => id)

describe('the home page', () => {
  test('is what every shop shows until somebody puts it together', async () => {
    const { blocks, edition } = await record()
    expect(edition.version).toBe(0)
    expect(blocks.map(({ kind }) => kind)).toEqual([
      'categories',
      'offers',
      'goods',
      'goods',
      'articles',
      'trust',
    ])
    expect(await namesOf()).toEqual(['newest', 'trust'])
  })

  test('has the blocks in the order in which they were written, without hidden ones, within a second', async () => {
    const text = block({ id: 'words', kind: 'text', title: 'سلام', bodyHtml: '<p>خوش آمدید</p>' })
    const newest = block({ id: 'new', title: 'تازه از راه' })
    expect((await write([text, newest, block({ id: 'gone', isHidden: true })])).statusCode).toBe(200)
    expect(await shown()).toMatchObject([
      { kind: 'text', title: 'سلام', bodyHtml: '<p>خوش آمدید</p>' },
      { kind: 'goods', title: 'تازه از راه', sort: 'newest', category: null },
    ])
    await write([newest, text])
    expect(await namesOf()).toEqual(['new', 'words'])
  })

  test('shows goods by a rule: of a category, in an order, so many', async () => {
    const { id, slug } = (
      await manager.post('/api/admin/category/add', { title: 'گلیم', parentId: null })
    ).json<{ id: string; slug: string }>()
    const [dear, cheap] = [
      await putProduct(desk.shop.db, { price: 9_000_000, categoryId: id, categoryIds: [id], onHand: 1 }),
      await putProduct(desk.shop.db, { price: 1_000_000, categoryId: id, categoryIds: [id], onHand: 1 }),
    ]
    const idsOf = async (changes: Partial<Sent>) => {
      await write([block(changes)])
      const [first] = await shown()
      return first?.kind === 'goods' ? first.products.map(({ productId }) => productId) : []
    }
    expect(await idsOf({ category: slug, sort: 'cheapest' })).toEqual([cheap, dear])
    expect(await idsOf({ category: slug, sort: 'expensive', take: 1 })).toEqual([dear])
    expect(await idsOf({ category: 'nothing' })).toEqual([])
    const preview = (query: object) =>
      manager.get(`/api/admin/home/preview?${new URLSearchParams({ kind: 'goods', take: '4', ...query })}`)
    expect((await preview({ sort: 'cheapest', category: slug })).json().products).toHaveLength(2)
    expect((await preview({ sort: 'cheapest', category: 'nothing' })).json()).toBeNull()
    // Of all goods: the address of the desk's call drops what is empty.
    expect((await preview({ sort: 'cheapest' })).json().products.length).toBeGreaterThan(1)
  })

  test('goes on showing the goods of a category that got another address, and the desk knows it by that', async () => {
    const { id, slug, edition } = (
      await manager.post('/api/admin/category/add', { title: 'جاجیم', parentId: null })
    ).json<{ id: string; slug: string; edition: { version: number } }>()
    const goods = await putProduct(desk.shop.db, { categoryId: id, categoryIds: [id], onHand: 1 })
    await write([block({ category: slug })])
    await manager.post(`/api/admin/category/edit?id=${id}`, { version: edition.version, slug: 'jajim' })
    expect(await shown()).toMatchObject([
      { kind: 'goods', category: 'jajim', products: [{ productId: goods }] },
    ])
    expect((await record()).blocks).toMatchObject([{ category: 'jajim' }])
  })

  test('has slides with pictures that were sent up; the calls of the specification return them, too', async () => {
    const src = await upload()
    const slides = [slide(src), slide(src, { title: 'دوم', link: 'https://example.com/a' })]
    await write([
      block({ id: 'top', kind: 'slider', slides }),
      block({ id: 'side', kind: 'banners', slides: [slide(src, { title: 'بنر' })] }),
    ])
    const [top] = await shown()
    expect(top).toMatchObject({
      kind: 'slider',
      slides: [{ title: 'یلدا', image: { src, alt: 'انار' } }, {}],
    })
    const titles = async (name: string) =>
      (await desk.shop.app.inject(`/api/setting/${name}`))
        .json<{ title: string }[]>()
        .map(({ title }) => title)
    expect([await titles('slider'), await titles('banner')]).toEqual([['یلدا', 'دوم'], ['بنر']])
  })

  test('takes no picture that is not there, and no link that runs', async () => {
    const missing = slide(`/api/media/${'0'.repeat(32)}/640.jpg`)
    expect((await write([block({ kind: 'slider', slides: [missing] })])).json().code).toBe(
      'picture_unreadable',
    )
    const src = await upload()
    for (const link of ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', '']) {
      const response = await write([block({ kind: 'banners', slides: [slide(src, { link })] })])
      expect([link, response.json().code]).toEqual([link, 'validation_failed'])
    }
    expect((await write([block({ kind: 'slider' })])).json().code).toBe('validation_failed')
  })

  test('keeps nothing that runs of what is typed', async () => {
    // Signs that no text may have are refused before.
    const vectors = xssVectors.filter((vector) => !vector.includes('\u0000'))
    for (let from = 0; from < vectors.length; from += 30) {
      const written = await write(
        vectors
          .slice(from, from + 30)
          .map((vector, place) => block({ id: `w${place}`, kind: 'text', bodyHtml: `<p>متن</p>${vector}` })),
      )
      expect(written.statusCode).toBe(200)
      for (const { bodyHtml } of written.json().blocks)
        expect(bodyHtml).not.toMatch(/<script|<[^>]*\son\w+\s*=|href="\s*javascript:|<iframe|<svg|<style/i)
    }
  })
})

describe('a block with a time', () => {
  test('is seen from its moment until its end, by its row alone', async () => {
    const { pool } = desk.shop.database
    const revision = async () => (await readContentRevision(desk.shop.database)).revision
    await write([
      block({ id: 'always' }),
      block({ id: 'later', from: '1410/01/01 10:30', until: '1410/01/02 10:30' }),
    ])
    const before = await revision()
    expect(await namesOf()).toEqual(['always'])
    // The moment comes earlier than it was said.
    const { rows } = await pool.query(
      `UPDATE content_changes SET made_at = now() WHERE made_at = '2031-03-21T07:00:00Z' RETURNING id`,
    )
    expect(rows).toHaveLength(1)
    await pool.query(
      `UPDATE settings SET value = jsonb_set(value, '{1,from}', to_jsonb(to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))) WHERE name = 'home'`,
    )
    expect(await revision()).toBeGreaterThan(before)
    expect(await namesOf()).toEqual(['always', 'later'])
    await pool.query(
      `UPDATE settings SET value = jsonb_set(value, '{1,until}', to_jsonb('2020-01-01T00:00:00Z'::text)) WHERE name = 'home'`,
    )
    expect(await namesOf()).toEqual(['always'])
  })

  test('ends after it began, and its times are days and hours of people', async () => {
    const refused = await write([block({ from: '1410/01/02 10:30', until: '1410/01/01 10:30' })])
    expect(refused.json()).toMatchObject({
      code: 'validation_failed',
      fields: { 'blocks.0.until': 'پایان نمایش پیش از آغاز آن است' },
    })
    expect((await write([block({ from: 'فردا' })])).json().code).toBe('validation_failed')
  })
})

test('of two who write the home page at the same moment one is told, and the books name the blocks', async () => {
  const { version } = (await record()).edition
  const twin = adminPage({ app: other }, manager.headers)
  const both = await Promise.all([
    write([block({ id: 'a', title: 'یکم' })], manager, version),
    write([block({ id: 'b', title: 'دوم' })], twin, version),
  ])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const { items } = (await manager.get('/api/admin/actions?subject=settings:home&call=writeHome')).json()
  const titles = items.map(({ after }: { after: { blocks: string } }) => after.blocks)
  expect(titles.filter((title: string) => /^goods: (یکم|دوم)$/.test(title))).toHaveLength(1)
})

test('two categories of one name are told apart where somebody chooses what a block or a link is for', async () => {
  const add = async (title: string, parentId: string | null) =>
    (await manager.post('/api/admin/category/add', { title, parentId })).json<{ id: string }>().id
  await add('چایی', await add('خوراکی', null))
  await add('چایی', await add('هدیه', null))
  const targets = (await manager.get('/api/admin/link-targets')).json<{ title: string }[]>()
  const titles = targets.map(({ title }) => title)
  expect(titles.filter((title) => title.endsWith('چایی'))).toEqual(['خوراکی ‹ چایی', 'هدیه ‹ چایی'])
})

test('who only writes sees the home page and does not change it', async () => {
  expect((await writer.get('/api/admin/home')).statusCode).toBe(200)
  expect((await write([], writer)).statusCode).toBe(403)
})
