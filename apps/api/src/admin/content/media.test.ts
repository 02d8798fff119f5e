import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { signInStaff, type TestStaff } from '../../../test/staff.ts'
import { openMediaStore } from '../../modules/media/media-store.ts'
import { makeLibraryTender } from '../../workflows/media/tend-library.ts'

const DAY_MS = 24 * 60 * 60_000
let desk: TestDesk
let manager: TestStaff
let members = 0
beforeAll(async () => {
  desk = await makeDesk()
})
const signIn = async () => {
  members += 1
  manager = await signInStaff(desk.shop, 'manager', `0933${String(members).padStart(7, '0')}`)
}
// Days pass in these tests, and sessions end.
beforeEach(signIn)
afterAll(() => desk.shop.close())

let shades = 0
const send = async (alt: string): Promise<string> => {
  shades += 1
  const background = { r: shades * 20, g: 90, b: 40 }
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background } })
    .png()
    .toBuffer()
  const response = await manager.post(`/api/admin/picture/add?alt=${encodeURIComponent(alt)}`, bytes)
  expect(response.statusCode, response.body).toBe(200)
  return /media\/([0-9a-f]{32})\//.exec(response.json().src)?.[1] ?? ''
}
const list = async (query = ''): Promise<{ key: string; alt: string }[]> =>
  (await manager.get(`/api/admin/media?${query}`)).json().items
const keysOf = async (query = '') => (await list(query)).map(({ key }) => key)
const read = async (key: string) => (await manager.get(`/api/admin/media/picture?key=${key}`)).json()
const isThere = async (key: string) => (await openMediaStore(desk.shop.desk.files).readOriginal(key)) !== null
const tend = () => makeLibraryTender(desk.shop.desk)()
const article = async () => {
  const words = { title: 'گلیم', author: 'سارا', bodyHtml: '<p>متن</p>', summary: '', category: '' }
  return (await manager.post('/api/admin/article/add', { ...words, tags: [], slug: '' })).json().id
}

describe('the library of pictures', () => {
  test('has what was sent up, found by the words of what it shows in any spelling', async () => {
    const key = await send('كاسه‌ی مسی')
    expect(await keysOf()).toContain(key)
    expect(await keysOf(`q=${encodeURIComponent('کاسه مسی')}`)).toEqual([key])
    expect(await keysOf(`q=${encodeURIComponent('گلیم')}`)).toEqual([])
  })

  test('says what a picture shows once somebody wrote it; of two who saw the same words the second is told', async () => {
    const key = await send('کوزه')
    const edit = (version: number, alt: string) =>
      manager.post(`/api/admin/media/edit?key=${key}`, { version, alt })
    expect((await edit(0, 'کوزه‌ی سفالی')).json()).toMatchObject({ alt: 'کوزه‌ی سفالی' })
    expect((await edit(0, 'کوزه‌ی آبی')).json().code).toBe('edit_conflict')
    expect(await keysOf(`q=${encodeURIComponent('سفالی')}`)).toEqual([key])
  })

  test('gives a picture to a product, an article and a maker, and says that it is there', async () => {
    const key = await send('گلدان')
    const id = await article()
    const maker = await desk.maker()
    const alt = encodeURIComponent('گلدان آبی')
    const answers = await Promise.all([
      manager.post(`/api/admin/product/picture/add?id=${desk.productId}&from=${key}`, Buffer.alloc(0)),
      manager.post(`/api/admin/article/cover?id=${id}&alt=${alt}&from=${key}`, Buffer.alloc(0)),
      manager.post(`/api/admin/maker/picture?id=${maker}&alt=${alt}&from=${key}`, Buffer.alloc(0)),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    const { uses } = await read(key)
    expect(uses.map(({ place }: { place: string }) => place).toSorted()).toEqual([
      'article',
      'maker',
      'product',
    ])
  })

  test('gives none that it does not have', async () => {
    const response = await manager.post(
      `/api/admin/product/picture/add?id=${desk.productId}&from=${'0'.repeat(32)}`,
      Buffer.alloc(0),
    )
    expect([response.statusCode, response.json().code]).toEqual([409, 'picture_gone'])
  })
})

describe('a picture that nothing shows', () => {
  test('goes thirty days after that was found, files and all; what something shows stays', async () => {
    const [unused, shown, inText] = [await send('بی‌کار'), await send('در کالا'), await send('در متن')]
    await manager.post(`/api/admin/product/picture/add?id=${desk.productId}&from=${shown}`, Buffer.alloc(0))
    const bodyHtml = `<p>متن</p><img src="/api/media/${inText}/160.jpg" alt="در متن">`
    await manager.post(`/api/admin/page/write?slug=pictured`, { version: 0, title: 'صفحه', bodyHtml })
    await tend()
    expect(await keysOf('unused=1')).toContain(unused)
    expect(await keysOf('unused=1')).not.toEqual(expect.arrayContaining([shown]))
    expect(await keysOf('unused=1')).not.toEqual(expect.arrayContaining([inText]))
    desk.shop.time.advance(30 * DAY_MS - 1)
    await tend()
    expect(await isThere(unused)).toBe(true)
    desk.shop.time.advance(1)
    await tend()
    expect([await isThere(unused), await isThere(shown), await isThere(inText)]).toEqual([false, true, true])
  })

  test('stays when it was taken out of the library meanwhile', async () => {
    const key = await send('دوباره')
    await tend()
    desk.shop.time.advance(31 * DAY_MS)
    await signIn()
    const answer = await manager.post(
      `/api/admin/product/picture/add?id=${desk.productId}&from=${key}`,
      Buffer.alloc(0),
    )
    expect(answer.statusCode).toBe(200)
    await tend()
    expect(await isThere(key)).toBe(true)
  })
})

test('what an order consisted of before an edit keeps its picture, too', async () => {
  const key = await send('برداشته از سفارش')
  const id = await desk.editedOrder()
  const line = { image: { key, width: 20, height: 20, alt: '', color: '#888888' } }
  await desk.shop.db.execute(
    sql`UPDATE order_edits SET lines_before = ${JSON.stringify([line])}::jsonb WHERE order_id = ${id}`,
  )
  await tend()
  expect(await keysOf('unused=1')).not.toContain(key)
})

describe('pictures from before there was a library', () => {
  test('come into it with their words', async () => {
    const key = 'ab'.repeat(16)
    const image = { key, width: 800, height: 600, alt: 'قالیچه‌ی لاکی', color: '#aa2233' }
    await desk.shop.database.pool.query('UPDATE products SET images = $1 WHERE id = $2', [
      JSON.stringify([image]),
      desk.productId,
    ])
    await tend()
    expect(await keysOf(`q=${encodeURIComponent('لاکی')}`)).toEqual([key])
  })
})
